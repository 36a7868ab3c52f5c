import { createCookie } from 'react-router';
import { z } from 'zod';
import { flashCookieName, secureFlashCookieName } from './use-flash.ts';

const schema = z.object({
  id: z.string().max(60),
  kind: z.enum(['success', 'error', 'info']),
  title: z.string().max(300),
  description: z.string().max(600).optional(),
  seconds: z.number().min(1).max(10).optional(),
});

/** A toast that waits for the next page: it travels in a short-lived cookie, and whoever shows it takes it away. */
export type FlashToast = z.infer<typeof schema>;

/**
 * Scripts may remove it, because only the page knows that a toast was shown: answers to the page's own fetches may be
 * thrown away unseen, when a live update overtakes a navigation. It holds nothing but words to show. Over https the last
 * hand on every answer gives it a name that only this host can set (answer-headers.server.ts).
 */
export const flashCookie = createCookie(flashCookieName, { path: '/', sameSite: 'lax', maxAge: 60 });
const secureFlashCookie = createCookie(secureFlashCookieName);

export async function readFlash(
  request: Request,
  { baseUrl }: { baseUrl: string },
): Promise<FlashToast | null> {
  const cookie = baseUrl.startsWith('https:') ? secureFlashCookie : flashCookie;
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  return schema.safeParse(value).data ?? null;
}

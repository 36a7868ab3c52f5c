import { createCookie } from 'react-router';
import { z } from 'zod';
import { flashCookieName, secureFlashCookieName } from './use-flash.ts';

const schema = z.object({
  id: z.string().max(60),
  kind: z.enum(['success', 'error', 'warning', 'info']),
  title: z.string().max(300),
  description: z.string().max(600).optional(),
  seconds: z.number().min(1).max(10).optional(),
});

/** A toast for the next page. It travels in a short-lived cookie, which the page deletes when it shows the toast. */
export type FlashToast = z.infer<typeof schema>;

/**
 * Not HttpOnly, because only the page knows whether a toast was shown: the response to one of its fetches may be dropped
 * when a live update overtakes a navigation. It contains only text to show. Over https, response-headers.server.ts gives
 * it a `__Host-` name, which only this host can set.
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

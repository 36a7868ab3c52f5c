import { createCookie } from 'react-router';
import { z } from 'zod';
import { flashCookieName } from './flash.ts';

const schema = z.object({
  id: z.string().max(60),
  kind: z.enum(['success', 'error', 'info']),
  title: z.string().max(300),
  description: z.string().max(600).optional(),
});

/** A toast that waits for the next page: it travels in a short-lived cookie, and whoever shows it takes it away. */
export type FlashToast = z.infer<typeof schema>;

/**
 * Scripts may remove it, because only the page knows that a toast was shown: answers to the page's own fetches may be
 * thrown away unseen, when a live update overtakes a navigation. It holds nothing but words to show.
 */
export const flashCookie = createCookie(flashCookieName, { path: '/', sameSite: 'lax', maxAge: 60 });

export async function readFlash(request: Request): Promise<FlashToast | null> {
  const value: unknown = await flashCookie.parse(request.headers.get('Cookie'));
  return schema.safeParse(value).data ?? null;
}

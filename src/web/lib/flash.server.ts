import { createCookie } from 'react-router';
import { z } from 'zod';

const schema = z.object({
  id: z.string().max(60),
  kind: z.enum(['success', 'error', 'info']),
  title: z.string().max(300),
  description: z.string().max(600).optional(),
});

/** A toast that waits for the next page: it travels in a short-lived cookie and is shown once. */
export type FlashToast = z.infer<typeof schema>;

export const flashCookie = createCookie('rolefit_flash', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
});

export async function readFlash(request: Request): Promise<FlashToast | null> {
  const value: unknown = await flashCookie.parse(request.headers.get('Cookie'));
  return schema.safeParse(value).data ?? null;
}

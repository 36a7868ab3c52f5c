import { createHmac, randomBytes } from 'node:crypto';
import type { App } from '../context.ts';
import { sessions } from '../features/accounts/accounts.tables.ts';

/** Creates a session and returns its cookie, bypassing the rate-limited sign-in form. */
export async function sessionCookie(
  { auth, db }: App,
  userId: string,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { secret, authCookies } = await auth.$context;
  await db.insert(sessions).values({ id: randomBytes(16).toString('hex'), userId, token, expiresAt });
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
}

import type { App } from '../../../server/context.ts';

/** True when the request carries a session cookie. If there is no viewer then, the session has ended or is broken. */
export async function hasSessionCookie({ auth }: App, headers: Headers): Promise<boolean> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}

/** A Set-Cookie value that deletes the session cookie. */
export async function expiredSessionCookie({ auth }: App): Promise<string> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken;
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`;
}

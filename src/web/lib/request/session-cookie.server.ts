import type { App } from '../../../server/context.ts';

/** Does a request bring a session cookie at all? Then a missing viewer means that the session has ended or is broken. */
export async function hadSession({ auth }: App, headers: Headers): Promise<boolean> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}

/** The header that takes the session cookie away. */
export async function forgottenSession({ auth }: App): Promise<string> {
  const { name, attributes } = (await auth.$context).authCookies.sessionToken;
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`;
}

import type { Settings } from '../settings.ts';

type GivenHeader = (name: 'Host' | 'Origin' | 'Referer' | 'Sec-Fetch-Site') => string | undefined;

/**
 * Whether a page of ours sends this form, and no other site in a person's name; asked for every request that changes
 * something, with or without a session, for signing somebody in unasked is an attack as well.
 *
 * A browser that says where a request comes from is believed: pages can't write these headers. Sec-Fetch-Site knows it
 * best, whatever proxies do to the Host, and a sub-domain ("same-site") is another site. It is only sent over https and
 * to localhost; elsewhere it is the Origin. That is "null" for a form of a page that gives no referrer and for a sandboxed
 * frame alike, so alone it proves nothing. Without any of them it is no browser of today, and nobody's cookies are in play.
 */
export function isSameOrigin(header: GivenHeader, { baseUrl }: Pick<Settings, 'baseUrl'>): boolean {
  const site = header('Sec-Fetch-Site');
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  const from = header('Origin') ?? header('Referer');
  return from === undefined || isOurs(from, header('Host'), new URL(baseUrl));
}

/** By the address of the settings, or by the name they asked for it with; never by http where ours is https. */
function isOurs(from: string, host: string | undefined, base: URL): boolean {
  if (!URL.canParse(from)) return false;
  const { origin, host: named, protocol } = new URL(from);
  if (origin === base.origin) return true;
  return named === host?.toLowerCase() && (protocol === 'https:' || protocol === base.protocol);
}

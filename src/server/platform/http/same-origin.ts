import type { Settings } from '../settings.ts';

type ReadHeader = (name: 'Host' | 'Origin' | 'Referer' | 'Sec-Fetch-Site') => string | undefined;

/**
 * CSRF check: true if one of our own pages sent this request. Runs for every request that changes something, even without
 * a session, because signing someone in without their knowledge is an attack too.
 *
 * Pages can't set these headers, so the browser's word is trusted. Sec-Fetch-Site is the most reliable, whatever proxies
 * do to the Host; a subdomain ("same-site") counts as another site. Browsers send it only over https and to localhost, so
 * Origin is the fallback. An Origin of "null" is refused: it can come from our own page without a referrer, but also from
 * a sandboxed frame. A request with none of these headers isn't from a current browser, so no user's cookies are at risk.
 */
export function isSameOrigin(header: ReadHeader, { baseUrl }: Pick<Settings, 'baseUrl'>): boolean {
  const site = header('Sec-Fetch-Site');
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  const from = header('Origin') ?? header('Referer');
  return from === undefined || isOwnAddress(from, header('Host'), new URL(baseUrl));
}

/** Matches the configured address or the requested host, but never http where ours is https. */
function isOwnAddress(from: string, host: string | undefined, base: URL): boolean {
  if (!URL.canParse(from)) return false;
  const { origin, host: fromHost, protocol } = new URL(from);
  if (origin === base.origin) return true;
  return fromHost === host?.toLowerCase() && (protocol === 'https:' || protocol === base.protocol);
}

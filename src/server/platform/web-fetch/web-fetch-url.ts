import { WebFetchError } from './web-fetch-error.ts';

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
/** True if this host and port are on the allow list, whatever address they resolve to. */
export type Allowance = (host: string, port: number) => boolean;

const MAX_URL_LENGTH = 8192;

/** The port of this URL, explicit or default. */
export function portOf(url: URL): number {
  return url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port);
}

export function allowanceOf(hostsAndPorts: readonly string[]): Allowance {
  const allowed = new Set(hostsAndPorts.map((entry) => entry.toLowerCase()));
  return (host, port) => allowed.has(`${host}:${port}`) || allowed.has(`[${host}]:${port}`);
}

/** The host as DNS and sockets expect it: IPv6 literals without brackets. */
export function bareHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

/**
 * Checks a URL from a user or a board. `URL` normalises decimal, octal, hex and full-width hosts to plain addresses, so
 * no code here or later sees an unusual literal.
 */
export function parseWebUrl(input: string, allow: Allowance): URL {
  if (input.length > MAX_URL_LENGTH || !URL.canParse(input)) throw new WebFetchError('invalid_url');
  const url = new URL(input);
  if (!(url.protocol in DEFAULT_PORTS)) throw new WebFetchError('invalid_url');
  if (url.username !== '' || url.password !== '') {
    const message = 'Remove the username and password from the link.';
    throw new WebFetchError('invalid_url', { message });
  }
  const port = portOf(url);
  if (port !== 80 && port !== 443 && !allow(bareHost(url.hostname), port)) throw new WebFetchError('blocked');
  url.hash = '';
  return url;
}

/** The next URL of a redirect. An invalid one is `blocked`, not `invalid_url`: the user's own URL was fine. */
export function parseRedirect(location: string, from: URL, allow: Allowance): URL {
  if (!URL.canParse(location, from)) throw new WebFetchError('blocked');
  try {
    return parseWebUrl(new URL(location, from).href, allow);
  } catch (cause) {
    throw new WebFetchError('blocked', { cause });
  }
}

import { WebFetchError } from './web-fetch-error.ts';

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
/** Whether a host and port was allowed by name, whatever address it has. */
export type Allowance = (host: string, port: number) => boolean;

const MAX_URL_LENGTH = 8192;

/** The port that a connection to this URL goes to. */
export function portOf(url: URL): number {
  return url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port);
}

export function allowanceOf(hostsAndPorts: readonly string[]): Allowance {
  const allowed = new Set(hostsAndPorts.map((one) => one.toLowerCase()));
  return (host, port) => allowed.has(`${host}:${port}`) || allowed.has(`[${host}]:${port}`);
}

/** A host as DNS and sockets want it: IPv6 literals without their brackets. */
export function bareHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

/**
 * Checks an address a person or a board gave. `URL` has already turned decimal, octal, hex and full-width hosts into
 * plain addresses, so nothing here (or later) sees an odd literal.
 */
export function parseWebUrl(given: string, allow: Allowance): URL {
  if (given.length > MAX_URL_LENGTH || !URL.canParse(given)) throw new WebFetchError('invalid_url');
  const url = new URL(given);
  if (!(url.protocol in DEFAULT_PORTS)) throw new WebFetchError('invalid_url');
  if (url.username !== '' || url.password !== '') {
    const message = 'Leave the user name and password out of the address.';
    throw new WebFetchError('invalid_url', { message });
  }
  const port = portOf(url);
  if (port !== 80 && port !== 443 && !allow(bareHost(url.hostname), port)) throw new WebFetchError('blocked');
  url.hash = '';
  return url;
}

/** The next hop of a redirect. Where a page may not send us, it is `blocked`: the person's own address was fine. */
export function parseRedirect(location: string, from: URL, allow: Allowance): URL {
  if (!URL.canParse(location, from)) throw new WebFetchError('blocked');
  try {
    return parseWebUrl(new URL(location, from).href, allow);
  } catch (cause) {
    throw new WebFetchError('blocked', { cause });
  }
}

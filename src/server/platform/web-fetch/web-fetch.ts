import { isIP } from 'node:net';
import type { Dispatcher } from 'undici';
import { isPublicAddress } from './web-fetch-address.ts';
import { readBody } from './web-fetch-body.ts';
import { createGuardedAgent, type MayConnect, type Resolver, systemResolver } from './web-fetch-connect.ts';
import { badStatus, isWebFetchError, WebFetchError } from './web-fetch-error.ts';
import { decodeText } from './web-fetch-text.ts';
import { allowanceOf, bareHost, parseRedirect, parseWebUrl, portOf } from './web-fetch-url.ts';

export type WebFetchOptions = {
  /** "host:port" pairs that may be reached although they are private or not on port 80 or 443. */
  allow?: readonly string[];
  resolver?: Resolver;
  userAgent?: string;
  maxBytes?: number;
  maxMs?: number;
  maxRedirects?: number;
  /** Where a request for this address is really sent: to a mirror. What leads there may be private; literal addresses may not. */
  via?: (url: URL) => URL;
};

export type WebFetchInit = {
  accept?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  method?: 'GET' | 'HEAD';
  /** Where less is enough than what may be read of a page. */
  maxBytes?: number;
};

export type WebFetchResponse = {
  /** Where the page was found in the end, after redirects. */
  url: string;
  status: number;
  headers: Headers;
  contentType: string;
  bytes: Uint8Array;
  text(): string;
};

export type WebFetch = (url: string, init?: WebFetchInit) => Promise<WebFetchResponse>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ACCEPT = 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.5';

/**
 * The only door to the network for addresses that a user, a page or a board gave. It answers with a 2xx response, read
 * to its end, or throws a `WebFetchError`.
 */
export function createWebFetch(options: WebFetchOptions = {}): WebFetch {
  const allow = allowanceOf(options.allow ?? []);
  const maxBytes = options.maxBytes ?? 5 * 1024 * 1024;
  const maxMs = options.maxMs ?? 10_000;
  const maxRedirects = options.maxRedirects ?? 5;
  const userAgent = options.userAgent ?? 'Rolefit/0.1';
  const mayConnect: MayConnect = (host, port, address) => allow(host, port) || isPublicAddress(address);
  const agent = createGuardedAgent(options.resolver ?? systemResolver, mayConnect, maxMs);

  return async function webFetch(given, init = {}) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), maxMs);
    const callOff = () => stop.abort();
    init.signal?.addEventListener('abort', callOff);
    try {
      init.signal?.throwIfAborted();
      // While a connection is being made the client doesn't hear the signal, so the deadline is also raced.
      return await Promise.race([read(given, init, stop.signal), whenAborted(stop.signal)]);
    } catch (error) {
      init.signal?.throwIfAborted();
      throw asWebFetchError(error, stop.signal.aborted);
    } finally {
      clearTimeout(timer);
      init.signal?.removeEventListener('abort', callOff);
    }
  };

  async function read(given: string, init: WebFetchInit, signal: AbortSignal) {
    const first = parseWebUrl(given, allow);
    const { url, response } = await followRedirects(first, (hop) => request(hop, first, init, signal));
    return readResponse(url, response, Math.min(init.maxBytes ?? maxBytes, maxBytes), signal);
  }

  async function followRedirects(first: URL, ask: (url: URL) => Promise<Dispatcher.ResponseData>) {
    let url = first;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await ask(url);
      const location = response.headers.location;
      if (!REDIRECTS.has(response.statusCode) || typeof location !== 'string') return { url, response };
      discard(response);
      url = parseRedirect(location, url, allow);
    }
    throw new WebFetchError('too_many_redirects');
  }

  async function request(url: URL, first: URL, init: WebFetchInit, signal: AbortSignal) {
    const host = bareHost(url.hostname);
    if (options.via && isIP(host) && !mayConnect(host, portOf(url), host)) throw new WebFetchError('blocked');
    const at = options.via?.(url) ?? url;
    return agent.request({
      origin: at.origin,
      path: at.pathname + at.search,
      method: init.method ?? 'GET',
      signal,
      headers: {
        // What the caller adds is meant for the site it asked, and for no other.
        ...(url.origin === first.origin ? init.headers : {}),
        accept: init.accept ?? ACCEPT,
        'accept-encoding': 'gzip, br',
        'accept-language': 'en',
        'user-agent': userAgent,
      },
    });
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readResponse(
  url: URL,
  response: Dispatcher.ResponseData,
  maxBytes: number,
  signal: AbortSignal,
): Promise<WebFetchResponse> {
  const headers = headersOf(response);
  const refusal = refuse(response.statusCode, headers, maxBytes);
  if (refusal) {
    discard(response);
    throw refusal;
  }
  const bytes = await readBody(response.body, headers.get('content-encoding') ?? '', maxBytes, signal);
  const contentType = headers.get('content-type') ?? '';
  const text = () => decodeText(bytes, contentType);
  return { url: url.href, status: response.statusCode, headers, contentType, bytes, text };
}

/** A body that is thrown away still reports that it was cut off, and nobody else listens. */
function discard(response: Dispatcher.ResponseData): void {
  response.body.on('error', () => {}).destroy();
}

function refuse(status: number, headers: Headers, maxBytes: number): WebFetchError | undefined {
  if (status < 200 || status > 299) return badStatus(status, headers.get('retry-after'));
  if (Number(headers.get('content-length')) > maxBytes) return new WebFetchError('too_large');
  return undefined;
}

function headersOf(response: Dispatcher.ResponseData): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}

function asWebFetchError(error: unknown, late: boolean): WebFetchError {
  // A socket error can be wrapped by the client; ours is then its cause.
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if (isWebFetchError(at)) return at;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new WebFetchError('too_large', { cause: error });
  const slow = late || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT';
  return new WebFetchError(slow ? 'timeout' : 'unreachable', { cause: error });
}

import { isIP } from 'node:net';
import type { Dispatcher } from 'undici';
import { isPublicAddress } from './web-fetch-address.ts';
import { readBody } from './web-fetch-body.ts';
import { createGuardedAgent, type MayConnect, type Resolver, systemResolver } from './web-fetch-connect.ts';
import { badStatus, isWebFetchError, WebFetchError } from './web-fetch-error.ts';
import { decodeText } from './web-fetch-text.ts';
import { allowanceOf, bareHost, parseRedirect, parseWebUrl, portOf } from './web-fetch-url.ts';

export type WebFetchOptions = {
  /** "host:port" pairs that may be reached even if they are private or not on port 80 or 443. */
  allow?: readonly string[];
  resolver?: Resolver;
  userAgent?: string;
  maxBytes?: number;
  maxMs?: number;
  maxRedirects?: number;
  /** Maps a URL to the mirror that gets the request. Names may then be private, because only the mirror resolves them; IP literals may not. */
  via?: (url: URL) => URL;
};

export type WebFetchInit = {
  accept?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  method?: 'GET' | 'HEAD';
  /** Lowers the limit for this request. */
  maxBytes?: number;
};

export type WebFetchResponse = {
  /** The final URL, after redirects. */
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
 * The only way to fetch URLs that come from a user, a page or a board. Resolves to a 2xx response that was read to the
 * end, or rejects with a `WebFetchError`.
 */
export function createWebFetch(options: WebFetchOptions = {}): WebFetch {
  const allow = allowanceOf(options.allow ?? []);
  const maxBytes = options.maxBytes ?? 5 * 1024 * 1024;
  const maxMs = options.maxMs ?? 10_000;
  const maxRedirects = options.maxRedirects ?? 5;
  const userAgent = options.userAgent ?? 'Rolefit/0.1';
  const mayConnect: MayConnect = (host, port, address) => allow(host, port) || isPublicAddress(address);
  const agent = createGuardedAgent(options.resolver ?? systemResolver, mayConnect, maxMs);

  return async function webFetch(input, init = {}) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), maxMs);
    const onAbort = () => stop.abort();
    init.signal?.addEventListener('abort', onAbort);
    try {
      init.signal?.throwIfAborted();
      // The client ignores the signal while it connects, so the deadline is raced as well.
      return await Promise.race([read(input, init, stop.signal), whenAborted(stop.signal)]);
    } catch (error) {
      init.signal?.throwIfAborted();
      throw asWebFetchError(error, stop.signal.aborted);
    } finally {
      clearTimeout(timer);
      init.signal?.removeEventListener('abort', onAbort);
    }
  };

  async function read(input: string, init: WebFetchInit, signal: AbortSignal) {
    const first = parseWebUrl(input, allow);
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
    const target = options.via?.(url) ?? url;
    return agent.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method: init.method ?? 'GET',
      signal,
      headers: {
        // The caller's headers are meant for the requested site only, not for redirect targets.
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
  const error = responseError(response.statusCode, headers, maxBytes);
  if (error) {
    discard(response);
    throw error;
  }
  const bytes = await readBody(response.body, headers.get('content-encoding') ?? '', maxBytes, signal);
  const contentType = headers.get('content-type') ?? '';
  const text = () => decodeText(bytes, contentType);
  return { url: url.href, status: response.statusCode, headers, contentType, bytes, text };
}

/** A discarded body still emits an error when it is cut off; without a listener that would crash the process. */
function discard(response: Dispatcher.ResponseData): void {
  response.body.on('error', () => {}).destroy();
}

function responseError(status: number, headers: Headers, maxBytes: number): WebFetchError | undefined {
  if (status < 200 || status > 299) return badStatus(status, headers.get('retry-after'));
  if (Number(headers.get('content-length')) > maxBytes) return new WebFetchError('too_large');
  return undefined;
}

function headersOf(response: Dispatcher.ResponseData): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  }
  return headers;
}

function asWebFetchError(error: unknown, timedOut: boolean): WebFetchError {
  // The client may wrap a socket error; our error is then its cause.
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if (isWebFetchError(at)) return at;
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new WebFetchError('too_large', { cause: error });
  const isTimeout = timedOut || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT';
  return new WebFetchError(isTimeout ? 'timeout' : 'unreachable', { cause: error });
}

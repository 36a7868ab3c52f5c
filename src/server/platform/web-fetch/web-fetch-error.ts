export type WebFetchCode =
  | 'invalid_url'
  | 'blocked'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'not_ok';

const SENTENCES: Record<WebFetchCode, string> = {
  invalid_url: 'This is not a web address that can be opened. Use one that starts with http:// or https://.',
  blocked: 'This address does not lead to a public web page, so it is not opened. Use the public address.',
  unreachable: 'The page could not be reached. Check the address, or try again in a minute.',
  timeout: 'The page took too long to answer. Try again in a minute.',
  too_large: 'The page is too large to be read.',
  too_many_redirects:
    'The page keeps sending visitors on to another address. Open it yourself and use the final one.',
  not_ok: 'The page answered with an error. Check the address.',
};

/**
 * The only error that `webFetch` throws. Its message is shown to users. The server and the web bundle are two module
 * graphs, so check with `isWebFetchError`, never with `instanceof`.
 */
export class WebFetchError extends Error {
  override readonly name = 'WebFetchError';
  readonly code: WebFetchCode;
  /** The HTTP status, with `not_ok`. */
  readonly status: number | undefined;
  /** From the Retry-After header, if there was one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: WebFetchCode,
    options: { message?: string; status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? SENTENCES[code], { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function isWebFetchError(error: unknown): error is WebFetchError {
  return error instanceof Error && error.name === 'WebFetchError';
}

export function badStatus(status: number, retryAfter: string | null = null): WebFetchError {
  if (status === 404 || status === 410) {
    const message = 'There is no page at this address any more. Check it, or look for the page anew.';
    return new WebFetchError('not_ok', { status, message });
  }
  if (status === 401 || status === 403) {
    const message = 'The page can only be read after signing in, or it turns programs away.';
    return new WebFetchError('not_ok', { status, message });
  }
  return new WebFetchError('not_ok', { status, retryAfterSeconds: secondsUntil(retryAfter) });
}

/** Parses Retry-After, a number of seconds or a date. */
function secondsUntil(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

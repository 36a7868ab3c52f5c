export type WebFetchCode =
  | 'invalid_url'
  | 'blocked'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'not_ok';

const SENTENCES: Record<WebFetchCode, string> = {
  invalid_url: 'This isn’t a valid web address. Use one that starts with http:// or https://.',
  blocked: 'This link doesn’t lead to a public web page, so we can’t open it. Use a public link.',
  unreachable: 'We couldn’t reach this page. Check the link, or try again in a minute.',
  timeout: 'The page took too long to answer. Try again in a minute.',
  too_large: 'This page is too large to read.',
  too_many_redirects: 'This page redirects too many times. Open it yourself and use the final link.',
  not_ok: 'The page returned an error. Check the link.',
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
    const message = 'This page no longer exists. Check the link, or look for the page again.';
    return new WebFetchError('not_ok', { status, message });
  }
  if (status === 401 || status === 403) {
    const message = 'This page requires signing in or blocks automated visits.';
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

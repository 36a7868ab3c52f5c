/**
 * An answer a person gets instead of what was asked for. `code` names it for the program, `title` and
 * `message` are the words to show, `field` ties it to an input. One place (web/lib/request.server) turns it into a response.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly title: string | undefined;
  readonly field: string | undefined;
  /** When trying again makes sense, for the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;
  /** How much was asked for, where a limit has no room for it. */
  readonly amount: number | undefined;

  constructor(
    code: string,
    message: string,
    more: { title?: string; field?: string; retryAfterSeconds?: number; amount?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.title = more.title;
    this.field = more.field;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.amount = more.amount;
  }
}

/** By name, not by class: the web bundle and the main process each have their own copy of this module. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found.`);

/**
 * An error the user sees. `code` identifies it in the program, `title` and `message` are shown, `field` names the input
 * it belongs to. web/lib/request/request.server.ts turns it into a response.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly title: string | undefined;
  readonly field: string | undefined;
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;
  /** The requested amount, when it exceeds a limit. */
  readonly amount: number | undefined;

  constructor(
    code: string,
    message: string,
    details: { title?: string; field?: string; retryAfterSeconds?: number; amount?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.title = details.title;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.amount = details.amount;
  }
}

/** Checks the name, not the class: the web bundle and the main process each load their own copy of this module. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found.`);

import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import type { App, Context, SignedInContext, Viewer } from '../../../server/context.ts';
import { isDatabaseUnavailable } from '../../../server/platform/database/database-unavailable.ts';
import { type AppError, isAppError } from '../../../server/platform/errors.ts';
import { boundedForm } from '../form-data/bounded-form.server.ts';
import { type FlashToast, flashCookie } from '../toasts/flash-cookie.server.ts';

export const appContext = createContext<App>();
export const nonceContext = createContext<string>();
export const viewerContext = createContext<Viewer | null>(null);
/** True when the viewer could not be looked up. */
export const authFailedContext = createContext(false);
export const flashContext = createContext<FlashToast | null>(null);

export type ReadContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** Builds the Context that use cases take. */
export function contextOf(context: ReadContext): Context {
  return { ...context.get(appContext), viewer: context.get(viewerContext) };
}

/** The same for routes behind the signed-in guard, which guarantees a viewer. */
export function signedInContextOf(context: ReadContext): SignedInContext {
  const ctx = contextOf(context);
  if (!ctx.viewer) throw redirect('/auth');
  return ctx as SignedInContext;
}

/**
 * Reads a form. NUL characters, which PostgreSQL cannot store, are removed, and lines end with LF, as they were typed: browsers
 * send CRLF for each. A body that is not a form answers 400.
 */
export async function formOf(request: Request): Promise<FormData> {
  const sent = await boundedForm(request);
  if (!sent) throw data(null, { status: 400 });
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') form.append(name, value.replaceAll('\0', '').replaceAll('\r\n', '\n'));
    else form.append(name, value, value.name.replaceAll('\0', ''));
  }
  return form;
}

/** The search text in the URL. */
export function searchOf({ url }: Request): string {
  return cleanSearch(new URL(url).searchParams.get('search') ?? '');
}

export function cleanSearch(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, 100);
}

export async function redirectWithToast(to: string, toast: Omit<FlashToast, 'id'>, headers = new Headers()) {
  headers.append('Set-Cookie', await flashCookie.serialize({ ...toast, id: crypto.randomUUID() }));
  return redirect(to, { headers });
}

export type ActionError = {
  code: string;
  title: string | undefined;
  message: string;
  field: string | undefined;
  amount?: number;
};

const statuses: Record<string, number> = {
  not_found: 404,
  limit_reached: 403,
  busy: 503,
  storage_unavailable: 503,
  too_many_attempts: 429,
};

/**
 * Turns an AppError into action data that the form shows, so that nothing typed is lost. Other errors are rethrown.
 * `more` is returned beside the error.
 */
export function actionError<More extends object>(error: unknown, more: More = {} as More) {
  if (!isAppError(error)) throw error;
  const { code, title, message, field, amount, retryAfterSeconds } = error as AppError;
  const shown: ActionError = { code, title, message, field, amount };
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return data({ ...more, error: shown }, { status: statuses[code] ?? 400, headers });
}

/** What is answered while the database is away. */
export const outage = {
  message: 'We can’t reach your data right now. What you saved is safe. Please try again in a moment.',
  status: 503,
};

/** Like actionError, but an unexpected error is logged and shown too, so that the form stays and can be sent again. */
export function actionErrorOrFault<More extends object>(
  { logger }: App,
  error: unknown,
  more: More = {} as More,
) {
  if (isAppError(error) || error instanceof Response) return actionError(error, more);
  const isOutage = isDatabaseUnavailable(error);
  logger[isOutage ? 'warn' : 'error']({ err: error }, 'an action failed');
  const shown: ActionError = {
    code: isOutage ? 'outage' : 'fault',
    title: undefined,
    message: isOutage ? outage.message : 'Something went wrong on our side. Please try again in a moment.',
    field: undefined,
  };
  return data({ ...more, error: shown }, { status: isOutage ? outage.status : 500 });
}

export function isNotFound(error: unknown): boolean {
  return isAppError(error) && (error as AppError).code === 'not_found';
}

/** For loaders: answers 404 for rows that do not exist or belong to somebody else. */
export function orNotFound(error: unknown): never {
  if (isNotFound(error)) throw data(null, { status: 404 });
  throw error;
}

import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import type { App, Context, SignedInContext, Viewer } from '../../../server/context.ts';
import { type AppError, isAppError } from '../../../server/platform/errors.ts';
import { type FlashToast, flashCookie } from '../toasts/flash-cookie.server.ts';
import { boundedForm } from './bounded-form.server.ts';

export const appContext = createContext<App>();
export const nonceContext = createContext<string>();
export const viewerContext = createContext<Viewer | null>(null);
/** Set where nobody could be asked who has come. */
export const authFailedContext = createContext(false);
export const flashContext = createContext<FlashToast | null>(null);

export type ReadContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The Context that use cases take, from what the router carries. */
export function contextOf(context: ReadContext): Context {
  return { ...context.get(appContext), viewer: context.get(viewerContext) };
}

/** The same behind the signed-in guard, which has let nobody through without a viewer. */
export function signedInContextOf(context: ReadContext): SignedInContext {
  const ctx = contextOf(context);
  if (!ctx.viewer) throw redirect('/auth');
  return ctx as SignedInContext;
}

/** A form's fields. What no database takes (NUL) is left out; what is no form of ours at all is a bad request. */
export async function formOf(request: Request): Promise<FormData> {
  const given = await boundedForm(request);
  if (!given) throw data(null, { status: 400 });
  const form = new FormData();
  for (const [name, value] of given) {
    if (typeof value === 'string') form.append(name, value.replaceAll('\0', ''));
    else form.append(name, value, value.name.replaceAll('\0', ''));
  }
  return form;
}

/** What is searched for, from the address. */
export function searchOf({ url }: Request): string {
  return cleanSearch(new URL(url).searchParams.get('search') ?? '');
}

export function cleanSearch(given: string): string {
  return given.replaceAll('\0', '').trim().slice(0, 100);
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
  too_many_attempts: 429,
};

/** A named error becomes words beside the form, with nothing typed lost; anything else is a fault and goes on. */
export function actionError<More extends object>(error: unknown, more: More = {} as More) {
  if (!isAppError(error)) throw error;
  const { code, title, message, field, amount, retryAfterSeconds } = error as AppError;
  const shown: ActionError = { code, title, message, field, amount };
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return data({ ...more, error: shown }, { status: statuses[code] ?? 400, headers });
}

/** The same where even a fault must leave the form standing: it is logged, and the person may send the form again. */
export function actionErrorOrFault<More extends object>(
  { logger }: App,
  error: unknown,
  more: More = {} as More,
) {
  if (isAppError(error) || error instanceof Response) return actionError(error, more);
  logger.error({ err: error }, 'a form failed');
  const shown: ActionError = {
    code: 'fault',
    title: undefined,
    message: 'Something went wrong on our side. Please try again in a moment.',
    field: undefined,
  };
  return data({ ...more, error: shown }, { status: 500 });
}

export function isNotFound(error: unknown): boolean {
  return isAppError(error) && (error as AppError).code === 'not_found';
}

/** For loaders: what isn't there, or isn't yours, is the same 404 page. */
export function orNotFound(error: unknown): never {
  if (isNotFound(error)) throw data(null, { status: 404 });
  throw error;
}

import { data } from 'react-router';
import type { App } from '../../../server/context.ts';
import { isDatabaseUnavailable } from '../../../server/platform/database/database-unavailable.ts';
import { type AppError, isAppError } from '../../../server/platform/errors.ts';
import { type ActionError, redirectWithToast } from '../request/request.server.ts';

/** An action's failure: titled "Error", with what went wrong or, if nobody expected it, `fallback`. The form stays. */
export function emailFailure<More extends object>(
  { logger }: App,
  error: unknown,
  fallback: string,
  more: More = {} as More,
) {
  if (!isAppError(error)) {
    if (error instanceof Response || !(error instanceof Error)) throw error;
    logger.error({ err: error }, 'an email action failed');
  }
  const { code, title, message, field } = (
    isAppError(error) ? error : { code: 'fault' }
  ) as Partial<AppError>;
  const shown: ActionError = {
    code: code ?? 'fault',
    title: title ?? 'Error',
    message: message ?? fallback,
    field,
  };
  return data({ ...more, error: shown }, { status: isAppError(error) ? 400 : 500 });
}

/** A list, or null if it could not be loaded; the page then says so. */
export async function orUnloaded<Value>({ logger }: App, loading: Promise<Value>): Promise<Value | null> {
  try {
    return await loading;
  } catch (error) {
    if (isAppError(error) || isDatabaseUnavailable(error)) throw error;
    logger.error({ err: error }, 'an email list could not be loaded');
    return null;
  }
}

/** For the loader of one row's page: if it can't be loaded, the list is shown with a message. */
export function leadTo(path: string, message: string) {
  return async (error: unknown): Promise<never> => {
    if (!isAppError(error)) throw error;
    throw await redirectWithToast(path, { kind: 'error', title: 'Error', description: message });
  };
}

export const successToast = (description: string) =>
  ({ kind: 'success', title: 'Success', description }) as const;

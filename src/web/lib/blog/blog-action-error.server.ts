import type { App } from '../../../server/context.ts';
import { actionErrorOrFault } from '../request/request.server.ts';

/** A refusal with its own words; anything unexpected is logged and shown as `fallback`. */
export function blogActionError<More extends object>(
  app: App,
  error: unknown,
  fallback: string,
  more: More = {} as More,
) {
  const answer = actionErrorOrFault(app, error, more);
  const shown = answer.data.error;
  answer.data.error = {
    ...shown,
    title: shown.title ?? 'Error',
    message: shown.code === 'fault' ? fallback : shown.message,
  };
  return answer;
}

import { data, type ServerBuild } from 'react-router';
import { isDatabaseUnavailable } from '../../../server/platform/database/database-unavailable.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { actionErrorOrFault, appContext, outage, type ReadContext } from './request.server.ts';

type Arguments = { context: ReadContext };
type Handler = (args: Arguments) => unknown;

/** While the database is away, pages answer 503 and say so, and forms stay with what was typed. */
export function answerOutages(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: { ...route.module, ...answering(route.module) } },
    ]),
  );
}

function answering({ loader, action }: { loader?: unknown; action?: unknown }) {
  return {
    ...(loader ? { loader: throwing(loader as Handler) } : {}),
    ...(action ? { action: returning(action as Handler) } : {}),
  };
}

const throwing =
  (loader: Handler): Handler =>
  async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      throw outageOr(error);
    }
  };

const returning =
  (action: Handler): Handler =>
  async (args) => {
    try {
      return await action(args);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return actionErrorOrFault(args.context.get(appContext), error);
    }
  };

/** What to throw instead of an error that was caused by an outage: the error page then shows our words. */
export function outageOr(error: unknown): unknown {
  if (isDatabaseUnavailable(error)) return data({ message: outage.message }, { status: outage.status });
  const isStorageOutage = isAppError(error) && error.code === 'storage_unavailable';
  return isStorageOutage ? data({ message: error.message }, { status: 503 }) : error;
}

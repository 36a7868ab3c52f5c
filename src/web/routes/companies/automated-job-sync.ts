import { syncForScheduler } from '../../../server/features/job-sync/automated-sync.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { clientAddressOf } from '../../lib/request/client-address-context.server.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/automated-job-sync';

const statuses: Record<string, number> = {
  not_found: 404,
  unauthorized: 401,
  too_many_attempts: 429,
  sync_running: 409,
};

/** For an external scheduler. It authenticates with a token, not a cookie, so no other site can abuse its requests. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const result = await syncForScheduler(contextOf(context), {
      authorization: request.headers.get('Authorization'),
      clientAddress: clientAddressOf(context),
    });
    return Response.json(result);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { code, message, retryAfterSeconds } = error;
    const headers = new Headers();
    if (code === 'unauthorized') headers.set('WWW-Authenticate', 'Bearer');
    if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
    return Response.json({ error: message }, { status: statuses[code] ?? 400, headers });
  }
}

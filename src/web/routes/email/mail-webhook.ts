import { receiveMailWebhook } from '../../../server/features/email-tracking/mail-webhooks.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/mail-webhook';

/** For mail providers. Each is authenticated by its signature over the exact bytes, so the body is read as they came. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const body = Buffer.from(await request.arrayBuffer()).toString('utf8');
  const header = (name: string) => request.headers.get(name);
  try {
    await receiveMailWebhook(context.get(appContext), { provider: params.provider, body, header });
    return new Response('ok');
  } catch (error) {
    if (!isAppError(error)) throw error;
    return new Response(error.message, { status: error.code === 'not_found' ? 404 : 400 });
  }
}

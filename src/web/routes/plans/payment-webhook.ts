import { receiveWebhook } from '../../../server/features/billing/subscriptions/receive-webhook.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import { appContext } from '../../lib/request/request.server.ts';
import type { Route } from './+types/payment-webhook';

/** Webhooks are a few kilobytes; anything much larger isn't one. */
const maxBytes = 512 * 1024;

/** For the payment provider. It is authenticated by its signature over the exact bytes, so the body is read as they came. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > maxBytes) return new Response('Too large', { status: 413 });
  const signature = request.headers.get('Stripe-Signature') ?? '';
  try {
    await receiveWebhook(context.get(appContext), { body: body.toString('utf8'), signature });
    return new Response('ok');
  } catch (error) {
    if (!isAppError(error)) throw error;
    return new Response(error.message, { status: error.code === 'not_found' ? 404 : 400 });
  }
}

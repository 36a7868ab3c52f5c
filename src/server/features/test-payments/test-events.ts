import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { newTestId } from './test-store.ts';

export const testEventQueue = {
  name: 'deliver-test-event',
  payload: z.object({
    id: z.string(),
    type: z.string(),
    objectId: z.string(),
    customerId: z.string().nullable(),
  }),
};
type TestEvent = z.infer<typeof testEventQueue.payload>;

/** Sends a webhook once the transaction has been committed. Like a real provider, it guarantees no order. */
export async function emitTestEvent(
  app: App,
  db: DatabaseOrTransaction,
  event: Omit<TestEvent, 'id'>,
): Promise<void> {
  await app.tasks.enqueue(db, testEventQueue, { id: newTestId('evt'), ...event });
}

/** Sends a webhook by HTTP, signed as Stripe signs. It is sent again later if the answer isn't a success. */
export async function deliverTestEvent(
  app: App,
  { id, type, objectId, customerId }: TestEvent,
): Promise<void> {
  const [object] = type.split('.').slice(-2);
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    livemode: false,
    data: { object: { id: objectId, object, ...(customerId ? { customer: customerId } : {}) } },
  });
  const secret = await testWebhookSecret(app);
  // Loads the SDK of Stripe, which a Rolefit without payments doesn't need.
  const { signEvent } = await import('../../platform/payments/webhook-signature.ts');
  const response = await fetch(`${app.ownUrl()}/payments/webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': signEvent(body, secret, app.clock()),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`The webhook was answered with ${response.status}.`);
}

/** Known to all processes that share the data, and to nobody else. */
export async function testWebhookSecret({ auth }: App): Promise<string> {
  const { secret } = await auth.$context;
  return `whsec_${createHmac('sha256', secret).update('webhooks of the test provider').digest('hex')}`;
}

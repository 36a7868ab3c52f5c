import { Stripe } from 'stripe';
import { AppError } from '../errors.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** A signature older than this is refused, so that nobody can send a recorded webhook again later. */
const toleranceSeconds = 300;

/** Verifies a webhook signed as Stripe signs. Throws `invalid_webhook` if it is forged, old or not an event. */
export function readSignedEvent(
  { body, signature, secret }: { body: string; signature: string; secret: string },
  now: Date,
): PaymentEvent {
  try {
    return eventOf(
      Stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      ) as unknown as RawEvent,
    );
  } catch {
    throw new AppError('invalid_webhook', 'This webhook’s signature is not valid.');
  }
}

export function signEvent(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

type RawEvent = {
  id: string;
  type: string;
  data: { object: { object: string; id: string; customer?: string | { id: string } | null } };
};

const aboutCustomers = /^(customer|invoice|checkout\.session)\./;
const aboutPrices = /^(price|product)\./;

function eventOf({ id, type, data: { object } }: RawEvent): PaymentEvent {
  if (typeof id !== 'string' || typeof type !== 'string') throw new Error('This is not an event.');
  const customer = object.object === 'customer' ? object.id : object.customer;
  const customerId = (typeof customer === 'object' ? customer?.id : customer) ?? null;
  return {
    id,
    type,
    customerId: aboutCustomers.test(type) ? customerId : null,
    isAboutPrices: aboutPrices.test(type),
  };
}

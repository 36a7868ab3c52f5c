import { and, eq, lt, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentEvent } from '../../../platform/payments/payment-provider.ts';
import { paymentEvents, paymentReadings } from '../plans.tables.ts';

type Reading<Value> = {
  /** What is read: a customer's id, or "prices". */
  subject: string;
  read(): Promise<Value>;
  store(tx: Transaction, value: Value): Promise<void>;
  /** Called in the same transaction, whether the value was stored or a later one is there already. */
  record?(tx: Transaction): Promise<void>;
  /** The webhook that caused it, remembered in the same transaction. */
  event?: PaymentEvent;
};

/** Why something is read: a webhook, or an administrator whose action is recorded. */
export type SyncCause = Pick<Reading<unknown>, 'event' | 'record'>;

/**
 * Reads something from the provider and stores it, unless a reading that started later has already been stored: its value
 * is at least as new. So whatever the order in which webhooks arrive and are answered, the last state stays. No transaction
 * is open while the provider is asked.
 */
export async function storeLatestReading<Value>(app: App, reading: Reading<Value>): Promise<void> {
  const { subject, read, store, record, event } = reading;
  const number = await startReading(app, subject);
  const value = await read();
  await app.db.transaction(async (tx) => {
    if (event && !(await rememberEvent(app, tx, event))) return;
    const [latest] = await tx
      .update(paymentReadings)
      .set({ stored: number })
      .where(and(eq(paymentReadings.subject, subject), lt(paymentReadings.stored, number)))
      .returning();
    if (latest) await store(tx, value);
    await record?.(tx);
  });
}

async function startReading({ db }: App, subject: string): Promise<number> {
  const [row] = await db
    .insert(paymentReadings)
    .values({ subject, started: 1, stored: 0 })
    .onConflictDoUpdate({
      target: paymentReadings.subject,
      set: { started: sql`${paymentReadings.started} + 1` },
    })
    .returning();
  return row!.started;
}

/** Returns false if this event has already had its effect. */
export async function rememberEvent(
  { clock }: App,
  tx: Transaction,
  { id, type }: PaymentEvent,
): Promise<boolean> {
  const [fresh] = await tx
    .insert(paymentEvents)
    .values({ id, type, receivedAt: clock() })
    .onConflictDoNothing()
    .returning();
  return fresh !== undefined;
}

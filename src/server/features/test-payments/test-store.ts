import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import type { TestKind, TestObjects } from './test-objects.ts';
import { testPaymentObjects } from './test-payments.tables.ts';

export type TestObject<Kind extends TestKind> = {
  id: string;
  customerId: string | null;
  state: TestObjects[Kind];
  createdAt: Date;
};

type NewObject<Kind extends TestKind> = { id: string; customerId?: string; state: TestObjects[Kind] };

export const newTestId = (prefix: string) => `${prefix}_test_${randomBytes(16).toString('hex')}`;

/** Adds an object, unless there is one with this id. */
export async function addTestObject<Kind extends TestKind>(
  { clock }: App,
  db: DatabaseOrTransaction,
  kind: Kind,
  { id, customerId = undefined, state }: NewObject<Kind>,
): Promise<void> {
  await db
    .insert(testPaymentObjects)
    .values({ id, kind, customerId, state, createdAt: clock() })
    .onConflictDoNothing();
}

export async function findTestObject<Kind extends TestKind>(
  db: DatabaseOrTransaction,
  kind: Kind,
  id: string,
): Promise<TestObject<Kind> | undefined> {
  if (!isTestId(id)) return undefined;
  const [row] = await db.select().from(testPaymentObjects).where(isObject(kind, id));
  return row as TestObject<Kind> | undefined;
}

/** The newest first. */
export async function listTestObjects<Kind extends TestKind>(
  db: DatabaseOrTransaction,
  kind: Kind,
  customerId?: string,
): Promise<TestObject<Kind>[]> {
  const isOfCustomer = customerId === undefined ? undefined : eq(testPaymentObjects.customerId, customerId);
  const rows = await db
    .select()
    .from(testPaymentObjects)
    .where(and(eq(testPaymentObjects.kind, kind), isOfCustomer))
    .orderBy(desc(testPaymentObjects.createdAt), desc(testPaymentObjects.id));
  return rows as unknown as TestObject<Kind>[];
}

/** Locks an object until the transaction ends. */
export async function lockTestObject<Kind extends TestKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<TestObject<Kind> | undefined> {
  if (!isTestId(id)) return undefined;
  const [row] = await tx.select().from(testPaymentObjects).where(isObject(kind, id)).for('update');
  return row as TestObject<Kind> | undefined;
}

export async function changeTestObject<Kind extends TestKind>(
  tx: Transaction,
  { id, state }: { id: string; state: TestObjects[Kind] },
  change: Partial<TestObjects[Kind]>,
): Promise<void> {
  await tx
    .update(testPaymentObjects)
    .set({ state: { ...state, ...change } })
    .where(eq(testPaymentObjects.id, id));
}

const isObject = (kind: TestKind, id: string) =>
  and(eq(testPaymentObjects.kind, kind), eq(testPaymentObjects.id, id));

/** Ids come from addresses, where anything can stand. */
const isTestId = (id: string) => /^\w+$/.test(id);

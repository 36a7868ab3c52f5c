import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, OpenDatabase } from '../../../platform/database/database.ts';
import { appSettings, boardSyncs } from '../job-sync.tables.ts';

/** The exclusive right to write a company's jobs. It expires by the database's clock, which all processes share. */
export type CompanyLease = { companyId: string; token: string };

const until = sql`now() + interval '60 seconds'`;
export const renewEveryMs = 20_000;

/** Another process has taken over, or the company is gone. Nothing more may be written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Null while another process holds the lease. */
export async function takeCompanyLease(db: Database, companyId: string): Promise<CompanyLease | null> {
  const token = randomUUID();
  const [taken] = await db
    .insert(boardSyncs)
    .values({ companyId, leaseToken: token, leaseUntil: until })
    .onConflictDoUpdate({
      target: boardSyncs.companyId,
      set: { leaseToken: token, leaseUntil: until },
      setWhere: sql`coalesce(${boardSyncs.leaseUntil}, '-infinity') < now()`,
    })
    .returning({ companyId: boardSyncs.companyId });
  return taken ? { companyId, token } : null;
}

/** Renews a lease or throws a `LeaseLostError`. In a transaction, this also locks the lease until the end. */
export async function renewCompanyLease(db: DatabaseOrTransaction, lease: CompanyLease): Promise<void> {
  const [renewed] = await db
    .update(boardSyncs)
    .set({ leaseUntil: until })
    .where(isHeld(lease))
    .returning({ companyId: boardSyncs.companyId });
  if (!renewed) throw new LeaseLostError('Another process is syncing this company.');
}

export async function releaseCompanyLease(db: DatabaseOrTransaction, lease: CompanyLease): Promise<void> {
  await db.update(boardSyncs).set({ leaseToken: null, leaseUntil: null }).where(isHeld(lease));
}

const isHeld = ({ companyId, token }: CompanyLease) =>
  and(eq(boardSyncs.companyId, companyId), eq(boardSyncs.leaseToken, token));

/** The lease to run a batch is a row of `app_settings`; `updated_at` is when it was last renewed. */
const batchKey = 'job_sync_batch';

export async function takeBatchLease(db: Database): Promise<string | null> {
  const token = randomUUID();
  const [taken] = await db
    .insert(appSettings)
    .values({ key: batchKey, value: token, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: appSettings.key,
      set: { value: token, updatedAt: sql`now()` },
      setWhere: sql`${appSettings.value} is null or ${appSettings.updatedAt} < now() - interval '60 seconds'`,
    })
    .returning({ key: appSettings.key });
  return taken ? token : null;
}

export async function renewBatchLease(db: DatabaseOrTransaction, token: string): Promise<void> {
  const [renewed] = await db
    .update(appSettings)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(appSettings.key, batchKey), eq(appSettings.value, token)))
    .returning({ key: appSettings.key });
  if (!renewed) throw new LeaseLostError('Another batch is running.');
}

export async function releaseBatchLease(db: DatabaseOrTransaction, token: string): Promise<void> {
  await db
    .update(appSettings)
    .set({ value: null })
    .where(and(eq(appSettings.key, batchKey), eq(appSettings.value, token)));
}

/** On the built-in database the data folder's lock proves that no process holds a lease when this one starts. */
export async function clearLeases({ kind, db }: OpenDatabase): Promise<void> {
  if (kind !== 'embedded') return;
  await db
    .update(boardSyncs)
    .set({ leaseToken: null, leaseUntil: null })
    .where(isNotNull(boardSyncs.leaseToken));
  await db.update(appSettings).set({ value: null }).where(eq(appSettings.key, batchKey));
}

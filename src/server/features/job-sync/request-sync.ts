import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { companies } from '../companies/companies.tables.ts';
import { boardSyncs } from './job-sync.tables.ts';

/** Identifies the task that syncs one company, for enqueueing. `isRest`: only what an earlier run had no time for. */
export const companySyncTask = {
  name: 'sync-company',
  payload: z.object({ companyId: z.uuid(), askedAt: z.iso.datetime(), isRest: z.boolean().optional() }),
};

/** Enqueues a sync of a company, in the caller's transaction. */
export async function requestSync(
  { tasks, clock }: Pick<App, 'tasks' | 'clock'>,
  tx: Transaction,
  companyId: string,
): Promise<void> {
  await tx.insert(boardSyncs).values({ companyId }).onConflictDoNothing();
  await tasks.enqueue(tx, companySyncTask, { companyId, askedAt: clock().toISOString() });
}

/** Whether the row's company is being synced right now, or waits for its first sync. Shown as 'Syncing jobs...'. */
export const isSyncing = sql<boolean>`exists (
  select from ${boardSyncs} where ${boardSyncs.companyId} = ${companies.id}
  and (${boardSyncs.leaseUntil} > now() or ${boardSyncs.triedAt} is null))`;

/** Whether the board of the row's company, or a part of it, could not be read the last time. */
export const hasFailed = sql<boolean>`exists (
  select from ${boardSyncs} where ${boardSyncs.companyId} = ${companies.id} and ${boardSyncs.failures} > 0)`;

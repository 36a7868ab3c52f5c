import { desc, eq, max } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { companies } from '../companies/companies.tables.ts';
import { appSettings, edgeFunctionExecutions } from './job-sync.tables.ts';
import type { SyncResult, SyncStatus } from './job-sync.types.ts';

/** The key of the batch cursor in `app_settings`. */
export const cursorKey = 'last_synced_board_identifier';
export const automatedSync = 'automated-job-sync';

const runningWithinMs = 10 * 60_000;

/** The state of the batch sync, for administrators. */
export async function syncStatus({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<SyncStatus> {
  const [synced] = await db
    .select({ at: max(companies.lastSyncAt) })
    .from(companies)
    .where(eq(companies.isDemo, false));
  const [cursor] = await db.select().from(appSettings).where(eq(appSettings.key, cursorKey));
  const [run] = await db
    .select()
    .from(edgeFunctionExecutions)
    .where(eq(edgeFunctionExecutions.functionName, automatedSync))
    .orderBy(desc(edgeFunctionExecutions.createdAt))
    .limit(1);
  return {
    lastSyncAt: synced?.at ?? null,
    lastSyncedIdentifier: cursor?.value ?? null,
    cursorMovedAt: cursor?.updatedAt ?? null,
    isAutomatedSyncRunning:
      run !== undefined && clock().getTime() - run.createdAt.getTime() < runningWithinMs,
    lastRun: run
      ? { startedAt: run.createdAt, finishedAt: run.finishedAt, result: run.result as SyncResult | null }
      : null,
  };
}

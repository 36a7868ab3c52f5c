import { count, desc, eq, max, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { companies } from '../companies/companies.tables.ts';
import { isFollowedByAnyone } from './followed-boards.ts';
import { appSettings, boardSyncs, edgeFunctionExecutions } from './job-sync.tables.ts';
import type { BoardFigures, SyncResult, SyncStatus } from './job-sync.types.ts';

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
    boards: await boardFigures({ db }),
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

/** How the followed boards answered the last time they were asked. */
export async function boardFigures({ db }: Pick<App, 'db'>): Promise<BoardFigures> {
  const failures = sql`coalesce(${boardSyncs.failures}, 0)`;
  const [figures] = await db
    .select({
      followed: count(),
      failing: sql<number>`count(*) filter (where ${failures} > 0)`.mapWith(Number),
      waiting:
        sql<number>`count(*) filter (where ${failures} = 0 and ${companies.lastSyncAt} is null)`.mapWith(
          Number,
        ),
    })
    .from(companies)
    .leftJoin(boardSyncs, eq(boardSyncs.companyId, companies.id))
    .where(isFollowedByAnyone);
  return figures!;
}

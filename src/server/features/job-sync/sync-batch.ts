import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, gt, not, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { appSettings, edgeFunctionExecutions } from './job-sync.tables.ts';
import type { CompanySync, SyncResult } from './job-sync.types.ts';
import { releaseBatchLease, renewBatchLease, takeBatchLease } from './leases/sync-leases.ts';
import { whileRenewing } from './leases/while-renewing.ts';
import { syncCompany } from './sync-company.ts';
import { automatedSync, cursorKey } from './sync-status.ts';

const pageSize = 50;

/** The sort key and cursor value. It starts with the board's identifier, so that boards of one host are spread out. */
const boardKey = sql<string>`(${supportedCompanies.boardIdentifier} || '@' || ${supportedCompanies.board}) collate "C"`;

type QueuedCompany = { companyId: string; key: string };

/**
 * Syncs the followed companies after the cursor, as many as fit into `budgetMs`. At the end of the list the cursor is
 * reset. Throws an AppError `sync_running` while a batch runs in any process. Automated batches are logged.
 */
export async function runSyncBatch(
  app: App,
  { budgetMs, isAutomated = false }: { budgetMs: number; isAutomated?: boolean },
): Promise<SyncResult> {
  const token = await takeBatchLease(app.db);
  if (!token) throw syncRunning();
  const logId = isAutomated ? await startLog(app) : null;
  try {
    const result = await whileRenewing(
      () => renewBatchLease(app.db, token),
      (signal) => runUnderLease(app, token, signal, budgetMs),
    );
    if (logId) await finishLog(app, logId, result);
    return result;
  } catch (error) {
    throw error instanceof Error && error.name === 'LeaseLostError' ? syncRunning() : error;
  } finally {
    await releaseBatchLease(app.db, token);
  }
}

async function runUnderLease(
  app: App,
  token: string,
  signal: AbortSignal,
  budgetMs: number,
): Promise<SyncResult> {
  const started = Date.now();
  const result: SyncResult = {
    successes: 0,
    failures: 0,
    companiesProcessed: 0,
    companiesSkipped: 0,
    executionTimeMs: 0,
    isLastBatch: true,
    lastSyncedIdentifier: await cursorOf(app),
    jobCount: 0,
    deletedAnalyses: 0,
  };
  for await (const { companyId, key } of followedAfter(app, result.lastSyncedIdentifier)) {
    signal.throwIfAborted();
    const left = budgetMs - (Date.now() - started);
    if (left <= 0) {
      result.isLastBatch = false;
      break;
    }
    addTo(result, await syncOne(app, companyId, left));
    await moveCursor(app, token, key);
    result.lastSyncedIdentifier = key;
  }
  if (result.isLastBatch) await moveCursor(app, token, null);
  return { ...result, executionTimeMs: Date.now() - started };
}

/** Returns null after an unexpected error: one company must not keep the others from being synced. */
async function syncOne(app: App, companyId: string, budgetMs: number): Promise<CompanySync | null> {
  try {
    return await syncCompany(app, companyId, { budgetMs });
  } catch (error) {
    app.logger.error({ err: error, companyId }, 'a company could not be synced');
    return null;
  }
}

function addTo(result: SyncResult, sync: CompanySync | null): void {
  if (sync?.outcome === 'skipped') {
    result.companiesSkipped += 1;
    return;
  }
  result.companiesProcessed += 1;
  // A board of which only a part could be read is no success, although its list was stored.
  if (sync?.outcome === 'synced' && !sync.problem) result.successes += 1;
  else result.failures += 1;
  result.jobCount += sync?.jobCount ?? 0;
}

async function* followedAfter({ db }: App, cursor: string | null): AsyncGenerator<QueuedCompany> {
  let after = cursor ?? '';
  for (;;) {
    const page: QueuedCompany[] = await db
      .select({ companyId: companies.id, key: boardKey })
      .from(companies)
      .innerJoin(supportedCompanies, eq(supportedCompanies.id, companies.supportedCompanyId))
      .where(
        and(
          not(companies.isDemo),
          exists(
            db.select({ one: sql`1` }).from(userCompanies).where(eq(userCompanies.companyId, companies.id)),
          ),
          gt(boardKey, after),
        ),
      )
      .orderBy(asc(boardKey))
      .limit(pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.key ?? after;
  }
}

async function cursorOf({ db }: App): Promise<string | null> {
  const [row] = await db.select().from(appSettings).where(eq(appSettings.key, cursorKey));
  return row?.value ?? null;
}

async function moveCursor({ db, clock }: App, token: string, value: string | null): Promise<void> {
  const values = { value, updatedAt: clock() };
  await db.transaction(async (tx) => {
    await renewBatchLease(tx, token);
    await tx
      .insert(appSettings)
      .values({ key: cursorKey, ...values })
      .onConflictDoUpdate({ target: appSettings.key, set: values });
  });
}

async function startLog({ db, clock }: App): Promise<string> {
  const id = randomUUID();
  await db.insert(edgeFunctionExecutions).values({ id, functionName: automatedSync, createdAt: clock() });
  return id;
}

async function finishLog({ db, clock }: App, id: string, result: SyncResult): Promise<void> {
  await db
    .update(edgeFunctionExecutions)
    .set({ finishedAt: clock(), result })
    .where(eq(edgeFunctionExecutions.id, id));
}

const syncRunning = () =>
  new AppError('sync_running', 'A sync is already running. Try again in a few minutes.', {
    title: 'Job Sync Failed',
  });

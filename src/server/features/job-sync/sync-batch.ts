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

/** What companies are in order by, and the cursor names: the board's own name first, so that one host's boards lie apart. */
const boardKey = sql<string>`(${supportedCompanies.boardIdentifier} || '@' || ${supportedCompanies.board}) collate "C"`;

type Due = { companyId: string; key: string };

/**
 * Syncs the followed companies after the cursor, as many as the time allows; at the end of the list the cursor starts
 * anew. Throws an AppError `sync_running` while another run does, in whichever process. `isAutomated` is logged.
 */
export async function runSyncBatch(
  app: App,
  { budgetMs, isAutomated = false }: { budgetMs: number; isAutomated?: boolean },
): Promise<SyncResult> {
  const token = await takeBatchLease(app.db);
  if (!token) throw syncRunning();
  const logged = isAutomated ? await beginLog(app) : null;
  try {
    const result = await whileRenewing(
      () => renewBatchLease(app.db, token),
      (signal) => runWith(app, token, signal, budgetMs),
    );
    if (logged) await endLog(app, logged, result);
    return result;
  } catch (error) {
    throw error instanceof Error && error.name === 'LeaseLostError' ? syncRunning() : error;
  } finally {
    await releaseBatchLease(app.db, token);
  }
}

async function runWith(app: App, token: string, signal: AbortSignal, budgetMs: number): Promise<SyncResult> {
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
    count(result, await syncOne(app, companyId, left));
    await moveCursor(app, token, key);
    result.lastSyncedIdentifier = key;
  }
  if (result.isLastBatch) await moveCursor(app, token, null);
  return { ...result, executionTimeMs: Date.now() - started };
}

/** What goes wrong with one company, even if it is our fault, does not keep the others from being synced. */
async function syncOne(app: App, companyId: string, budgetMs: number): Promise<CompanySync | null> {
  try {
    return await syncCompany(app, companyId, { budgetMs });
  } catch (error) {
    app.logger.error({ err: error, companyId }, 'a company could not be synced');
    return null;
  }
}

function count(result: SyncResult, done: CompanySync | null): void {
  if (done?.outcome === 'skipped') {
    result.companiesSkipped += 1;
    return;
  }
  result.companiesProcessed += 1;
  if (done?.outcome === 'synced') result.successes += 1;
  else result.failures += 1;
  result.jobCount += done?.jobCount ?? 0;
}

async function* followedAfter({ db }: App, cursor: string | null): AsyncGenerator<Due> {
  let after = cursor ?? '';
  for (;;) {
    const page: Due[] = await db
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
  const moved = { value, updatedAt: clock() };
  await db.transaction(async (tx) => {
    await renewBatchLease(tx, token);
    await tx
      .insert(appSettings)
      .values({ key: cursorKey, ...moved })
      .onConflictDoUpdate({ target: appSettings.key, set: moved });
  });
}

async function beginLog({ db, clock }: App): Promise<string> {
  const id = randomUUID();
  await db.insert(edgeFunctionExecutions).values({ id, functionName: automatedSync, createdAt: clock() });
  return id;
}

async function endLog({ db, clock }: App, id: string, result: SyncResult): Promise<void> {
  await db
    .update(edgeFunctionExecutions)
    .set({ finishedAt: clock(), result })
    .where(eq(edgeFunctionExecutions.id, id));
}

const syncRunning = () =>
  new AppError('sync_running', 'A sync is running already. Try again in a few minutes.', {
    title: 'Job Sync Failed',
  });

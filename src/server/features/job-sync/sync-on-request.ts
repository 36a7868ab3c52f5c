import { eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { companies } from '../companies/companies.tables.ts';
import { boardSyncs } from './job-sync.tables.ts';
import { companySyncTask } from './request-sync.ts';
import { syncCompany } from './sync-company.ts';

const budgetMs = 60_000;
const retrySeconds = 60;
const restSeconds = 10;

/** Syncs a company that somebody requested, and enqueues itself again until nothing is left to do. */
export async function syncOnRequest(
  app: App,
  { companyId, askedAt, isRest = false }: { companyId: string; askedAt: string; isRest?: boolean },
): Promise<void> {
  const [company] = await app.db
    .select({ lastSyncAt: companies.lastSyncAt, triedAt: boardSyncs.triedAt })
    .from(companies)
    .leftJoin(boardSyncs, eq(boardSyncs.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (!company) return;
  // Synced since the request.
  if (!isRest && company.lastSyncAt && company.lastSyncAt >= new Date(askedAt)) return;
  const { outcome, pending, problem } = await syncCompany(app, companyId, {
    budgetMs,
    isRest,
    isAwaited: true,
  });
  const enqueue = (rest: boolean, startAfterSeconds: number) =>
    app.tasks.enqueue(app.db, companySyncTask, { companyId, askedAt, isRest: rest }, { startAfterSeconds });
  if (outcome === 'skipped' && company.triedAt === null) await enqueue(isRest, retrySeconds);
  else if (pending > 0 && !problem) await enqueue(true, restSeconds);
}

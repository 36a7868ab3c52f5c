import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import type { ListValidators } from '../../boards/board-fetch.ts';
import { companies, supportedCompanies } from '../../companies/companies.tables.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { boardSyncs } from '../job-sync.tables.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';
import { isOpen } from './write-jobs.ts';

const listsUntilClosed = 2;

/** What a list that was read to its end says about all jobs; `null` ids: the board says that it is the list that is known. */
export type WholeList = { ids: readonly string[] | null; mark: ListValidators | null };

/**
 * The last step of a list, all or nothing: jobs that it misses for the second time are closed, those that are back are
 * open again, and the company is synced. Answers how many were closed.
 */
export async function finishList(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  lease: CompanyLease,
  { ids, mark }: WholeList,
): Promise<number> {
  const now = clock();
  const ofCompany = eq(jobs.companyId, lease.companyId);
  return db.transaction(async (tx) => {
    await renewCompanyLease(tx, lease);
    const isBack = and(or(gt(jobs.missedLists, 0), isNotNull(jobs.closedAt)), listed(ids));
    if (ids) await tx.update(jobs).set({ missedLists: 0, closedAt: null }).where(and(ofCompany, isBack));
    // The same list again misses the same jobs again.
    const isMissed = ids ? sql`not (${listed(ids)})` : gt(jobs.missedLists, 0);
    const missed = await tx
      .update(jobs)
      .set({
        missedLists: sql`${jobs.missedLists} + 1`,
        closedAt: sql`case when ${jobs.missedLists} + 1 >= ${listsUntilClosed} then ${now.toISOString()}::timestamptz end`,
      })
      .where(and(ofCompany, isOpen, isMissed))
      .returning({ closedAt: jobs.closedAt });
    await tx.update(companies).set({ lastSyncAt: now }).where(eq(companies.id, lease.companyId));
    await tx
      .update(supportedCompanies)
      .set({ confirmedAt: now, updatedAt: now })
      .where(
        sql`${supportedCompanies.confirmedAt} is null and ${supportedCompanies.id} =
          (select ${companies.supportedCompanyId} from ${companies} where ${companies.id} = ${lease.companyId})`,
      );
    await tx
      .update(boardSyncs)
      .set({
        triedAt: now,
        failures: 0,
        backOffUntil: null,
        ...(ids && {
          listUrl: mark?.url ?? null,
          etag: mark?.etag ?? null,
          lastModified: mark?.lastModified ?? null,
        }),
        lastOpenAt: sql`case when exists (select from ${jobs} where ${and(ofCompany, isOpen, eq(jobs.missedLists, 0))})
          then ${now.toISOString()}::timestamptz else ${boardSyncs.lastOpenAt} end`,
      })
      .where(eq(boardSyncs.companyId, lease.companyId));
    return missed.filter(({ closedAt }) => closedAt !== null).length;
  });
}

/** One parameter, however many jobs: a list of parameters ends at 65,535. */
const listed = (ids: readonly string[] | null): SQL =>
  sql`${jobs.externalId} in (select unnest(${sql.param(ids ?? [])}::text[]))`;

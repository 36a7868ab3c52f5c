import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import type { ListValidators } from '../../boards/board-fetch.ts';
import { companies, supportedCompanies } from '../../companies/companies.tables.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { boardSyncs } from '../job-sync.tables.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';
import { isOpen } from './write-jobs.ts';

const listsUntilClosed = 2;

/** A list that was read completely. `ids` is null if the board answered that its list has not changed. */
export type WholeList = { ids: readonly string[] | null; validators: ListValidators | null };

/**
 * The last step of reading a list, in one transaction: closes jobs that are missing for the second time, reopens jobs that
 * are back, and marks the company as synced. Returns how many jobs were closed.
 */
export async function finishList(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  lease: CompanyLease,
  { ids, validators }: WholeList,
): Promise<number> {
  const now = clock();
  const atCompany = eq(jobs.companyId, lease.companyId);
  return db.transaction(async (tx) => {
    await renewCompanyLease(tx, lease);
    const isBack = and(or(gt(jobs.missedLists, 0), isNotNull(jobs.closedAt)), isListed(ids));
    if (ids) await tx.update(jobs).set({ missedLists: 0, closedAt: null }).where(and(atCompany, isBack));
    // In an unchanged list, the same jobs are missing again.
    const isMissed = ids ? sql`not (${isListed(ids)})` : gt(jobs.missedLists, 0);
    const missed = await tx
      .update(jobs)
      .set({
        missedLists: sql`${jobs.missedLists} + 1`,
        closedAt: sql`case when ${jobs.missedLists} + 1 >= ${listsUntilClosed} then ${now.toISOString()}::timestamptz end`,
      })
      .where(and(atCompany, isOpen, isMissed))
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
          listUrl: validators?.url ?? null,
          etag: validators?.etag ?? null,
          lastModified: validators?.lastModified ?? null,
        }),
        lastOpenAt: sql`case when exists (select from ${jobs} where ${and(atCompany, isOpen, eq(jobs.missedLists, 0))})
          then ${now.toISOString()}::timestamptz else ${boardSyncs.lastOpenAt} end`,
      })
      .where(eq(boardSyncs.companyId, lease.companyId));
    return missed.filter(({ closedAt }) => closedAt !== null).length;
  });
}

/** An array is one parameter: a query can have at most 65,535. */
const isListed = (ids: readonly string[] | null): SQL =>
  sql`${jobs.externalId} in (select unnest(${sql.param(ids ?? [])}::text[]))`;

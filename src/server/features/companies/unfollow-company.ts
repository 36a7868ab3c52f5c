import { eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { activeAnalyses } from '../analysis-runs/analysis-runs.tables.ts';
import { endRuns } from '../analysis-runs/end-runs.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';
import { companies, userCompanies } from './companies.tables.ts';
import { holdCompany } from './follow-company.ts';

/** Leaves a company; not following it is no error. Its jobs go with the last who leaves, unless somebody's results need them. */
export async function unfollowCompany(ctx: SignedInContext, id: string): Promise<{ name: string }> {
  return ctx.db.transaction(async (tx) => {
    const board = await holdCompany(ctx, tx, id);
    const { companyId } = board;
    if (!board.isFollowed || !companyId) return board;
    await tx.delete(userCompanies).where(owned(ctx, userCompanies, eq(userCompanies.companyId, companyId)));
    await endRuns(ctx, tx, eq(activeAnalyses.companyId, companyId));
    if (!board.isDemo && (await isForNobody(tx, companyId)))
      await tx.delete(companies).where(eq(companies.id, companyId));
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'companies' });
    return board;
  });
}

/** Nobody follows it any more, and nobody's result or saved job is of it: with its jobs those would go. */
async function isForNobody(tx: Transaction, companyId: string): Promise<boolean> {
  if ((await tx.$count(userCompanies, eq(userCompanies.companyId, companyId))) > 0) return false;
  // A result that is being stored right now holds its job until it can be seen below.
  await tx.execute(
    sql`select count(*) from (select from ${jobs} where ${eq(jobs.companyId, companyId)} for update) as held`,
  );
  const speaking = (table: typeof savedJobs | typeof jobAnalyses) =>
    tx
      .select({ jobId: table.jobId })
      .from(table)
      .innerJoin(jobs, eq(jobs.id, table.jobId))
      .where(eq(jobs.companyId, companyId))
      .limit(1);
  return (await speaking(savedJobs)).length === 0 && (await speaking(jobAnalyses)).length === 0;
}

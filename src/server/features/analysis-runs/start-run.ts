import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { StartedRun } from '../../../shared/results/analysis-run.ts';
import { maxPicks } from '../../../shared/rules/analysis-run-rules.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { owned } from '../accounts/ownership.ts';
import { chosenResume } from '../analyses/chosen-resume.ts';
import { companyNotFound } from '../companies/companies.errors.ts';
import { companies, userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import {
  allAnalyzed,
  companyNotFollowed,
  missingPicks,
  missingSelection,
  noJobsAvailable,
  noValidJobs,
  tooManyPicks,
} from './analysis-runs.errors.ts';
import { createRun } from './create-run.ts';
import { isScoreable } from './scoreable-jobs.ts';

/**
 * Starts scoring a résumé (see `chosenResume`) against a company's open jobs: those without a result or, with `again`, all
 * of them.
 */
export async function startCompanyRun(
  ctx: SignedInContext,
  { resumeId, companyId, again }: { resumeId: string; companyId: string; again: boolean },
): Promise<StartedRun> {
  if (!resumeId || !companyId) throw missingSelection();
  const resume = await chosenResume(ctx, resumeId);
  await takeAttempt(ctx, limits.analysisPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    await lockFollowedCompany(ctx, tx, companyId);
    const atCompany = eq(jobs.companyId, companyId);
    const run = await createRun(ctx, tx, { resume, companyId, jobFilter: atCompany, again });
    if (run.jobs > 0) return run;
    if ((await tx.$count(jobs, and(atCompany, isNull(jobs.closedAt)))) === 0) throw noJobsAvailable();
    throw (await tx.$count(jobs, and(atCompany, isScoreable))) === 0 ? noValidJobs() : allAnalyzed();
  });
}

/** Starts scoring a résumé against jobs picked by hand, of any listed companies or those that the person follows. */
export async function startPicksRun(
  ctx: SignedInContext,
  { resumeId, jobIds }: { resumeId: string; jobIds: string[] },
): Promise<StartedRun> {
  if (!resumeId || jobIds.length === 0) throw missingPicks();
  if (jobIds.length > maxPicks) throw tooManyPicks();
  const resume = await chosenResume(ctx, resumeId);
  await takeAttempt(ctx, limits.analysisPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    const jobFilter = inArray(jobs.id, jobIds.filter(isUuid));
    const run = await createRun(ctx, tx, { resume, companyId: null, jobFilter, again: true });
    if (run.jobs === 0) throw noValidJobs();
    return run;
  });
}

/**
 * Locks the person's follow of a company, or throws if there is none. Unfollowing waits for the transaction, and then finds
 * the new run and ends it.
 */
async function lockFollowedCompany(ctx: SignedInContext, tx: Transaction, id: string): Promise<void> {
  if (!isUuid(id)) throw companyNotFound();
  const [followed] = await tx
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(owned(ctx, userCompanies, eq(userCompanies.companyId, id)))
    .for('key share');
  if (followed) return;
  throw (await tx.$count(companies, eq(companies.id, id))) > 0 ? companyNotFollowed() : companyNotFound();
}

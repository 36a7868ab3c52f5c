import { and, eq, inArray, isNull } from 'drizzle-orm';
import { maxPicks, type StartedRun } from '../../../shared/results/analysis-run.ts';
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
  companyNotFollowed,
  missingPicks,
  missingSelection,
  noJobsAvailable,
  nothingLeft,
  noValidJobs,
  tooManyPicks,
} from './analysis-runs.errors.ts';
import { beginRun } from './begin-run.ts';
import { isScoreable } from './scoreable-jobs.ts';

/** Begins to score a résumé (see `chosenResume`) against a company's open jobs: those without a result of it, or `again` all. */
export async function startCompanyRun(
  ctx: SignedInContext,
  { resumeId, companyId, again }: { resumeId: string; companyId: string; again: boolean },
): Promise<StartedRun> {
  if (!resumeId || !companyId) throw missingSelection();
  const resume = await chosenResume(ctx, resumeId);
  await takeAttempt(ctx, limits.analysisPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    await holdFollowed(ctx, tx, companyId);
    const isOfCompany = eq(jobs.companyId, companyId);
    const run = await beginRun(ctx, tx, { resume, companyId, isMeant: isOfCompany, again });
    if (run.jobs > 0) return run;
    if ((await tx.$count(jobs, and(isOfCompany, isNull(jobs.closedAt)))) === 0) throw noJobsAvailable();
    throw (await tx.$count(jobs, and(isOfCompany, isScoreable))) === 0 ? noValidJobs() : nothingLeft();
  });
}

/** Begins to score a résumé against jobs that were chosen by hand, of any companies that the person follows. */
export async function startPicksRun(
  ctx: SignedInContext,
  { resumeId, jobIds }: { resumeId: string; jobIds: string[] },
): Promise<StartedRun> {
  if (!resumeId || jobIds.length === 0) throw missingPicks();
  if (jobIds.length > maxPicks) throw tooManyPicks();
  const resume = await chosenResume(ctx, resumeId);
  await takeAttempt(ctx, limits.analysisPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    const isMeant = inArray(jobs.id, jobIds.filter(isUuid));
    const run = await beginRun(ctx, tx, { resume, companyId: null, isMeant, again: true });
    if (run.jobs === 0) throw noValidJobs();
    return run;
  });
}

/** Until the transaction ends the person cannot leave the company: who leaves it ends the run that is then there. */
async function holdFollowed(ctx: SignedInContext, tx: Transaction, id: string): Promise<void> {
  if (!isUuid(id)) throw companyNotFound();
  const [followed] = await tx
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(owned(ctx, userCompanies, eq(userCompanies.companyId, id)))
    .for('key share');
  if (followed) return;
  throw (await tx.$count(companies, eq(companies.id, id))) > 0 ? companyNotFollowed() : companyNotFound();
}

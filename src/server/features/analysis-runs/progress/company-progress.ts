import { and, count, eq, sql } from 'drizzle-orm';
import type { CompanyProgress, RunState } from '../../../../shared/results/analysis-run.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { chosenResumeRef, type ResumeRef } from '../../analyses/chosen-resume.ts';
import { matchesResume } from '../../analyses/resume-columns.ts';
import { companyNotFound } from '../../companies/companies.errors.ts';
import { userCompanies } from '../../companies/companies.tables.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { analysisRuns } from '../analysis-runs.tables.ts';
import { runState } from '../run-state.ts';
import { isAnalyzed, isScoreable } from '../scoreable-jobs.ts';

/** How many of a followed company's jobs have been scored with a résumé (see `chosenResume`), and the latest run. */
export async function companyProgress(
  ctx: SignedInContext,
  { resumeId, companyId }: { resumeId: string; companyId: string },
): Promise<CompanyProgress> {
  const resume = await chosenResumeRef(ctx, resumeId);
  if (!isUuid(companyId)) throw companyNotFound();
  const [follows, { total, analyzed }, run] = await Promise.all([
    ctx.db.$count(userCompanies, owned(ctx, userCompanies, eq(userCompanies.companyId, companyId))),
    countJobs(ctx, resume, companyId),
    runOf(ctx, resume, companyId),
  ]);
  if (follows === 0) throw companyNotFound();
  const done = run?.status === 'running' ? Math.max(0, total - run.left) : analyzed;
  return { total, done, isAnalyzed: total > 0 && done === total, run };
}

async function countJobs(ctx: SignedInContext, resume: ResumeRef, companyId: string) {
  const [counted] = await ctx.db
    .select({
      total: count(),
      analyzed: sql<number>`count(*) filter (where ${isAnalyzed(ctx, resume)})`.mapWith(Number),
    })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isScoreable));
  return counted!;
}

async function runOf(ctx: SignedInContext, resume: ResumeRef, companyId: string): Promise<RunState | null> {
  const [run] = await ctx.db
    .select()
    .from(analysisRuns)
    .where(
      owned(ctx, analysisRuns, matchesResume(analysisRuns, resume), eq(analysisRuns.companyId, companyId)),
    )
    .limit(1);
  return run ? runState(ctx, run) : null;
}

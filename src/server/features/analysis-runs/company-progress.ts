import { and, count, desc, eq } from 'drizzle-orm';
import type { CompanyProgress } from '../../../shared/analysis-run.ts';
import type { SignedInContext } from '../../context.ts';
import { isUuid } from '../../platform/uuid.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { namedResume } from '../analyses/chosen-resume.ts';
import { isOfResume } from '../analyses/resume-columns.ts';
import { companyNotFound } from '../companies/companies.errors.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { activeAnalyses } from './analysis-runs.tables.ts';
import { runState } from './run-state.ts';
import { isScoreable } from './scoreable-jobs.ts';

/** How far a résumé (see `chosenResume`) has come with the jobs of a company that the person follows. */
export async function companyProgress(
  ctx: SignedInContext,
  { resumeId, companyId }: { resumeId: string; companyId: string },
): Promise<CompanyProgress> {
  const resume = await namedResume(ctx, resumeId);
  const follows = owned(ctx, userCompanies, eq(userCompanies.companyId, companyId));
  if (!isUuid(companyId) || (await ctx.db.$count(userCompanies, follows)) === 0) throw companyNotFound();
  const [counted] = await ctx.db
    .select({ total: count(), analyzed: count(jobAnalyses.id) })
    .from(jobs)
    .leftJoin(
      jobAnalyses,
      owned(ctx, jobAnalyses, isOfResume(jobAnalyses, resume), eq(jobAnalyses.jobId, jobs.id)),
    )
    .where(and(eq(jobs.companyId, companyId), isScoreable));
  const { total, analyzed } = counted!;
  const [latest] = await ctx.db
    .select()
    .from(activeAnalyses)
    .where(
      owned(ctx, activeAnalyses, isOfResume(activeAnalyses, resume), eq(activeAnalyses.companyId, companyId)),
    )
    .orderBy(desc(activeAnalyses.startedAt))
    .limit(1);
  const run = latest ? await runState(ctx, latest) : null;
  const done = run?.status === 'running' ? Math.max(0, total - run.left) : analyzed;
  return { total, done, isAnalyzed: total > 0 && done === total, run };
}

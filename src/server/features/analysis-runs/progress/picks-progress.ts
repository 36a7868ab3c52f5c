import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PicksProgress } from '../../../../shared/results/analysis-run.ts';
import { masterResumeChoice } from '../../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobAnalyses } from '../../analyses/analyses.tables.ts';
import { matchesResume } from '../../analyses/resume-columns.ts';
import { companies } from '../../companies/companies.tables.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { runNotFound } from '../analysis-runs.errors.ts';
import { analysisRunJobs, analysisRuns } from '../analysis-runs.tables.ts';
import { runState } from '../run-state.ts';

/** A run over jobs picked by hand: the given one, or the latest. Null if there is none. */
export async function picksProgress(
  ctx: SignedInContext,
  { runId }: { runId?: string } = {},
): Promise<PicksProgress | null> {
  if (runId !== undefined && !isUuid(runId)) throw runNotFound();
  const [run] = await ctx.db
    .select()
    .from(analysisRuns)
    .where(
      owned(
        ctx,
        analysisRuns,
        isNull(analysisRuns.companyId),
        runId ? eq(analysisRuns.id, runId) : undefined,
      ),
    )
    .orderBy(desc(analysisRuns.startedAt))
    .limit(1);
  if (!run && runId) throw runNotFound();
  if (!run) return null;
  const rows = await ctx.db
    .select({
      id: analysisRunJobs.jobId,
      title: jobs.title,
      company: companies.name,
      outcome: analysisRunJobs.outcome,
      result: { id: jobAnalyses.id, fitScore: jobAnalyses.fitScore },
    })
    .from(analysisRunJobs)
    .leftJoin(jobs, eq(jobs.id, analysisRunJobs.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(
      jobAnalyses,
      owned(
        ctx,
        jobAnalyses,
        eq(jobAnalyses.jobId, analysisRunJobs.jobId),
        matchesResume(jobAnalyses, { type: run.resumeType, id: run.resumeId ?? run.masterResumeId ?? '' }),
      ),
    )
    .where(eq(analysisRunJobs.runId, run.id))
    .orderBy(sql`${jobAnalyses.fitScore} desc nulls last`, asc(jobs.title), asc(analysisRunJobs.jobId));
  return {
    run: await runState(ctx, run),
    resumeId: run.resumeId ?? masterResumeChoice,
    jobs: rows.map(({ outcome, ...job }) => ({ ...job, state: outcome ? states[outcome] : 'waiting' })),
  };
}

const states = { new: 'scored', again: 'scored', gone: 'gone', failed: 'failed' } as const;

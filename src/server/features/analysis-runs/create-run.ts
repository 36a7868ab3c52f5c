import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { StartedRun } from '../../../shared/results/analysis-run.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { type ChosenResume, lockResume } from '../analyses/chosen-resume.ts';
import { matchesResume, resumeColumns } from '../analyses/resume-columns.ts';
import { spendAnalyses } from '../billing/spend-analyses.ts';
import { lockUsage } from '../billing/usage.ts';
import { isOpenToViewer } from '../companies/company-joins.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { runInProgress } from './analysis-runs.errors.ts';
import { analysisRunJobs, analysisRuns } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';
import { isAnalyzed, isScoreable } from './scoreable-jobs.ts';
import { enqueueRun } from './scoring/run-task.ts';
import { isActiveRun, staleRuns } from './stale-run.ts';

/** `jobFilter` selects the jobs to score, `again` includes those that already have a result. */
export type NewRun = { resume: ChosenResume; companyId: string | null; jobFilter: SQL; again: boolean };

/**
 * Inserts a run with its jobs, takes what it needs from the limit and enqueues it. The run may have no jobs: then the caller
 * has to throw, which rolls it back.
 */
export async function createRun(
  ctx: SignedInContext,
  tx: Transaction,
  { resume, companyId, jobFilter, again }: NewRun,
): Promise<StartedRun> {
  await lockUsage(ctx, tx);
  await lockResume(ctx, tx, resume);
  await clearEndedRuns(ctx, tx, { resume, companyId });
  const runId = randomUUID();
  await tx.insert(analysisRuns).values({
    id: runId,
    userId: ctx.viewer.id,
    companyId,
    ...resumeColumns(resume),
    status: 'running',
    startedAt: ctx.clock(),
  });
  await addJobs(ctx, tx, { runId, resume, jobFilter, again });
  const [counted] = await tx
    .select({
      jobs: count(),
      newJobs: sql<number>`count(*) filter (where ${analysisRunJobs.isNew})`.mapWith(Number),
    })
    .from(analysisRunJobs)
    .where(eq(analysisRunJobs.runId, runId));
  const { jobs: jobCount, newJobs } = counted!;
  if (newJobs > 0) {
    const spending = { userId: ctx.viewer.id, amount: newJobs, reason: 'run' } as const;
    const periodStartsAt = await spendAnalyses(ctx, tx, spending);
    await tx
      .update(analysisRuns)
      .set({ reserved: newJobs, periodStartsAt })
      .where(owned(ctx, analysisRuns, eq(analysisRuns.id, runId)));
  }
  await enqueueRun(ctx, tx, runId);
  await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
  return { runId, jobs: jobCount };
}

/**
 * Throws if the same run is active. Otherwise this run replaces it: it ends, and the résumé's cancelled and failed runs are
 * deleted, and the completed one of the same jobs.
 */
async function clearEndedRuns(
  ctx: SignedInContext,
  tx: Transaction,
  { resume, companyId }: Pick<NewRun, 'resume' | 'companyId'>,
): Promise<void> {
  const now = ctx.clock();
  const sameResume = matchesResume(analysisRuns, resume);
  const sameCompany = companyId ? eq(analysisRuns.companyId, companyId) : isNull(analysisRuns.companyId);
  const running = await tx
    .select()
    .from(analysisRuns)
    .where(owned(ctx, analysisRuns, sameResume, sameCompany, eq(analysisRuns.status, 'running')));
  if (running.some((run) => isActiveRun(run, now))) throw runInProgress();
  await endRuns(ctx, tx, and(sameResume, staleRuns(now)), { status: 'cancelled', error: 'stale' });
  await endRuns(ctx, tx, and(sameResume, sameCompany));
  const isEnded = or(
    inArray(analysisRuns.status, ['cancelled', 'failed']),
    and(eq(analysisRuns.status, 'completed'), sameCompany),
  );
  await tx.delete(analysisRuns).where(owned(ctx, analysisRuns, sameResume, isEnded));
}

async function addJobs(
  ctx: SignedInContext,
  tx: Transaction,
  { runId, resume, jobFilter, again }: Omit<NewRun, 'companyId'> & { runId: string },
): Promise<void> {
  const isNew = sql`not ${isAnalyzed(ctx, resume)}`;
  await tx.insert(analysisRunJobs).select(
    tx
      .select({
        runId: sql`${runId}::uuid`.as('run_id'),
        jobId: jobs.id,
        isNew: isNew.as('is_new'),
        takenAt: sql`null::timestamptz`.as('taken_at'),
        outcome: sql`null`.as('outcome'),
      })
      .from(jobs)
      .where(and(jobFilter, isScoreable, isOpenToViewer(ctx, jobs.companyId), again ? undefined : isNew)),
  );
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OwnerContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { owned } from '../../accounts/ownership.ts';
import type { ChosenResume } from '../../analyses/chosen-resume.ts';
import { analyzedJobs, storeAnalyses } from '../../analyses/store-analyses.ts';
import { lockUsage } from '../../billing/usage.ts';
import { isOpenToViewer } from '../../companies/company-joins.ts';
import { saveReadings } from '../../jobs/job-readings.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import type { ScoredPosting } from '../../scoring/scorer.types.ts';
import { analysisRunJobs, analysisRuns, type Run } from '../analysis-runs.tables.ts';
import { endRuns } from '../end-runs.ts';
import { mailRunFinished } from './run-finished-mail.ts';

/** The outcome of scoring one claimed job; `gone` if there was nothing left to score. */
export type JobAttempt = { jobId: string; score: ScoredPosting | 'gone' | 'failed' };

/**
 * Stores scores, each job once, and ends the run with its last job. Returns whether the run goes on. Nothing is stored if
 * the run has ended in the meantime. `notify` tells open pages about the progress.
 */
export async function storeScores(
  ctx: OwnerContext,
  {
    run,
    resume,
    attempts,
    notify,
  }: { run: Run; resume: ChosenResume; attempts: JobAttempt[]; notify: boolean },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockUsage(ctx, tx);
    const [running] = await tx
      .update(analysisRuns)
      .set({ updatedAt: sql`now()` })
      .where(owned(ctx, analysisRuns, eq(analysisRuns.id, run.id), eq(analysisRuns.status, 'running')))
      .returning({ id: analysisRuns.id });
    if (!running) return false;
    await storeEach(ctx, tx, { run, resume, attempts });
    const isDone = !(await hasUnscored(tx, run));
    if (isDone) {
      const ended = await endRuns(ctx, tx, eq(analysisRuns.id, run.id), await resultingEnd(tx, run));
      if (ended > 0) await mailRunFinished(ctx, tx, run);
    }
    if (notify || isDone) await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
    return !isDone;
  });
}

export const isUnscored = ({ id }: Pick<Run, 'id'>) =>
  and(eq(analysisRunJobs.runId, id), isNull(analysisRunJobs.outcome));

async function hasUnscored(tx: Transaction, run: Run): Promise<boolean> {
  const { jobId } = analysisRunJobs;
  return (await tx.select({ jobId }).from(analysisRunJobs).where(isUnscored(run)).limit(1)).length > 0;
}

async function storeEach(
  ctx: OwnerContext,
  tx: Transaction,
  { run, resume, attempts }: { run: Run; resume: ChosenResume; attempts: JobAttempt[] },
): Promise<void> {
  const waiting = await tx
    .select({ jobId: analysisRunJobs.jobId, isNew: analysisRunJobs.isNew })
    .from(analysisRunJobs)
    .where(
      and(
        isUnscored(run),
        inArray(
          analysisRunJobs.jobId,
          attempts.map(({ jobId }) => jobId),
        ),
      ),
    );
  const ids = waiting.map(({ jobId }) => jobId);
  const isNewById = new Map(waiting.map(({ jobId, isNew }) => [jobId, isNew]));
  const scoreable = await lockScoreableJobs(ctx, tx, ids);
  const analyzed = await analyzedJobs(ctx, tx, resume, ids);
  const outcomes: Record<'new' | 'again' | 'gone' | 'failed', string[]> = {
    new: [],
    again: [],
    gone: [],
    failed: [],
  };
  const scored: { jobId: string; score: ScoredPosting }[] = [];
  for (const { jobId, score } of attempts) {
    const isNew = isNewById.get(jobId);
    if (isNew === undefined) continue;
    // Nothing was reserved for a job that had a result. If that was deleted in the meantime, it is not created again.
    const isGone = score === 'gone' || !scoreable.has(jobId) || !(isNew || analyzed.has(jobId));
    if (isGone) outcomes.gone.push(jobId);
    else if (score === 'failed') outcomes.failed.push(jobId);
    else {
      scored.push({ jobId, score });
      outcomes[analyzed.has(jobId) ? 'again' : 'new'].push(jobId);
    }
  }
  await storeAnalyses(ctx, tx, {
    resume,
    startedAt: run.startedAt,
    scored: scored.map(({ jobId, score }) => ({ jobId, ...score })),
  });
  await saveReadings(
    tx,
    scored.flatMap(({ jobId, score: { reading } }) => (reading ? [{ jobId, ...reading }] : [])),
  );
  for (const [outcome, jobIds] of Object.entries(outcomes) as [keyof typeof outcomes, string[]][]) {
    if (jobIds.length === 0) continue;
    await tx
      .update(analysisRunJobs)
      .set({ outcome })
      .where(and(eq(analysisRunJobs.runId, run.id), inArray(analysisRunJobs.jobId, jobIds)));
  }
}

/** The jobs that are still open, at companies that are still open to the person, locked until the transaction ends. */
async function lockScoreableJobs(ctx: OwnerContext, tx: Transaction, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), isNull(jobs.closedAt), isOpenToViewer(ctx, jobs.companyId)))
    .orderBy(jobs.id)
    .for('key share', { of: jobs });
  return new Set(rows.map(({ id }) => id));
}

async function resultingEnd(tx: Transaction, run: Run): Promise<Parameters<typeof endRuns>[3]> {
  const countOf = (...outcomes: ('new' | 'again' | 'failed')[]) =>
    tx.$count(
      analysisRunJobs,
      and(eq(analysisRunJobs.runId, run.id), inArray(analysisRunJobs.outcome, outcomes)),
    );
  const hasFailed = (await countOf('new', 'again')) === 0 && (await countOf('failed')) > 0;
  return hasFailed ? { status: 'failed', error: 'nothing-scored' } : { status: 'completed' };
}

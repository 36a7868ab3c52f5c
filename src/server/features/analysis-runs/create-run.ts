import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { StartedRun } from '../../../shared/results/analysis-run.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import type { ChosenResume } from '../analyses/chosen-resume.ts';
import { matchesResume, resumeColumns } from '../analyses/resume-columns.ts';
import { spendAnalyses } from '../billing/spend-analyses.ts';
import { lockUsage } from '../billing/usage.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { masterResumeNotFound } from '../master-resume/master-resume.errors.ts';
import { masterResumes } from '../master-resume/master-resume.tables.ts';
import { resumeNotFound } from '../resumes/resumes.errors.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { runInProgress } from './analysis-runs.errors.ts';
import { analysisRunJobs, analysisRuns } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';
import { isOverdue, overdue } from './overdue-run.ts';
import { isAnalyzed, isScoreable } from './scoreable-jobs.ts';
import { enqueueRun } from './scoring/run-task.ts';

export type NewRun = { resume: ChosenResume; companyId: string | null; isMeant: SQL; again: boolean };

/** Writes a run with the jobs that are meant and takes what it needs from the limit. Where it has no jobs, the caller throws. */
export async function createRun(
  ctx: SignedInContext,
  tx: Transaction,
  { resume, companyId, isMeant, again }: NewRun,
): Promise<StartedRun> {
  await lockUsage(ctx, tx);
  await holdResume(ctx, tx, resume);
  await makeWay(ctx, tx, { resume, companyId });
  const runId = randomUUID();
  await tx.insert(analysisRuns).values({
    id: runId,
    userId: ctx.viewer.id,
    companyId,
    ...resumeColumns(resume),
    status: 'running',
    startedAt: ctx.clock(),
  });
  await addJobs(ctx, tx, { runId, resume, isMeant, again });
  const [counted] = await tx
    .select({
      jobs: count(),
      fresh: sql<number>`count(*) filter (where ${analysisRunJobs.isNew})`.mapWith(Number),
    })
    .from(analysisRunJobs)
    .where(eq(analysisRunJobs.runId, runId));
  const { jobs: all, fresh } = counted!;
  if (fresh > 0) {
    const spending = { userId: ctx.viewer.id, amount: fresh, reason: 'run' } as const;
    const periodStartsAt = await spendAnalyses(ctx, tx, spending);
    await tx
      .update(analysisRuns)
      .set({ reserved: fresh, periodStartsAt })
      .where(owned(ctx, analysisRuns, eq(analysisRuns.id, runId)));
  }
  await enqueueRun(ctx, tx, runId);
  await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
  return { runId, jobs: all };
}

/** Read before the transaction, it might have been deleted since. */
async function holdResume(ctx: SignedInContext, tx: Transaction, { type, id }: ChosenResume): Promise<void> {
  const table = type === 'master' ? masterResumes : resumes;
  const [there] = await tx
    .select({ id: table.id })
    .from(table)
    .where(owned(ctx, table, eq(table.id, id)))
    .for('key share');
  if (!there) throw type === 'master' ? masterResumeNotFound() : resumeNotFound();
}

/** Refuses a second run beside one that goes on, and removes the résumé's runs that have ended without an end worth keeping. */
async function makeWay(
  ctx: SignedInContext,
  tx: Transaction,
  { resume, companyId }: Pick<NewRun, 'resume' | 'companyId'>,
): Promise<void> {
  const now = ctx.clock();
  const isOfSameResume = matchesResume(analysisRuns, resume);
  const isOfSame = companyId ? eq(analysisRuns.companyId, companyId) : isNull(analysisRuns.companyId);
  const running = await tx
    .select()
    .from(analysisRuns)
    .where(owned(ctx, analysisRuns, isOfSameResume, isOfSame, eq(analysisRuns.status, 'running')));
  if (running.some((run) => !isOverdue(run, now))) throw runInProgress();
  await endRuns(ctx, tx, and(isOfSameResume, overdue(now)), { status: 'cancelled', error: 'stale' });
  const isOver = or(
    inArray(analysisRuns.status, ['cancelled', 'failed']),
    and(eq(analysisRuns.status, 'completed'), isOfSame),
  );
  await tx.delete(analysisRuns).where(owned(ctx, analysisRuns, isOfSameResume, isOver));
}

async function addJobs(
  ctx: SignedInContext,
  tx: Transaction,
  { runId, resume, isMeant, again }: Omit<NewRun, 'companyId'> & { runId: string },
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
      .innerJoin(userCompanies, owned(ctx, userCompanies, eq(userCompanies.companyId, jobs.companyId)))
      .where(and(isMeant, isScoreable, again ? undefined : isNew)),
  );
}

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { App, OwnerContext } from '../../../context.ts';
import { utcDay } from '../../../platform/utc-day.ts';
import type { ChosenResume } from '../../analyses/chosen-resume.ts';
import { isOpenToViewer } from '../../companies/company-joins.ts';
import { jobReadings, jobs } from '../../jobs/jobs.tables.ts';
import { postingHtml } from '../../postings/posting-text.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import type { JobToScore } from '../../scoring/scorer.types.ts';
import { analysisRunJobs, analysisRuns, type Run } from '../analysis-runs.tables.ts';
import { isScoreable } from '../scoreable-jobs.ts';
import { isStaleRun } from '../stale-run.ts';
import { enqueueRun } from './run-task.ts';
import { isUnscored, type JobAttempt, storeScores } from './store-scores.ts';

/** Jobs per batch: small enough that a stopped or killed run wastes little work, large enough to amortise the write. */
const batchSize = 40;
/** A run that is no larger than a batch shows its progress in about this many steps. */
const stepsOfSmallRun = 10;
/** After this, other runs get their turn: a small run should not wait for somebody's large one. */
const turnMs = 15_000;
/** Open pages reload at every notification, so they are notified at most this often. */
const notifyEveryMs = 500;

/** Scores the waiting jobs of a run for up to `turnMs`, then enqueues the run again if any are left. */
export async function workOnRun(app: App, { runId }: { runId: string }): Promise<void> {
  const work = await findRunningRun(app, runId);
  if (!work) return;
  const { run, resume } = work;
  const ctx: OwnerContext = { ...app, viewer: { id: run.userId } };
  const until = Date.now() + turnMs;
  const atOnce = await jobsAtOnce(ctx, run);
  let notifiedAt = 0;
  while (Date.now() < until && !app.scorers.isClosed()) {
    const claimed = await claimJobs(ctx, run, atOnce);
    // Any jobs left are claimed by another worker, which may have been killed: check again when its claim has expired.
    if (claimed.length === 0) return enqueueRun(app, app.db, runId, { startAfterSeconds: 5 });
    for await (const attempts of tryJobs(ctx, { run, resume, claimed })) {
      const notify = Date.now() - notifiedAt > notifyEveryMs;
      if (notify) notifiedAt = Date.now();
      if (!(await storeScores(ctx, { run, resume, attempts, notify }))) return;
    }
  }
  await enqueueRun(app, app.db, runId);
}

async function findRunningRun(
  { db, clock }: App,
  runId: string,
): Promise<{ run: Run; resume: ChosenResume } | null> {
  const [row] = await db
    .select({ run: analysisRuns, uploaded: resumes.extractedText })
    .from(analysisRuns)
    .leftJoin(resumes, eq(resumes.id, analysisRuns.resumeId))
    .where(and(eq(analysisRuns.id, runId), eq(analysisRuns.status, 'running')));
  if (!row || isStaleRun(row.run, clock())) return null;
  const { run, uploaded } = row;
  const id = run.resumeId ?? run.masterResumeId ?? '';
  return { run, resume: { type: run.resumeType, id, text: run.resumeText ?? uploaded ?? '' } };
}

async function jobsAtOnce({ db }: OwnerContext, run: Run): Promise<number> {
  const jobCount = await db.$count(analysisRunJobs, eq(analysisRunJobs.runId, run.id));
  return jobCount > batchSize ? batchSize : Math.ceil(jobCount / stepsOfSmallRun);
}

/** Claims up to so many free jobs (SKIP LOCKED). */
async function claimJobs({ db }: OwnerContext, run: Run, most: number): Promise<string[]> {
  const { takenAt, jobId } = analysisRunJobs;
  const isFree = or(isNull(takenAt), sql`${takenAt} < now() - interval '10 seconds'`);
  const free = db
    .select({ jobId })
    .from(analysisRunJobs)
    .where(and(isUnscored(run), isFree))
    .limit(most)
    .for('update', { skipLocked: true });
  // `any(array(…))` evaluates the subquery once; with `in` it could claim more than the limit.
  const claimed = await db
    .update(analysisRunJobs)
    .set({ takenAt: sql`now()` })
    .where(and(eq(analysisRunJobs.runId, run.id), sql`${jobId} = any(array(${free}))`))
    .returning({ jobId });
  return claimed.map((row) => row.jobId);
}

type Batch = { run: Run; resume: ChosenResume; claimed: string[] };

/** Scores the batch at once. If that breaks the process, scores the jobs one by one, so that only the culprits fail. */
async function* tryJobs(ctx: OwnerContext, { run, resume, claimed }: Batch): AsyncGenerator<JobAttempt[]> {
  const jobsById = await loadJobs(ctx, claimed);
  const gone = claimed
    .filter((id) => !jobsById.has(id))
    .map((jobId): JobAttempt => ({ jobId, score: 'gone' }));
  const resumeAtStart = { text: resume.text, today: utcDay(run.startedAt) };
  const score = async (ids: string[]): Promise<JobAttempt[]> => {
    const scores = await ctx.scorers.score({
      resume: resumeAtStart,
      jobs: ids.map((id) => jobsById.get(id)!),
    });
    return scores.map((score, index) => {
      const jobId = ids[index]!;
      if (!('error' in score)) return { jobId, score };
      ctx.logger.warn({ jobId, error: score.error }, 'a job could not be scored');
      return { jobId, score: 'failed' };
    });
  };
  const ids = [...jobsById.keys()];
  try {
    yield [...gone, ...(ids.length > 0 ? await score(ids) : [])];
    return;
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
  if (gone.length > 0) yield gone;
  for (const id of ids) {
    yield await score([id]).catch((error: unknown): JobAttempt[] => {
      if (!isBroken(error)) throw error;
      ctx.logger.warn({ jobId: id, err: error }, 'a job crashed the process that was scoring it');
      return [{ jobId: id, score: 'failed' }];
    });
  }
}

const isBroken = (error: unknown) => error instanceof Error && error.name === 'ScorerBrokenError';

/** The jobs that can still be scored, with the engine's stored reading of them. */
async function loadJobs(ctx: OwnerContext, ids: string[]): Promise<Map<string, JobToScore>> {
  const { id, title, description, requirements } = jobs;
  const rows = await ctx.db
    .select({ job: { id, title, description, requirements }, stored: jobReadings })
    .from(jobs)
    .leftJoin(jobReadings, eq(jobReadings.jobId, jobs.id))
    .where(and(inArray(jobs.id, ids), isScoreable, isOpenToViewer(ctx, jobs.companyId)));
  return new Map(
    rows.map(({ job, stored }) => [
      job.id,
      {
        title: job.title,
        html: postingHtml(job),
        stored: stored && { stamp: stored.stamp, reading: stored.reading },
      },
    ]),
  );
}

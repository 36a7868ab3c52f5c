import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { App, OwnerContext } from '../../../context.ts';
import { utcDay } from '../../../platform/utc-day.ts';
import { owned } from '../../accounts/ownership.ts';
import type { ChosenResume } from '../../analyses/chosen-resume.ts';
import { userCompanies } from '../../companies/companies.tables.ts';
import { jobReadings, jobs } from '../../jobs/jobs.tables.ts';
import { postingHtml } from '../../jobs/posting-text.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { activeAnalyses, activeAnalysisJobs, type Run } from '../analysis-runs.tables.ts';
import { isScoreable } from '../scoreable-jobs.ts';
import { isOverdue } from '../stale-run.ts';
import { isLeft, keepScores, type Tried } from './keep-scores.ts';
import { requestWork } from './run-task.ts';
import type { JobToScore } from './scorer.types.ts';

/** So many jobs at once: few enough that what is stopped or killed has cost little, enough that writing them is. */
const atOnce = 40;
/** Then it lets others go first: who begins a small run should not wait for somebody's large one. */
const turnMs = 15_000;
/** Open pages ask again at every word: more than this would be of no use to anybody. */
const tellEveryMs = 500;

/** Scores the jobs of a run that are left, for a while; what is left then gets another turn. */
export async function workOnRun(app: App, { runId }: { runId: string }): Promise<void> {
  const found = await runToWorkOn(app, runId);
  if (!found) return;
  const { run, resume } = found;
  const ctx: OwnerContext = { ...app, viewer: { id: run.userId } };
  const until = Date.now() + turnMs;
  let toldAt = 0;
  while (Date.now() < until && !app.scorers.isClosed()) {
    const taken = await takeJobs(ctx, run);
    // What is left was taken by another worker, which may have been killed over it.
    if (taken.length === 0) return requestWork(app, app.db, runId, { startAfterSeconds: 5 });
    for await (const tried of tryJobs(ctx, { run, resume, taken })) {
      const tell = Date.now() - toldAt > tellEveryMs;
      if (tell) toldAt = Date.now();
      if (!(await keepScores(ctx, { run, resume, tried, tell }))) return;
    }
  }
  await requestWork(app, app.db, runId);
}

async function runToWorkOn(
  { db, clock }: App,
  runId: string,
): Promise<{ run: Run; resume: ChosenResume } | null> {
  const [found] = await db
    .select({ run: activeAnalyses, uploaded: resumes.extractedText })
    .from(activeAnalyses)
    .leftJoin(resumes, eq(resumes.id, activeAnalyses.resumeId))
    .where(and(eq(activeAnalyses.id, runId), eq(activeAnalyses.status, 'running')));
  if (!found || isOverdue(found.run, clock())) return null;
  const { run, uploaded } = found;
  const id = run.resumeId ?? run.masterResumeId ?? '';
  return { run, resume: { type: run.resumeType, id, text: run.resumeText ?? uploaded ?? '' } };
}

/** Some that nobody else scores at this moment. */
async function takeJobs({ db }: OwnerContext, run: Run): Promise<string[]> {
  const { takenAt, jobId } = activeAnalysisJobs;
  const isFree = or(isNull(takenAt), sql`${takenAt} < now() - interval '10 seconds'`);
  const free = db
    .select({ jobId })
    .from(activeAnalysisJobs)
    .where(and(isLeft(run), isFree))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  // As an array: looked up once, or more might be taken than the limit says.
  const taken = await db
    .update(activeAnalysisJobs)
    .set({ takenAt: sql`now()` })
    .where(and(eq(activeAnalysisJobs.runId, run.id), sql`${jobId} = any(array(${free}))`))
    .returning({ jobId });
  return taken.map((row) => row.jobId);
}

type Taken = { run: Run; resume: ChosenResume; taken: string[] };

/** All at once; where that breaks the process, one by one, so that only those that break it are given up. */
async function* tryJobs(ctx: OwnerContext, { run, resume, taken }: Taken): AsyncGenerator<Tried[]> {
  const found = await jobsToScore(ctx, taken);
  const gone = taken.filter((id) => !found.has(id)).map((jobId): Tried => ({ jobId, score: 'gone' }));
  const question = { text: resume.text, today: utcDay(run.startedAt) };
  const score = async (ids: string[]): Promise<Tried[]> => {
    const scores = await ctx.scorers.score({ resume: question, jobs: ids.map((id) => found.get(id)!) });
    return scores.map((one, index) => {
      const jobId = ids[index]!;
      if (!('error' in one)) return { jobId, score: one };
      ctx.logger.warn({ jobId, error: one.error }, 'a job could not be scored');
      return { jobId, score: 'failed' };
    });
  };
  const ids = [...found.keys()];
  try {
    yield [...gone, ...(ids.length > 0 ? await score(ids) : [])];
    return;
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
  if (gone.length > 0) yield gone;
  for (const id of ids) {
    yield await score([id]).catch((error: unknown): Tried[] => {
      if (!isBroken(error)) throw error;
      ctx.logger.warn({ jobId: id, err: error }, 'a job ended the process that was to score it');
      return [{ jobId: id, score: 'failed' }];
    });
  }
}

const isBroken = (error: unknown) => error instanceof Error && error.name === 'ScorerBrokenError';

/** Those of the jobs that may be scored still, with what was read in them before. */
async function jobsToScore(ctx: OwnerContext, ids: string[]): Promise<Map<string, JobToScore>> {
  const { id, title, description, requirements } = jobs;
  const rows = await ctx.db
    .select({ job: { id, title, description, requirements }, kept: jobReadings })
    .from(jobs)
    .innerJoin(userCompanies, owned(ctx, userCompanies, eq(userCompanies.companyId, jobs.companyId)))
    .leftJoin(jobReadings, eq(jobReadings.jobId, jobs.id))
    .where(and(inArray(jobs.id, ids), isScoreable));
  return new Map(
    rows.map(({ job, kept }) => [
      job.id,
      {
        title: job.title,
        html: postingHtml(job),
        kept: kept && { stamp: kept.stamp, reading: kept.reading },
      },
    ]),
  );
}

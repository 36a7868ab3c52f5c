import { deflateRawSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { masterResumeChoice } from '../../../shared/resume-choice.ts';
import type { App, SignedInContext } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { tasks } from '../all-tasks.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { analyzeJob } from '../analyses/analyses.ts';
import { usageEntries } from '../billing/usage.tables.ts';
import { followCompany } from '../companies/follow-company.ts';
import { unfollowCompany } from '../companies/unfollow-company.ts';
import { jobReadings, jobs } from '../jobs/jobs.tables.ts';
import { addToMasterResume, deleteMasterResume, masterResumeId } from '../master-resume/master-resume.ts';
import { readingStamp } from '../postings/packed-reading.ts';
import { postingHtml, postingText } from '../postings/posting-text.ts';
import { deleteAccount } from '../profile/delete-account.ts';
import { deleteResume } from '../resumes/resumes.ts';
import {
  addJobs,
  countJobsLeft,
  createFollowedCompany,
  createPerson,
  createResume,
  findRun,
  pauseAtBatch,
  resultsOf,
  setAnalysesLeft,
  usageTotals,
} from './analysis-runs.fixtures.ts';
import { companyProgress } from './progress/company-progress.ts';
import { picksProgress } from './progress/picks-progress.ts';
import { workOnRun } from './scoring/work-on-run.ts';
import { startCompanyRun, startPicksRun } from './start-run.ts';
import { stopRuns } from './stop-runs.ts';
import { sweepRuns } from './sweep-runs.ts';

/** How often each race is repeated. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3);

// Some tests start several processes that load the lexicon, or fill all the memory they may have.
vi.setConfig({ testTimeout: 180_000 });

let rolefit: TestApp;
let minutesLater = 0;
const start = new Date('2026-11-21T09:00:00Z');
const now = () => new Date(start.getTime() + minutesLater * 60_000);
beforeAll(async () => {
  // Tasks run only where a test calls them.
  rolefit = await startTestApp({ work: false, now });
});
afterAll(async () => {
  vi.resetConfig();
  await rolefit.close();
});

type RunningRun = { ctx: SignedInContext; resumeId: string; companyId: string; runId: string };

async function startRun(jobCount: number): Promise<RunningRun> {
  const { ctx, resumeId } = await createPerson(rolefit.app);
  const companyId = await createFollowedCompany(ctx, jobCount);
  const { runId } = await startCompanyRun(ctx, { resumeId, companyId, again: false });
  return { ctx, resumeId, companyId, runId };
}

/** On a slow machine one turn may end after the first batch. */
async function workToEnd(app: App, runId: string): Promise<void> {
  while ((await findRun(app, runId))?.status === 'running') await workOnRun(app, { runId });
}

/** Starts a run of 100 jobs and pauses it when 40 results are stored and the next batch is scored, but not stored yet. */
async function startRunAndPause() {
  const run = await startRun(100);
  const { app, reached, goOn } = pauseAtBatch(rolefit.app, 2);
  const working = workToEnd(app, run.runId);
  await reached;
  return {
    ...run,
    async goOn() {
      goOn();
      await working;
    },
  };
}

const workOn = (runId: string) => workOnRun(rolefit.app, { runId });
const outcomeOf = async (start: Promise<unknown>) =>
  start.then(
    () => 'started',
    (error: { code: string }) => error.code,
  );

describe('two starts at once', () => {
  test('when the limit has room for one: exactly one starts, and only its jobs are reserved', async () => {
    for (let round = 0; round < rounds; round++) {
      const { ctx, resumeId } = await createPerson(rolefit.app);
      await setAnalysesLeft(ctx, 4);
      const companies = [await createFollowedCompany(ctx, 3), await createFollowedCompany(ctx, 3)];
      const requests = companies.map((companyId) => ({ resumeId, companyId, again: false }));
      const outcomes = await Promise.all(requests.map((each) => outcomeOf(startCompanyRun(ctx, each))));
      expect(outcomes.sort()).toEqual(['limit_reached', 'started']);
      expect(await usageTotals(ctx)).toEqual({ used: 199, entered: 3 });
    }
  });

  test('of the same run: exactly one starts', async () => {
    for (let round = 0; round < rounds; round++) {
      const { ctx, resumeId } = await createPerson(rolefit.app);
      const request = { resumeId, companyId: await createFollowedCompany(ctx, 3), again: false };
      const jobIds = await addJobs(ctx, await createFollowedCompany(ctx, 1), 2);
      const twice = <T>(start: () => Promise<T>) =>
        Promise.all([start(), start()].map(outcomeOf)).then((all) => all.sort());
      expect(await twice(() => startCompanyRun(ctx, request))).toEqual(['analysis_running', 'started']);
      expect(await twice(() => startPicksRun(ctx, { resumeId, jobIds }))).toEqual([
        'analysis_running',
        'started',
      ]);
      expect(await usageTotals(ctx)).toEqual({ used: 5, entered: 5 });
    }
  });
});

describe('stopping', () => {
  test('gives back exactly what was not used, discards what is still being scored, and can be continued', async () => {
    const { ctx, resumeId, companyId, runId, goOn } = await startRunAndPause();
    expect(await usageTotals(ctx)).toEqual({ used: 100, entered: 100 });
    expect(await companyProgress(ctx, { resumeId, companyId })).toMatchObject({ total: 100, done: 40 });
    const other = await createPerson(rolefit.app);
    await expect(stopRuns(other.ctx, { runId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await stopRuns(other.ctx, { companyId })).toBe(0);
    expect(await stopRuns(ctx, { companyId })).toBe(1);
    await goOn();
    expect(await stopRuns(ctx, { runId })).toBe(0);
    expect(await resultsOf(ctx)).toHaveLength(40);
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    const entries = await ctx.db.select().from(usageEntries).where(eq(usageEntries.userId, ctx.viewer.id));
    expect(entries.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-60, 100]);
    expect(await companyProgress(ctx, { resumeId, companyId })).toMatchObject({
      total: 100,
      done: 40,
      run: { status: 'cancelled', jobs: 100, left: 60, isStale: false },
    });
    const next = await startCompanyRun(ctx, { resumeId, companyId, again: false });
    expect(next.jobs).toBe(60);
    expect(await findRun(rolefit.app, runId)).toBeUndefined();
  });

  test(
    'just as the run completes: usage is exact, whichever comes first',
    async () => {
      const seen = new Set<string | undefined>();
      for (let round = 0; round < rounds; round++) {
        const { ctx, runId } = await startRun(3);
        // A run of three stores its jobs one by one.
        const paused = pauseAtBatch(rolefit.app, 3);
        const working = workOnRun(paused.app, { runId });
        await paused.reached;
        const early = round % 2 ? stopRuns(ctx, { runId }) : null;
        paused.goOn();
        await Promise.all([working, early ?? stopRuns(ctx, { runId })]);
        const status = (await findRun(ctx, runId))?.status;
        seen.add(status);
        const { length } = await resultsOf(ctx);
        expect(length).toBe(status === 'completed' ? 3 : 2);
        expect(await usageTotals(ctx)).toEqual({ used: length, entered: length });
        expect(await countJobsLeft(ctx, runId)).toBe(3 - length);
      }
      if (rounds > 100) expect([...seen].sort()).toEqual(['cancelled', 'completed']);
    },
    60_000 + rounds * 2_000,
  );
});

describe('during a run', () => {
  test('its résumé is deleted: scores in progress are discarded, and what was not used is given back', async () => {
    const { ctx, resumeId, runId, goOn } = await startRunAndPause();
    await deleteResume(ctx, resumeId);
    await goOn();
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    expect(await findRun(ctx, runId)).toBeUndefined();
    expect(await resultsOf(ctx)).toEqual([]);
  });

  test('its master résumé is deleted: the same, and the results stay', async () => {
    const { ctx } = await createPerson(rolefit.app);
    const nothing = { education: [], experience: [], certifications: [] };
    await addToMasterResume(ctx, { personal: { fullName: 'Ida Holm' }, ...nothing });
    const companyId = await createFollowedCompany(ctx, 60);
    const { runId } = await startCompanyRun(ctx, { resumeId: masterResumeChoice, companyId, again: false });
    const { app, reached, goOn } = pauseAtBatch(rolefit.app, 2);
    const working = workToEnd(app, runId);
    await reached;
    await deleteMasterResume(ctx, (await masterResumeId(ctx)) ?? '');
    goOn();
    await working;
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    expect(await resultsOf(ctx)).toHaveLength(40);
    expect(await findRun(ctx, runId)).toBeUndefined();
  });

  test('its company is unfollowed: the run is stopped', async () => {
    const { ctx, companyId, runId, goOn } = await startRunAndPause();
    await unfollowCompany(ctx, companyId);
    await goOn();
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'cancelled' });
    await followCompany(ctx, companyId);
  });

  test('the account is deleted: nothing is stored afterwards', async () => {
    const { ctx, goOn } = await startRunAndPause();
    await deleteAccount(ctx, { email: ctx.viewer.email, leaveWithoutAdmin: true });
    await goOn();
    expect(await ctx.db.$count(users, eq(users.id, ctx.viewer.id))).toBe(0);
    expect(await resultsOf(ctx)).toEqual([]);
    expect(await usageTotals(ctx)).toEqual({ used: 0, entered: 0 });
  });

  test('jobs close and a company is unfollowed: the other jobs are scored, and only they are used', async () => {
    const { ctx, resumeId } = await createPerson(rolefit.app);
    const [one, two] = [await createFollowedCompany(ctx, 0), await createFollowedCompany(ctx, 0)];
    const [ones, twos] = [await addJobs(ctx, one, 4), await addJobs(ctx, two, 3)];
    const { runId } = await startPicksRun(ctx, { resumeId, jobIds: [...ones, ...twos] });
    const paused = pauseAtBatch(rolefit.app, 1);
    const working = workOnRun(paused.app, { runId });
    await paused.reached;
    await ctx.db.update(jobs).set({ closedAt: now() }).where(eq(jobs.id, ones[0]!));
    await ctx.db.delete(jobs).where(eq(jobs.id, ones[1]!));
    await unfollowCompany(ctx, two);
    paused.goOn();
    await working;
    expect((await resultsOf(ctx)).map(({ jobId }) => jobId).sort()).toEqual(ones.slice(2).sort());
    expect(await usageTotals(ctx)).toEqual({ used: 2, entered: 2 });
    const progress = await picksProgress(ctx);
    expect(progress?.run).toMatchObject({ status: 'completed', jobs: 7, left: 0 });
    expect(progress?.jobs.filter(({ state }) => state === 'gone')).toHaveLength(5);
  });

  test('results are deleted while they are scored again: they are not created again for free', async () => {
    const { ctx, resumeId, companyId, runId } = await startRun(3);
    await workOn(runId);
    const again = await startCompanyRun(ctx, { resumeId, companyId, again: true });
    const [first] = await resultsOf(ctx);
    await ctx.db.delete(jobAnalyses).where(eq(jobAnalyses.id, first?.id ?? ''));
    await workOn(again.runId);
    expect(await resultsOf(ctx)).toHaveLength(2);
    expect(await usageTotals(ctx)).toEqual({ used: 3, entered: 3 });
    expect(await findRun(ctx, again.runId)).toMatchObject({ status: 'completed' });
  });

  test('a second worker starts: they share the jobs', async () => {
    const { ctx, runId } = await startRun(100);
    await Promise.all([workOn(runId), workOn(runId)]);
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'completed' });
    expect(await resultsOf(ctx)).toHaveLength(100);
    expect(await usageTotals(ctx)).toEqual({ used: 100, entered: 100 });
  });

  test('one of its jobs is scored by itself: that uses one analysis, and the run gives back its own', async () => {
    const { ctx, resumeId, companyId, runId } = await startRun(2);
    const [job] = await ctx.db.select().from(jobs).where(eq(jobs.companyId, companyId));
    await analyzeJob(ctx, { resumeId, jobId: job?.id ?? '' });
    expect(await usageTotals(ctx)).toEqual({ used: 3, entered: 3 });
    await workOn(runId);
    expect(await usageTotals(ctx)).toEqual({ used: 2, entered: 2 });
    expect(await resultsOf(ctx)).toHaveLength(2);
  });
});

/** Replaces the stored readings of jobs with these bytes, under a valid stamp. */
async function corruptReadings(app: App, jobIds: string[], bytes: Buffer): Promise<void> {
  const reading = deflateRawSync(bytes, { level: 1 });
  for (const job of await app.db.select().from(jobs).where(inArray(jobs.id, jobIds)))
    await app.db
      .insert(jobReadings)
      .values({ jobId: job.id, stamp: readingStamp(job.title, postingText(postingHtml(job))), reading });
}

/** A serialized sparse array that takes more memory than a process may use. */
function hugeReading(): Buffer {
  const holes = 80_000_000;
  const count = Buffer.from([0x80, 0xe8, 0x92, 0x26]);
  const [head, tail] = [Buffer.from([0xff, 0x0f, 0x41]), Buffer.from('$\0')];
  return Buffer.concat([head, count, Buffer.alloc(holes, '-'), tail, count]);
}

describe('a job that cannot be scored', () => {
  test.skipIf(testPostgres)(
    'because it crashes the scoring process is given up and costs nothing; all others are scored and the run completes',
    async () => {
      const { ctx, resumeId, companyId, runId } = await startRun(6);
      const [bad] = await ctx.db.select().from(jobs).where(eq(jobs.companyId, companyId)).limit(1);
      await corruptReadings(rolefit.app, [bad?.id ?? ''], hugeReading());
      await workToEnd(rolefit.app, runId);
      expect(await findRun(ctx, runId)).toMatchObject({ status: 'completed' });
      expect((await resultsOf(ctx)).map(({ jobId }) => jobId)).not.toContain(bad?.id);
      expect(await resultsOf(ctx)).toHaveLength(5);
      expect(await usageTotals(ctx)).toEqual({ used: 5, entered: 5 });
      expect(await companyProgress(ctx, { resumeId, companyId })).toMatchObject({
        total: 6,
        done: 5,
        run: { failed: 1, left: 0 },
      });
    },
  );

  test('is the only one: the run fails', async () => {
    const { ctx, companyId, runId } = await startRun(1);
    const all = await ctx.db.select().from(jobs).where(eq(jobs.companyId, companyId));
    await corruptReadings(
      rolefit.app,
      all.map(({ id }) => id),
      Buffer.from('no reading at all'),
    );
    await workOn(runId);
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'failed', error: 'nothing-scored' });
    expect(await usageTotals(ctx)).toEqual({ used: 0, entered: 0 });
  });
});

describe('after five minutes', () => {
  test('a run is no longer active: continuing starts a new one in its place, and nothing is counted twice', async () => {
    const { ctx, resumeId, companyId, runId } = await startRun(3);
    const start = () => startCompanyRun(ctx, { resumeId, companyId, again: false });
    const progress = () => companyProgress(ctx, { resumeId, companyId });
    minutesLater = 4;
    expect(await progress()).toMatchObject({ run: { status: 'running', isActive: true } });
    await expect(start()).rejects.toMatchObject({ title: 'Analysis In Progress' });
    minutesLater = 5;
    expect(await progress()).toMatchObject({ run: { status: 'running', isActive: false } });
    const next = await start();
    expect(next.jobs).toBe(3);
    expect(await findRun(ctx, runId)).toBeUndefined();
    await workOn(runId);
    expect(await resultsOf(ctx)).toEqual([]);
    await workOn(next.runId);
    expect(await resultsOf(ctx)).toHaveLength(3);
    expect(await usageTotals(ctx)).toEqual({ used: 3, entered: 3 });
    minutesLater = 0;
  });
});

describe('after half an hour', () => {
  test('a run counts as cancelled before that is recorded, is ended by the sweep and can be started again', async () => {
    const { ctx, resumeId, companyId, runId } = await startRun(3);
    const resume2 = await createResume(ctx);
    const other = await startCompanyRun(ctx, { resumeId: resume2, companyId, again: false });
    const progress = () => companyProgress(ctx, { resumeId, companyId });
    minutesLater = 29;
    expect(await progress()).toMatchObject({ run: { status: 'running', isStale: false } });
    minutesLater = 31;
    expect(await progress()).toMatchObject({ done: 0, run: { status: 'cancelled', isStale: true } });
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'running' });
    await workOn(runId);
    expect(await resultsOf(ctx)).toEqual([]);
    const next = await startCompanyRun(ctx, { resumeId: resume2, companyId, again: false });
    expect(await findRun(ctx, other.runId)).toBeUndefined();
    await sweepRuns(rolefit.app);
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'cancelled', error: 'stale' });
    expect(await findRun(ctx, next.runId)).toMatchObject({ status: 'running' });
    expect(await progress()).toMatchObject({ run: { status: 'cancelled', isStale: true, left: 3 } });
    expect(await usageTotals(ctx)).toEqual({ used: 3, entered: 3 });
    minutesLater = 0;
  });
});

test('a run whose worker is gone is enqueued once by the sweep', async () => {
  const { ctx, runId } = await startRun(3);
  const waiting = async () => {
    const { rows } = await rolefit.app.database.pool.query(
      `select 1 from pgboss.job where name = 'run-analysis' and state = 'created' and data->>'runId' = $1`,
      [runId],
    );
    return rows.length;
  };
  expect(await waiting()).toBe(1);
  await sweepRuns(rolefit.app);
  expect(await waiting()).toBe(1);
  await rolefit.app.database.pool.query(`delete from pgboss.job where name = 'run-analysis'`);
  await sweepRuns(rolefit.app);
  expect(await waiting(), 'it made progress a moment ago').toBe(0);
  await rolefit.app.database.pool.query(
    `update active_analyses set updated_at = now() - interval '21 seconds' where id = $1`,
    [runId],
  );
  await sweepRuns(rolefit.app);
  await sweepRuns(rolefit.app);
  expect(await waiting()).toBe(1);
  expect(tasks.map(({ name, schedule }) => [name, schedule])).toContainEqual(['sweep-runs', '* * * * *']);
  expect(await stopRuns(ctx, { runId })).toBe(1);
});

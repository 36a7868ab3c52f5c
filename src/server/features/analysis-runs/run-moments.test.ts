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
import { periodStartOf } from '../billing/usage-period.ts';
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

/** Rounds of what must hold however two that happen at once fall together. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3);

// Some of these start several processes that read the engine's words, or fill all the memory they may have.
vi.setConfig({ testTimeout: 180_000 });

let rolefit: TestApp;
let minutesLater = 0;
const start = new Date('2026-11-21T09:00:00Z');
const now = () => new Date(start.getTime() + minutesLater * 60_000);
beforeAll(async () => {
  // Nobody works but who is told to.
  rolefit = await startTestApp({ work: false, now });
});
afterAll(async () => {
  vi.resetConfig();
  await rolefit.close();
});

type Running = { ctx: SignedInContext; resumeId: string; companyId: string; runId: string };

async function aRun(jobCount: number): Promise<Running> {
  const { ctx, resumeId } = await createPerson(rolefit.app);
  const companyId = await createFollowedCompany(ctx, jobCount);
  const { runId } = await startCompanyRun(ctx, { resumeId, companyId, again: false });
  return { ctx, resumeId, companyId, runId };
}

/** A run of 100 jobs at the moment when 40 are kept and the next are scored, but not kept yet. */
async function aRunInTheMiddle() {
  const run = await aRun(100);
  const { app, reached, goOn } = pauseAtBatch(rolefit.app, 2);
  const working = workOnRun(app, run);
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
const outcomeOf = async (one: Promise<unknown>) =>
  one.then(
    () => 'begun',
    (error: { code: string }) => error.code,
  );

describe('two starts at once', () => {
  test('of which the limit has room for one: exactly one is begun, and it takes exactly that', async () => {
    for (let round = 0; round < rounds; round++) {
      const { ctx, resumeId } = await createPerson(rolefit.app);
      await setAnalysesLeft(ctx, 4, periodStartOf(now()));
      const companies = [await createFollowedCompany(ctx, 3), await createFollowedCompany(ctx, 3)];
      const asked = companies.map((companyId) => ({ resumeId, companyId, again: false }));
      const outcomes = await Promise.all(asked.map((each) => outcomeOf(startCompanyRun(ctx, each))));
      expect(outcomes.sort()).toEqual(['begun', 'limit_reached']);
      expect(await usageTotals(ctx)).toEqual({ used: 199, entered: 3 });
    }
  });

  test('of the same: exactly one is begun', async () => {
    for (let round = 0; round < rounds; round++) {
      const { ctx, resumeId } = await createPerson(rolefit.app);
      const asked = { resumeId, companyId: await createFollowedCompany(ctx, 3), again: false };
      const jobIds = await addJobs(ctx, await createFollowedCompany(ctx, 1), 2);
      const twice = <T>(begin: () => Promise<T>) =>
        Promise.all([begin(), begin()].map(outcomeOf)).then((all) => all.sort());
      expect(await twice(() => startCompanyRun(ctx, asked))).toEqual(['analysis_running', 'begun']);
      expect(await twice(() => startPicksRun(ctx, { resumeId, jobIds }))).toEqual([
        'analysis_running',
        'begun',
      ]);
      expect(await usageTotals(ctx)).toEqual({ used: 5, entered: 5 });
    }
  });
});

describe('stopping', () => {
  test('gives back exactly what was not used, keeps nothing that is still being scored, and can be continued', async () => {
    const { ctx, resumeId, companyId, runId, goOn } = await aRunInTheMiddle();
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
    'at the moment when the run comes to its end: the limit is exact whichever is first',
    async () => {
      const seen = new Set<string | undefined>();
      for (let round = 0; round < rounds; round++) {
        const { ctx, runId } = await aRun(3);
        const held = pauseAtBatch(rolefit.app, 1);
        const working = workOnRun(held.app, { runId });
        await held.reached;
        const early = round % 2 ? stopRuns(ctx, { runId }) : null;
        held.goOn();
        await Promise.all([working, early ?? stopRuns(ctx, { runId })]);
        const status = (await findRun(ctx, runId))?.status;
        seen.add(status);
        const { length } = await resultsOf(ctx);
        expect(length).toBe(status === 'completed' ? 3 : 0);
        expect(await usageTotals(ctx)).toEqual({ used: length, entered: length });
        expect(await countJobsLeft(ctx, runId)).toBe(3 - length);
      }
      if (rounds > 100) expect([...seen].sort()).toEqual(['cancelled', 'completed']);
    },
    60_000 + rounds * 2_000,
  );
});

describe('in the middle of a run', () => {
  test('its résumé is deleted: what is being scored is dropped, and what was not used is given back', async () => {
    const { ctx, resumeId, runId, goOn } = await aRunInTheMiddle();
    await deleteResume(ctx, resumeId);
    await goOn();
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    expect(await findRun(ctx, runId)).toBeUndefined();
    expect(await resultsOf(ctx)).toEqual([]);
  });

  test('its master résumé is deleted: the same, and what was scored stays', async () => {
    const { ctx } = await createPerson(rolefit.app);
    const nothing = { education: [], experience: [], certifications: [] };
    await addToMasterResume(ctx, { personal: { fullName: 'Ida Holm' }, ...nothing });
    const companyId = await createFollowedCompany(ctx, 60);
    const { runId } = await startCompanyRun(ctx, { resumeId: masterResumeChoice, companyId, again: false });
    const { app, reached, goOn } = pauseAtBatch(rolefit.app, 2);
    const working = workOnRun(app, { runId });
    await reached;
    await deleteMasterResume(ctx, (await masterResumeId(ctx)) ?? '');
    goOn();
    await working;
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    expect(await resultsOf(ctx)).toHaveLength(40);
    expect(await findRun(ctx, runId)).toBeUndefined();
  });

  test('its company is left: the run is stopped', async () => {
    const { ctx, companyId, runId, goOn } = await aRunInTheMiddle();
    await unfollowCompany(ctx, companyId);
    await goOn();
    expect(await usageTotals(ctx)).toEqual({ used: 40, entered: 40 });
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'cancelled' });
    await followCompany(ctx, companyId);
  });

  test('the account is deleted: nothing comes back', async () => {
    const { ctx, goOn } = await aRunInTheMiddle();
    await deleteAccount(ctx, { email: ctx.viewer.email, leaveWithoutAdmin: true });
    await goOn();
    expect(await ctx.db.$count(users, eq(users.id, ctx.viewer.id))).toBe(0);
    expect(await resultsOf(ctx)).toEqual([]);
    expect(await usageTotals(ctx)).toEqual({ used: 0, entered: 0 });
  });

  test('jobs close, and one of the companies is left: the others are scored, and only they are used', async () => {
    const { ctx, resumeId } = await createPerson(rolefit.app);
    const [one, two] = [await createFollowedCompany(ctx, 0), await createFollowedCompany(ctx, 0)];
    const [ones, twos] = [await addJobs(ctx, one, 4), await addJobs(ctx, two, 3)];
    const { runId } = await startPicksRun(ctx, { resumeId, jobIds: [...ones, ...twos] });
    const held = pauseAtBatch(rolefit.app, 1);
    const working = workOnRun(held.app, { runId });
    await held.reached;
    await ctx.db.update(jobs).set({ closedAt: now() }).where(eq(jobs.id, ones[0]!));
    await ctx.db.delete(jobs).where(eq(jobs.id, ones[1]!));
    await unfollowCompany(ctx, two);
    held.goOn();
    await working;
    expect((await resultsOf(ctx)).map(({ jobId }) => jobId).sort()).toEqual(ones.slice(2).sort());
    expect(await usageTotals(ctx)).toEqual({ used: 2, entered: 2 });
    const progress = await picksProgress(ctx);
    expect(progress?.run).toMatchObject({ status: 'completed', jobs: 7, left: 0 });
    expect(progress?.jobs.filter(({ state }) => state === 'gone')).toHaveLength(5);
  });

  test('its results are deleted: what had one is not made again for nothing', async () => {
    const { ctx, resumeId, companyId, runId } = await aRun(3);
    await workOn(runId);
    const again = await startCompanyRun(ctx, { resumeId, companyId, again: true });
    const [first] = await resultsOf(ctx);
    await ctx.db.delete(jobAnalyses).where(eq(jobAnalyses.id, first?.id ?? ''));
    await workOn(again.runId);
    expect(await resultsOf(ctx)).toHaveLength(2);
    expect(await usageTotals(ctx)).toEqual({ used: 3, entered: 3 });
    expect(await findRun(ctx, again.runId)).toMatchObject({ status: 'completed' });
  });

  test('a second worker comes: they share its jobs', async () => {
    const { ctx, runId } = await aRun(100);
    await Promise.all([workOn(runId), workOn(runId)]);
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'completed' });
    expect(await resultsOf(ctx)).toHaveLength(100);
    expect(await usageTotals(ctx)).toEqual({ used: 100, entered: 100 });
  });

  test('somebody scores one of its jobs alone: that took one, and the run gives its own back', async () => {
    const { ctx, resumeId, companyId, runId } = await aRun(2);
    const [job] = await ctx.db.select().from(jobs).where(eq(jobs.companyId, companyId));
    await analyzeJob(ctx, { resumeId, jobId: job?.id ?? '' });
    expect(await usageTotals(ctx)).toEqual({ used: 3, entered: 3 });
    await workOn(runId);
    expect(await usageTotals(ctx)).toEqual({ used: 2, entered: 2 });
    expect(await resultsOf(ctx)).toHaveLength(2);
  });
});

/** Has the jobs' kept readings replaced by such bytes, under the stamp that they are believed by. */
async function spoil(app: App, jobIds: string[], bytes: Buffer): Promise<void> {
  const reading = deflateRawSync(bytes, { level: 1 });
  for (const job of await app.db.select().from(jobs).where(inArray(jobs.id, jobIds)))
    await app.db
      .insert(jobReadings)
      .values({ jobId: job.id, stamp: readingStamp(job.title, postingText(postingHtml(job))), reading });
}

/** An array of nothing but holes, of more than the memory there is, as the serializer writes it. */
function tooLarge(): Buffer {
  const holes = 80_000_000;
  const count = Buffer.from([0x80, 0xe8, 0x92, 0x26]);
  const [head, tail] = [Buffer.from([0xff, 0x0f, 0x41]), Buffer.from('$\0')];
  return Buffer.concat([head, count, Buffer.alloc(holes, '-'), tail, count]);
}

describe('a job that cannot be scored', () => {
  test.skipIf(testPostgres)(
    'because it ends the process that tries is given up and costs nothing; all others are scored and the run ends',
    async () => {
      const { ctx, resumeId, companyId, runId } = await aRun(6);
      const [bad] = await ctx.db.select().from(jobs).where(eq(jobs.companyId, companyId)).limit(1);
      await spoil(rolefit.app, [bad?.id ?? ''], tooLarge());
      await workOn(runId);
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

  test('when there are no others, the run has failed', async () => {
    const { ctx, companyId, runId } = await aRun(1);
    const all = await ctx.db.select().from(jobs).where(eq(jobs.companyId, companyId));
    await spoil(
      rolefit.app,
      all.map(({ id }) => id),
      Buffer.from('no reading at all'),
    );
    await workOn(runId);
    expect(await findRun(ctx, runId)).toMatchObject({ status: 'failed', error: 'nothing-scored' });
    expect(await usageTotals(ctx)).toEqual({ used: 0, entered: 0 });
  });
});

describe('after half an hour', () => {
  test('a run counts as cancelled before anything is written, is ended by the sweep and can be begun anew', async () => {
    const { ctx, resumeId, companyId, runId } = await aRun(3);
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

test('a run whose worker is gone is gone on with by the sweep, and one turn of it waits', async () => {
  const { ctx, runId } = await aRun(3);
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
  expect(await waiting(), 'somebody was at it a moment ago').toBe(0);
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

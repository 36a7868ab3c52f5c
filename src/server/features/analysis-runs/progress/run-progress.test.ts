import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInContext } from '../../../context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createCompany, createJob } from '../../companies/companies.fixtures.ts';
import { userCompanies } from '../../companies/companies.tables.ts';
import { jobs, savedJobs } from '../../jobs/jobs.tables.ts';
import {
  addJobs,
  createFollowedCompany,
  createPerson,
  follow,
  scoreSomeJobs,
} from '../analysis-runs.fixtures.ts';
import { analysisRunJobs, analysisRuns } from '../analysis-runs.tables.ts';
import { isStaleRun } from '../stale-run.ts';
import { startCompanyRun, startPicksRun } from '../start-run.ts';
import { restartRuns } from '../sweep-runs.ts';
import { companyProgress } from './company-progress.ts';
import { pickableJobs } from './pickable-jobs.ts';
import { picksProgress } from './picks-progress.ts';

let rolefit: TestApp;
let ctx: SignedInContext;
let resumeId: string;
const now = new Date('2026-03-02T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  ({ ctx, resumeId } = await createPerson(rolefit.app));
});

describe('the jobs to pick from', () => {
  const pickable = (filter: Partial<Parameters<typeof pickableJobs>[1]> = {}) =>
    pickableJobs(ctx, { page: 1, search: '', companyId: '', saved: false, ...filter });
  const titles = async (filter?: Parameters<typeof pickable>[0]) =>
    (await pickable(filter)).jobs.map(({ title }) => title);

  test('are the open ones with a text, those of followed companies first, each newest first', async () => {
    const [elm, birch] = [
      await createCompany(rolefit.app, { name: 'Elm' }),
      await createCompany(rolefit.app, { name: 'Birch' }),
    ];
    for (const company of [elm, birch]) await follow(ctx, company);
    const on = (day: number) => new Date(Date.UTC(2026, 1, day));
    const cook = await createJob(rolefit.app, elm, { title: 'Cook', location: 'Hull', postedAt: on(1) });
    await createJob(rolefit.app, birch, {
      title: 'Clerk',
      department: 'Office',
      postedAt: null,
      createdAt: on(3),
    });
    await createJob(rolefit.app, elm, { title: 'Captain', postedAt: on(2) });
    await createJob(rolefit.app, elm, { title: 'Closed', closedAt: now });
    await createJob(rolefit.app, elm, { title: 'Unread', description: '' });
    const oak = await createCompany(rolefit.app, { name: 'Oak & Sons' });
    await createJob(rolefit.app, oak, { title: 'Older elsewhere', postedAt: on(8) });
    await createJob(rolefit.app, oak, { title: 'Elsewhere', postedAt: on(9) });
    const hidden = await createCompany(rolefit.app, { name: 'Private', isListed: false });
    await createJob(rolefit.app, hidden, { title: 'Not listed' });
    const all = ['Clerk', 'Captain', 'Cook', 'Elsewhere', 'Older elsewhere'];
    expect(await titles()).toEqual(all);
    expect(await pickable()).toMatchObject({ found: 5, followed: 3 });
    expect((await pickable()).jobs[2]).toEqual({
      ...{ id: cook, title: 'Cook', location: 'Hull', company: 'Elm' },
      ...{ isFollowed: true, isDemo: false },
    });
    expect(await titles({ companyId: 'followed' })).toEqual(all.slice(0, 3));
    expect(await titles({ companyId: oak })).toEqual(all.slice(3));
    expect(await titles({ companyId: hidden })).toEqual([]);
    expect(await titles({ search: 'OAK & s' })).toEqual(all.slice(3));
    expect(await titles({ companyId: elm })).toEqual(['Captain', 'Cook']);
    expect(await titles({ companyId: 'nonsense' })).toEqual(all);
    expect(await titles({ search: 'OFFICE' })).toEqual(['Clerk']);
    expect(await titles({ search: 'hull', companyId: birch })).toEqual([]);
    await rolefit.app.db.insert(savedJobs).values({ userId: ctx.viewer.id, jobId: cook, createdAt: now });
    expect(await titles({ saved: true })).toEqual(['Cook']);
    const other = await createPerson(rolefit.app);
    await follow(other.ctx, elm);
    expect((await pickableJobs(other.ctx, { page: 1, search: '', companyId: '', saved: true })).found).toBe(
      0,
    );
  });

  test('have 25 per page, and a page past the end is the last one', async () => {
    await rolefit.app.db.delete(jobs);
    await createFollowedCompany(ctx, 26);
    expect(await pickable()).toMatchObject({ found: 26, page: 1, pageCount: 2, jobs: { length: 25 } });
    expect(await pickable({ page: 9 })).toMatchObject({
      found: 26,
      page: 2,
      pageCount: 2,
      jobs: { length: 1 },
    });
    expect(await pickable({ search: 'nothing like it' })).toEqual({
      jobs: [],
      followed: 0,
      found: 0,
      page: 1,
      pageCount: 1,
    });
  });
});

test('a page of the jobs to pick from goes on with other companies where the followed ones end', async () => {
  await rolefit.app.db.delete(jobs);
  await createFollowedCompany(ctx, 30);
  await addJobs(rolefit.app, await createCompany(rolefit.app), 25);
  const filter = { search: '', companyId: '', saved: false };
  const pages = await Promise.all([1, 2, 3].map((page) => pickableJobs(ctx, { ...filter, page })));
  const followed = pages.map((page) => page.jobs.filter(({ isFollowed }) => isFollowed).length);
  expect([followed, pages.map((page) => page.jobs.length)]).toEqual([
    [25, 5, 0],
    [25, 25, 5],
  ]);
  expect(new Set(pages.flatMap((page) => page.jobs.map(({ id }) => id))).size).toBe(55);
});

describe('the progress of picked jobs', () => {
  test('shows each of them with its state, the best result first', async () => {
    const company = await createFollowedCompany(ctx, 0);
    const ids = await addJobs(rolefit.app, company, 4);
    const { runId } = await startPicksRun(ctx, { resumeId, jobIds: ids });
    expect((await picksProgress(ctx))?.jobs.map(({ state }) => state)).toEqual(Array(4).fill('waiting'));
    await scoreSomeJobs(rolefit.app, runId, 1);
    const [scored, ...others] = (await picksProgress(ctx, { runId }))!.jobs;
    expect(scored).toMatchObject({ state: 'scored', result: { fitScore: expect.any(Number) } });
    expect(others.map(({ state, result }) => [state, result])).toEqual(Array(3).fill(['waiting', null]));
    for (const [index, outcome] of (['gone', 'failed', 'again'] as const).entries())
      await rolefit.app.db
        .update(analysisRunJobs)
        .set({ outcome })
        .where(eq(analysisRunJobs.jobId, others[index]!.id));
    const progress = await picksProgress(ctx);
    expect(
      progress?.jobs
        .slice(1)
        .map(({ id, state }) => [id, state])
        .sort(),
    ).toEqual(
      [
        [others[0]!.id, 'gone'],
        [others[1]!.id, 'failed'],
        [others[2]!.id, 'scored'],
      ].sort(),
    );
    expect(progress).toMatchObject({
      resumeId,
      run: { id: runId, jobs: 4, left: 0, failed: 1, status: 'running' },
    });
    expect(progress?.jobs.slice(1).map(({ title }) => title)).toEqual(
      progress?.jobs
        .slice(1)
        .map(({ title }) => title)
        .sort(),
    );
  });

  test('is that of the latest run, and of no run over a company', async () => {
    const company = await createFollowedCompany(ctx, 2);
    const { runId: ofCompany } = await startCompanyRun(ctx, { resumeId, companyId: company, again: false });
    expect(await picksProgress(ctx)).toBeNull();
    await expect(picksProgress(ctx, { runId: ofCompany })).rejects.toMatchObject({ code: 'not_found' });
    await expect(picksProgress(ctx, { runId: 'nonsense' })).rejects.toMatchObject({
      message: 'This analysis was not found.',
    });
  });
});

describe('the progress at a company', () => {
  test('counts what a run has done, or what has a result', async () => {
    const company = await createFollowedCompany(ctx, 3);
    const progress = () => companyProgress(ctx, { resumeId, companyId: company });
    expect(await progress()).toEqual({ total: 3, done: 0, isAnalyzed: false, run: null });
    const { runId } = await startCompanyRun(ctx, { resumeId, companyId: company, again: false });
    await scoreSomeJobs(rolefit.app, runId, 2);
    expect(await progress()).toMatchObject({
      ...{ total: 3, done: 2, isAnalyzed: false },
      run: {
        id: runId,
        status: 'running',
        jobs: 3,
        left: 1,
        failed: 0,
        startedAt: now,
        endedAt: null,
        isStale: false,
      },
    });
  });

  test('of a company without jobs is never complete', async () => {
    const company = await createFollowedCompany(ctx, 0);
    expect(await companyProgress(ctx, { resumeId, companyId: company })).toMatchObject({
      total: 0,
      isAnalyzed: false,
    });
  });

  test('is that of followed companies only', async () => {
    const company = await createFollowedCompany(ctx, 1);
    await rolefit.app.db.delete(userCompanies).where(eq(userCompanies.companyId, company));
    for (const companyId of [company, 'nonsense'])
      await expect(companyProgress(ctx, { resumeId, companyId })).rejects.toMatchObject({
        message: 'Company not found',
      });
  });
});

test('a run is stale once half an hour has passed, if it is still running', () => {
  const at = (minutes: number, ms = 0) => new Date(now.getTime() - minutes * 60_000 - ms);
  expect(isStaleRun({ status: 'running', startedAt: at(30) }, now)).toBe(false);
  expect(isStaleRun({ status: 'running', startedAt: at(30, 1) }, now)).toBe(true);
  expect(isStaleRun({ status: 'completed', startedAt: at(31) }, now)).toBe(false);
});

test('after a restart, runs go on with the jobs that a killed worker had taken', async () => {
  const company = await createFollowedCompany(ctx, 3);
  const { runId } = await startCompanyRun(ctx, { resumeId, companyId: company, again: false });
  await scoreSomeJobs(rolefit.app, runId, 1);
  const { pool } = rolefit.app.database;
  await pool.query("delete from pgboss.job where name = 'run-analysis'");
  const restartOn = (kind: 'embedded' | 'postgres') =>
    restartRuns({ ...rolefit.app, database: { ...rolefit.app.database, kind } as never });
  await restartOn('postgres');
  const taken = async () =>
    (await rolefit.app.db.select().from(analysisRunJobs).where(eq(analysisRunJobs.runId, runId))).filter(
      ({ takenAt, outcome }) => takenAt !== null && outcome === null,
    ).length;
  expect(await taken()).toBe(2);
  await restartOn('embedded');
  expect(await taken()).toBe(0);
  const waiting = "select 1 from pgboss.job where name = 'run-analysis' and data->>'runId' = $1";
  expect((await pool.query(waiting, [runId])).rows).toHaveLength(1);
  await rolefit.app.db.update(analysisRuns).set({ status: 'cancelled' }).where(eq(analysisRuns.id, runId));
  await pool.query("delete from pgboss.job where name = 'run-analysis'");
  await restartRuns(rolefit.app);
  expect((await pool.query(waiting, [runId])).rows).toEqual([]);
  expect(await rolefit.app.db.$count(jobs, eq(jobs.companyId, company))).toBe(3);
});

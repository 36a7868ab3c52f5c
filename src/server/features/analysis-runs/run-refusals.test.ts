import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInContext } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilTold } from '../../testing/until-told.ts';
import { createCompany } from '../companies/companies.fixtures.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import {
  addJobs,
  createFollowedCompany,
  createPerson,
  follow,
  setAnalysesLeft,
} from './analysis-runs.fixtures.ts';
import { analysisRuns } from './analysis-runs.tables.ts';
import { startCompanyRun, startPicksRun } from './start-run.ts';
import { stopRuns } from './stop-runs.ts';

let rolefit: TestApp;
let ctx: SignedInContext;
let resumeId: string;
const now = new Date('2026-03-02T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
  ({ ctx, resumeId } = await createPerson(rolefit.app));
});
afterAll(() => rolefit.close());

const start = (companyId: string, again = false, resume = resumeId) =>
  startCompanyRun(ctx, { resumeId: resume, companyId, again });
const pick = (jobIds: string[], resume = resumeId) => startPicksRun(ctx, { resumeId: resume, jobIds });
const refused = (title: string | undefined, message: string) => ({ name: 'AppError', title, message });

describe('no run is started', () => {
  test('without a résumé or a company', async () => {
    const error = refused('Missing Selection', 'Please select a résumé and a company to analyze.');
    await expect(start('')).rejects.toMatchObject(error);
    await expect(start(randomUUID(), false, '')).rejects.toMatchObject(error);
  });

  test('without a résumé or any job', async () => {
    const error = refused('Missing Selection', 'Please select a résumé and at least one job to analyze.');
    await expect(pick([])).rejects.toMatchObject(error);
    await expect(pick([randomUUID()], '')).rejects.toMatchObject(error);
  });

  test('for a company that does not exist, or is not followed', async () => {
    const unknown = refused(undefined, 'Company not found');
    await expect(start('nonsense')).rejects.toMatchObject(unknown);
    await expect(start(randomUUID())).rejects.toMatchObject(unknown);
    const message = 'You can only analyze jobs at companies you follow. Follow this company first.';
    await expect(start(await createCompany(rolefit.app))).rejects.toMatchObject(
      refused('Analysis Failed', message),
    );
  });

  test('at a company without jobs, or whose jobs have closed', async () => {
    const company = await createFollowedCompany(ctx, 0);
    const error = refused('No Jobs Available', 'There are no jobs to analyze at this company.');
    await expect(start(company)).rejects.toMatchObject(error);
    await addJobs(rolefit.app, company, 1);
    await rolefit.app.db.update(jobs).set({ closedAt: now }).where(eq(jobs.companyId, company));
    await expect(start(company)).rejects.toMatchObject(error);
  });

  test('at a company whose jobs have no text yet', async () => {
    const company = await createFollowedCompany(ctx, 1);
    await rolefit.app.db.update(jobs).set({ description: '' }).where(eq(jobs.companyId, company));
    const message = 'No valid jobs found to analyze. Please sync jobs for this company first.';
    await expect(start(company)).rejects.toMatchObject(refused('No Valid Jobs', message));
    const [job] = await rolefit.app.db.select().from(jobs).where(eq(jobs.companyId, company));
    for (const id of [job!.id, randomUUID(), 'nonsense'])
      await expect(pick([id])).rejects.toMatchObject(refused('No Valid Jobs', message));
  });

  test('for more than 500 picks', async () => {
    const ids = Array.from({ length: 501 }, () => randomUUID());
    const tooMany = refused('Analysis Failed', 'You can pick up to 500 jobs at a time.');
    await expect(pick(ids)).rejects.toMatchObject(tooMany);
    await expect(pick(ids.slice(1))).rejects.toMatchObject({ title: 'No Valid Jobs' });
  });

  test('while the same one is in progress; it can be stopped once', async () => {
    const company = await createFollowedCompany(ctx, 2);
    const { runId, jobs: jobCount } = await start(company);
    expect(jobCount).toBe(2);
    const message =
      'These jobs are already being analyzed with this résumé. Wait for that to finish, or stop it.';
    await expect(start(company)).rejects.toMatchObject(refused('Analysis In Progress', message));
    expect([await stopRuns(ctx, { runId }), await stopRuns(ctx, { runId })]).toEqual([1, 0]);
    expect(await start(company)).toMatchObject({ jobs: 2 });
    expect(await stopRuns(ctx, { companyId: company })).toBe(1);
    expect(await stopRuns(ctx, { companyId: 'nonsense' })).toBe(0);
  });

  test('that would exceed the limit, and nothing is left of it', async () => {
    const { ctx: other, resumeId: otherResume } = await createPerson(rolefit.app);
    const company = await createFollowedCompany(other, 3);
    await setAnalysesLeft(other, 2);
    const starting = startCompanyRun(other, { resumeId: otherResume, companyId: company, again: false });
    await expect(starting).rejects.toMatchObject({ code: 'limit_reached', amount: 3 });
    const ofOther = eq(analysisRuns.userId, other.viewer.id);
    expect(await rolefit.app.db.$count(analysisRuns, ofOther)).toBe(0);
  });
});

test('a run of somebody else cannot be stopped', async () => {
  const { ctx: other } = await createPerson(rolefit.app);
  const company = await createFollowedCompany(ctx, 1);
  const { runId } = await start(company);
  await follow(other, company);
  const unknown = { code: 'not_found', message: 'This analysis was not found.' };
  await expect(stopRuns(other, { runId })).rejects.toMatchObject(unknown);
  await expect(stopRuns(other, { runId: 'nonsense' })).rejects.toMatchObject(unknown);
  expect(await stopRuns(other, { companyId: company })).toBe(0);
  expect(await stopRuns(ctx, { runId })).toBe(1);
});

test('starting and stopping a run show up on all open pages of the person', async () => {
  const company = await createFollowedCompany(ctx, 1);
  await untilTold(rolefit, ctx.viewer.id, 'analyses', () => start(company));
  await untilTold(rolefit, ctx.viewer.id, 'analyses', () => stopRuns(ctx, { companyId: company }));
});

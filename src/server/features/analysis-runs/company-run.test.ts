import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { addJobs, aFollowedCompany, aPerson, resultsOf, runOf, usedBy } from './analysis-runs.fixtures.ts';
import { companyProgress } from './company-progress.ts';
import { startCompanyRun } from './start-run.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

const through = (runId: string) =>
  until('the run is through', async () => (await runOf(rolefit.app, runId))?.status !== 'running');

test('all jobs of a company are scored, each once, and only those that were added are left to continue with', async () => {
  const { ctx, resumeId } = await aPerson(rolefit.app);
  const companyId = await aFollowedCompany(ctx, 90);
  const asked = { resumeId, companyId, again: false };
  const { runId, jobs } = await startCompanyRun(ctx, asked);
  expect(jobs).toBe(90);
  await through(runId);
  expect(await companyProgress(ctx, asked)).toMatchObject({
    total: 90,
    done: 90,
    isAnalyzed: true,
    run: { status: 'completed', jobs: 90, left: 0, failed: 0 },
  });
  expect(await usedBy(ctx)).toEqual({ used: 90, entered: 90 });
  const results = await resultsOf(ctx);
  expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(90);
  await addJobs(ctx, companyId, 3);
  expect(await companyProgress(ctx, asked)).toMatchObject({ total: 93, done: 90, isAnalyzed: false });
  const next = await startCompanyRun(ctx, asked);
  expect(next.jobs).toBe(3);
  await through(next.runId);
  expect(await usedBy(ctx)).toEqual({ used: 93, entered: 93 });
  expect(
    (await resultsOf(ctx))
      .filter(({ id }) => results.some((one) => one.id === id))
      .map(({ createdAt }) => createdAt.getTime()),
  ).toEqual(expect.arrayContaining(results.map(({ createdAt }) => createdAt.getTime())));
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  addJobs,
  createFollowedCompany,
  createPerson,
  follow,
  resultsOf,
  setAnalysesLeft,
  usageTotals,
} from '../analysis-runs/analysis-runs.fixtures.ts';
import { usageEntries } from '../billing/usage.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { analyzeJob } from './analyses.ts';

/** `LIMIT_ROUNDS=500 npx vitest run last-analysis-race` runs five hundred rounds. */
const rounds = Number(process.env.LIMIT_ROUNDS ?? 1);
const atOnce = 50;
vi.setConfig({ testTimeout: 60_000 * Math.max(1, rounds) });

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

test(`of ${atOnce} analyses at once with one left, exactly one goes through (${rounds} rounds)`, async () => {
  const { app } = rolefit;
  const owner = (await createPerson(app)).ctx;
  const companyId = await createFollowedCompany(owner, 0);
  await addJobs(app, companyId, atOnce);
  const all = await app.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
  for (let round = 0; round < rounds; round++) {
    const { ctx, resumeId } = await createPerson(app);
    await follow(ctx, companyId);
    await setAnalysesLeft(ctx, 1);
    const outcomes = await Promise.all(
      all.map(({ id: jobId }) =>
        analyzeJob(ctx, { resumeId, jobId }).then(
          () => 'analyzed',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'analyzed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'limit_reached')).toHaveLength(atOnce - 1);
    expect(await usageTotals(ctx)).toEqual({ used: 200, entered: 1 });
    expect(await resultsOf(ctx)).toHaveLength(1);
    expect(await app.db.$count(usageEntries, eq(usageEntries.userId, ctx.viewer.id))).toBe(1);
  }
});

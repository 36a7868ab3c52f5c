import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInContext } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { followCompany } from '../companies/follow-company.ts';
import { unfollowCompany } from '../companies/unfollow-company.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { saveJob } from '../jobs/save-job.ts';
import { sweepUnusedDataTask } from './retention.tasks.ts';
import { sweepClosedJobs } from './sweep-closed-jobs.ts';

let rolefit: TestApp;
let ann: SignedInContext;
let bob: SignedInContext;
let company: string;
let job: string;
const now = new Date('2026-03-02T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
  [ann, bob] = [await signUp('ann@example.com'), await signUp('bob@example.com')];
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  company = await createCompany(rolefit.app);
  job = await createJob(rolefit.app, company);
  await followCompany(ann, company);
});

async function signUp(email: string): Promise<SignedInContext> {
  await rolefit.browser().signUp(email);
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  return { ...rolefit.app, viewer: { id: user!.id, email, username: 'p', isAdmin: false } };
}

async function createScore(): Promise<void> {
  const texts = { resumeText: 'Jo Doe\nNurse, BLS', postingText: 'Nurse\n• BLS certification' };
  const userId = bob.viewer.id;
  const resumeId = await createReadResume(rolefit.app, userId, texts.resumeText);
  await createResult(rolefit.app, { ...texts, userId, resumeId, jobId: job });
}

const isThere = async () => (await rolefit.app.db.$count(companies, eq(companies.id, company))) === 1;
const jobsLeft = () => rolefit.app.db.$count(jobs, eq(jobs.companyId, company));

describe('a company that nobody follows any more', () => {
  test('is removed with its jobs, and its board stays', async () => {
    await unfollowCompany(ann, company);
    expect([await isThere(), await jobsLeft()]).toEqual([false, 0]);
    expect(await rolefit.app.db.$count(supportedCompanies, eq(supportedCompanies.id, company))).toBe(1);
  });

  test.each([
    ['somebody else follows it', () => followCompany(bob, company)],
    ['somebody has saved one of its jobs', () => saveJob(bob, job)],
    ['somebody has a result for one of its jobs', createScore],
    [
      'it is made up',
      () => rolefit.app.db.update(companies).set({ isDemo: true }).where(eq(companies.id, company)),
    ],
  ])('stays if %s', async (_what, keep) => {
    await keep();
    await unfollowCompany(ann, company);
    expect([await isThere(), await jobsLeft()]).toEqual([true, 1]);
  });

  test('is removed although jobs of other companies are saved', async () => {
    await saveJob(bob, await createJob(rolefit.app, await createCompany(rolefit.app)));
    await unfollowCompany(ann, company);
    expect(await isThere()).toBe(false);
  });
});

describe('a job that has closed', () => {
  const closeAt = (daysAgo: number, ms = 0) =>
    rolefit.app.db
      .update(jobs)
      .set({ closedAt: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000 - ms) })
      .where(eq(jobs.id, job));

  test('is removed after thirty days, not before', async () => {
    await closeAt(30);
    await sweepClosedJobs(rolefit.app);
    expect(await jobsLeft()).toBe(1);
    await closeAt(30, 1);
    await sweepClosedJobs(rolefit.app);
    expect(await jobsLeft()).toBe(0);
  });

  test.each([
    ['is saved', () => saveJob(bob, job)],
    ['has a result', createScore],
  ])('stays if it %s', async (_what, keep) => {
    await keep();
    await closeAt(90);
    await sweepClosedJobs(rolefit.app);
    expect(await jobsLeft()).toBe(1);
  });

  test('is removed in rounds of five hundred', async () => {
    const row = {
      companyId: company,
      title: 'Nurse',
      description: 'x',
      createdAt: now,
      closedAt: new Date(0),
    };
    const rows = Array.from({ length: 501 }, () => {
      const id = crypto.randomUUID();
      return { ...row, id, externalId: id };
    });
    await rolefit.app.db.insert(jobs).values(rows);
    await sweepClosedJobs(rolefit.app);
    expect(await jobsLeft()).toBe(1);
  });
});

test('the task removes both closed jobs and companies that are left over', async () => {
  const left = await createCompany(rolefit.app);
  const old = new Date(now.getTime() - 25 * 60 * 60 * 1000);
  await rolefit.app.db.update(companies).set({ updatedAt: old }).where(eq(companies.id, left));
  await rolefit.app.db
    .update(jobs)
    .set({ closedAt: new Date(0) })
    .where(eq(jobs.id, job));
  await sweepUnusedDataTask.run(rolefit.app, {});
  expect(await rolefit.app.db.$count(companies, eq(companies.id, left))).toBe(0);
  expect([await isThere(), await jobsLeft()]).toEqual([true, 0]);
});

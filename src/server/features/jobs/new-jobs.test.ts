import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInContext } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { pastedPosting, type SubmittedPosting } from '../postings/submitted-posting.ts';
import { externalCompanies, jobs } from './jobs.tables.ts';
import { newJobsCount } from './new-jobs.ts';
import { fetchPosting, storeSubmittedJob } from './submitted-job.ts';

let rolefit: TestApp;
let ctx: SignedInContext;
const now = new Date('2026-03-02T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
  await rolefit.browser().signUp('ann@example.com');
  ctx = await contextOf('ann@example.com');
});
afterAll(() => rolefit.close());

async function contextOf(email: string): Promise<SignedInContext> {
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  return { ...rolefit.app, viewer: { id: user!.id, email, username: 'p', isAdmin: false } };
}

test('new jobs are those that followed companies posted in the last 24 hours', async () => {
  const { app } = rolefit;
  const [followed, other] = [await createCompany(app), await createCompany(app)];
  await app.db.insert(userCompanies).values({ userId: ctx.viewer.id, companyId: followed, createdAt: now });
  const ago = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 + ms);
  await createJob(app, followed, { postedAt: ago(24, 1) });
  await createJob(app, followed, { postedAt: null, createdAt: ago(1) });
  await createJob(app, followed, { postedAt: ago(24) });
  await createJob(app, followed, { postedAt: ago(30), createdAt: ago(1) });
  await createJob(app, followed, { postedAt: ago(1), closedAt: now });
  await createJob(app, other, { postedAt: ago(1) });
  expect(await newJobsCount(ctx)).toBe(2);
});

test.each([
  ['\n  Charge Nurse  \nWard 3', 'Charge Nurse'],
  ['Charge Nurse', 'Charge Nurse'],
  [' \n ', 'Pasted job posting'],
  ['', 'Pasted job posting'],
  ['n'.repeat(301), 'Pasted job posting'],
  ['Hi all,\n\nwe bake bread.', 'Pasted job posting'],
  ['About the job\n\nWe are seeking a Charge Nurse for ward 3.', 'Charge Nurse'],
  ['<h1>Charge&nbsp;Nurse</h1>', 'Charge Nurse'],
])('a pasted posting %j has the title %s', (text, title) => {
  expect(pastedPosting(text)).toEqual({ text, title });
});

const store = (posting: SubmittedPosting, by = ctx) =>
  by.db.transaction((tx) => storeSubmittedJob(by, tx, posting));
const jobOf = async (id: string) =>
  (
    await rolefit.app.db
      .select({ job: jobs, company: externalCompanies })
      .from(jobs)
      .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
      .where(eq(jobs.id, id))
  )[0]!;

test('a submitted posting is stored once for its address, and updated', async () => {
  const url = 'https://harbour.example/jobs/1';
  const company = { name: ` ${'H'.repeat(201)}`, website: 'https://harbour.example' };
  const first = await store({
    text: 'Old',
    title: 'Nurse',
    url,
    company,
    location: 'Hull',
    department: 'Care',
    type: 'Full-time',
  });
  const { job, company: employer } = await jobOf(first);
  expect(job).toMatchObject({
    ...{ title: 'Nurse', description: 'Old', url, location: 'Hull', department: 'Care', type: 'Full-time' },
    ...{ userId: ctx.viewer.id, companyId: null, createdAt: now },
  });
  expect(employer).toMatchObject({ name: 'H'.repeat(200), website: 'https://harbour.example' });
  expect(await store({ text: 'New', title: 'Charge Nurse', url })).toBe(first);
  const { job: updated, company: none } = await jobOf(first);
  expect(updated).toMatchObject({
    title: 'Charge Nurse',
    description: 'New',
    location: null,
    department: null,
  });
  expect([updated.type, none]).toEqual([null, null]);
});

test('a pasted posting is stored once for its text, and for each person alone', async () => {
  const posting = { text: 'The same text', title: 'Nurse' };
  const first = await store(posting);
  expect(await store(posting)).toBe(first);
  expect(await store({ ...posting, text: 'Another text' })).not.toBe(first);
  expect(await store({ ...posting, url: 'https://harbour.example/jobs/2' })).not.toBe(first);
  await rolefit.browser().signUp('bob@example.com');
  expect(await store(posting, await contextOf('bob@example.com'))).not.toBe(first);
});

test('two postings of one employer share it, and a blank name is none', async () => {
  const posting = (text: string, name: string) => ({ text, title: 'Nurse', company: { name } });
  const ids = [await store(posting('one', 'Harbour')), await store(posting('two', ' Harbour '))];
  const employers = await Promise.all(ids.map(async (id) => (await jobOf(id)).company?.id));
  expect(employers[0]).toBeTruthy();
  expect(employers[1]).toBe(employers[0]);
  expect((await jobOf(await store(posting('three', '  ')))).company).toBeNull();
});

test('a page that cannot be opened is named beside its field', async () => {
  await expect(fetchPosting(ctx, 'http://127.0.0.1:9/job')).rejects.toMatchObject({
    ...{ name: 'AppError', code: 'blocked', title: 'Analysis Failed', field: 'jobUrl' },
  });
});

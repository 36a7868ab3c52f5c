import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { users } from '../accounts/accounts.tables.ts';
import { boardSyncs } from '../job-sync/job-sync.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { createBoard, createCompany, createJob } from './companies.fixtures.ts';
import { companies, userCompanies } from './companies.tables.ts';

let rolefit: TestApp;
let ann: TestBrowser;
let bob: TestBrowser;
let annsId: string;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  ann = rolefit.browser();
  bob = rolefit.browser();
  await ann.signUp('ann@example.com');
  await bob.signUp('bob@example.com');
  const [row] = await rolefit.app.db.select().from(users).where(eq(users.email, 'ann@example.com'));
  annsId = row?.id ?? '';
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  await rolefit.app.db.delete(rateLimits);
  await rolefit.app.db.delete(userCompanies);
});

const change = (browser: TestBrowser, intent: 'follow' | 'unfollow', id: string, back?: string) =>
  browser.submit(`/companies/${id}`, { intent, ...(back === undefined ? {} : { back }) });
const followers = (companyId: string) =>
  rolefit.app.db.$count(userCompanies, eq(userCompanies.companyId, companyId));
const companyOf = async (board: string) =>
  (await rolefit.app.db.select().from(companies).where(eq(companies.supportedCompanyId, board)))[0];

describe('following a company that nobody follows yet', () => {
  test('whose board cannot be read says that its jobs could not be read, not that there are none', async () => {
    const board = await createBoard(rolefit.app);
    await change(ann, 'follow', board);
    await rolefit.app.db
      .update(boardSyncs)
      .set({ triedAt: new Date(), failures: 1 })
      .where(eq(boardSyncs.companyId, board));
    const page = await ann.open(`/companies/${board}`);
    expect(page.text).toContain('We couldn’t read its jobs yet');
    expect(page.text).not.toContain('No open positions');
  });

  test('creates it, requests a sync, and confirms that on the same page', async () => {
    const board = await createBoard(rolefit.app, { name: 'Harbour Light', industry: 'Ferries' });
    const before = await ann.open(`/companies/${board}`);
    expect(before.text).toContain('Follow this company to load its open jobs.');
    const page = await change(ann, 'follow', board, '/companies?search=harbour');
    expect(page.url).toBe('/companies?search=harbour');
    expect(page.text).toContain('Company followed successfully');
    expect(page.text).toContain('Now following Harbour Light');
    expect(page.text).toContain('Following Harbour Light');
    expect(page.text).toContain('Syncing jobs...');
    expect(await companyOf(board)).toMatchObject({ id: board, name: 'Harbour Light', industry: 'Ferries' });
    const { rows } = await rolefit.app.database.pool.query(
      "select data from pgboss.job where name = 'sync-company' and data->>'companyId' = $1",
      [board],
    );
    expect(rows).toHaveLength(1);
    expect((await ann.open('/my-companies')).text).toContain('Harbour Light');
    expect((await bob.open('/my-companies')).text).toContain('No companies with active jobs found.');
    expect((await bob.open(`/companies/${board}`)).text).not.toContain('Unfollow');
  });

  test('twice, or by many people at once, creates it once', async () => {
    const board = await createBoard(rolefit.app);
    const more = await Promise.all(
      [1, 2, 3].map(async (n) => {
        const browser = rolefit.browser();
        await browser.signUp(`follower${n}@example.com`);
        return browser;
      }),
    );
    const all = [ann, ann, bob, ...more];
    const pages = await Promise.all(all.map((browser) => change(browser, 'follow', board)));
    for (const page of pages) expect([page.status, page.url]).toEqual([200, `/companies/${board}`]);
    expect(await followers(board)).toBe(5);
    const { rows } = await rolefit.app.database.pool.query(
      "select from pgboss.job where name = 'sync-company' and data->>'companyId' = $1",
      [board],
    );
    expect(rows).toHaveLength(5);
  });

  test('never redirects to another site', async () => {
    const board = await createBoard(rolefit.app);
    expect((await change(ann, 'follow', board, '//evil.example/')).url).toBe(`/companies/${board}`);
  });
});

describe('unfollowing', () => {
  test('by the last follower removes the company and its jobs, but not its page', async () => {
    const board = await createCompany(rolefit.app, { name: 'Left Alone' });
    await createJob(rolefit.app, board);
    await change(ann, 'follow', board);
    await change(bob, 'follow', board);
    await change(ann, 'unfollow', board);
    expect(await companyOf(board)).toBeDefined();
    const page = await change(bob, 'unfollow', board);
    expect(page.text).toContain('Company unfollowed successfully');
    expect(page.text).toContain('No longer following Left Alone');
    expect(page.url).toBe(`/companies/${board}`);
    expect(await companyOf(board)).toBeUndefined();
    expect(await rolefit.app.db.$count(jobs, eq(jobs.companyId, board))).toBe(0);
    expect((await change(bob, 'unfollow', board)).text).toContain('Company unfollowed successfully');
  });

  test('keeps jobs that somebody has saved or has a result for', async () => {
    const board = await createCompany(rolefit.app);
    const job = await createJob(rolefit.app, board);
    await bob.submit(`/jobs/${job}`, { intent: 'save' });
    await change(ann, 'follow', board);
    await change(ann, 'unfollow', board);
    expect((await bob.open(`/jobs/${job}`)).text).toContain('Unsave');
    await ann.submit('/upload', { sample: 'registered-nurse-pdf' });
    const { rows } = await rolefit.app.database.pool.query<{ id: string }>(
      "update resumes set status = 'read', extracted_text = 'Jo Doe\nNurse, BLS' returning id",
    );
    await ann.submit(`/jobs/${job}`, { intent: 'score', resumeId: rows[0]?.id ?? '' });
    await bob.submit(`/jobs/${job}`, { intent: 'unsave' });
    await change(ann, 'follow', board);
    await change(ann, 'unfollow', board);
    expect((await ann.open('/results')).text).toContain('Charge Nurse');
    expect(await companyOf(board)).toBeDefined();
  });

  test('never removes a made-up company', async () => {
    const board = await createCompany(rolefit.app, { isDemo: true, board: 'demo' });
    await change(ann, 'follow', board);
    await change(ann, 'unfollow', board);
    expect(await companyOf(board)).toBeDefined();
  });

  test('while somebody else follows the company or saves a job loses neither', async () => {
    for (let round = 0; round < 5; round++) {
      const board = await createCompany(rolefit.app);
      const job = await createJob(rolefit.app, board);
      await change(ann, 'follow', board);
      const [, followed] = await Promise.all([
        change(ann, 'unfollow', board),
        change(bob, 'follow', board),
        ann.submit(`/jobs/${job}`, { intent: 'save' }),
      ]);
      expect(followed.status).toBe(200);
      expect(await followers(board)).toBe(1);
      const saved = await rolefit.app.db.select().from(savedJobs).where(eq(savedJobs.jobId, job));
      const isThere = (await rolefit.app.db.$count(jobs, eq(jobs.id, job))) === 1;
      if (saved.length > 0) expect(isThere).toBe(true);
    }
  });
});

describe('what cannot be followed', () => {
  test.each([
    ['follow' as const, randomUUID()],
    ['unfollow' as const, 'none'],
  ])('is not found (%s %s)', async (intent, id) => {
    const page = await change(ann, intent, id);
    expect([page.status, page.text.includes('Company Not Found')]).toEqual([404, true]);
    const answer = await ann.submit(`/companies/${id}.data`, { intent, from: 'page' });
    expect(answer.html).toContain('Company not found');
  });

  test('is the 201st company, however many are requested at once', async () => {
    const boards = await Promise.all(Array.from({ length: 202 }, () => createCompany(rolefit.app)));
    await rolefit.app.db
      .insert(userCompanies)
      .values(
        boards.slice(0, 199).map((companyId) => ({ userId: annsId, companyId, createdAt: new Date() })),
      );
    const pages = await Promise.all(boards.slice(199).map((board) => change(ann, 'follow', board)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const refused = pages.find(({ status }) => status === 403);
    expect(refused?.text).toContain('Failed to follow company');
    expect(refused?.text).toContain('You already follow 200 companies, which is the limit.');
    expect(await rolefit.app.db.$count(userCompanies, eq(userCompanies.userId, annsId))).toBe(200);
  });

  test('is anything when requests come too fast', async () => {
    const board = await createBoard(rolefit.app);
    for (let taken = 0; taken < limits.followPerAccount.attempts; taken++)
      await takeAttempt(rolefit.app, limits.followPerAccount, annsId);
    const page = await change(ann, 'follow', board);
    expect([page.status, page.headers.has('Retry-After')]).toEqual([429, true]);
    expect(page.text).toContain('Please wait a few moments before trying again.');
  });
});

test('following and unfollowing show up on all open pages of the person', async () => {
  const board = await createBoard(rolefit.app);
  await untilTold(rolefit, annsId, 'companies', () => change(ann, 'follow', board));
  await untilTold(rolefit, annsId, 'companies', () => change(ann, 'unfollow', board));
});

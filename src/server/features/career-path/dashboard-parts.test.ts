import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progressSteps } from '../../../shared/career/progress-steps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { userCompanies } from '../companies/companies.tables.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

const help = [
  'Upload your resume to get started',
  'Follow at least one company to track jobs',
  'Run an analysis on a job to see your match',
  'Start a skill gap analysis to personalize learning',
];

let userCount = 0;
async function createUser(): Promise<{ browser: TestBrowser; id: string }> {
  const browser = rolefit.browser();
  const email = `person${++userCount}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, id: user?.id ?? '' };
}

const resumeText =
  'Mara Lind\n\nExperience\nRegistered Nurse, Harbour Hospital, 2018 - Present\n- Patient care';
const postingText = 'Registered Nurse\n\nRequirements\n- RN license\n- BLS certification\n- Patient care';

async function createScores(userId: string, companyId: string, scores: (number | null)[]): Promise<void> {
  const resumeId = await createReadResume(rolefit.app, userId, resumeText);
  for (const fitScore of scores) {
    const jobId = await createJob(rolefit.app, companyId, { title: `Job for ${fitScore}` });
    await createResult(rolefit.app, { userId, resumeId, resumeText, jobId, postingText, fitScore });
  }
}

const shownHelp = (text: string) => help.map((sentence) => text.includes(sentence));

test('the progress tracker shows help for the first open step only', async () => {
  const { browser, id } = await createUser();
  const { db } = rolefit.app;
  const home = async () => shownHelp((await browser.open('/')).text);
  expect((await browser.open('/')).text).toContain(`Welcome, person${userCount}`);
  // The empty list of matches shows the first one too.
  expect((await home()).slice(1)).toEqual([false, false, false]);
  const companyId = await createCompany(rolefit.app);
  const resumeId = await createReadResume(rolefit.app, id, resumeText);
  expect(await home()).toEqual([false, true, true, false]);
  await db.insert(userCompanies).values({ userId: id, companyId, createdAt: new Date() });
  expect(await home()).toEqual([false, false, true, false]);
  const jobId = await createJob(rolefit.app, companyId);
  await createResult(rolefit.app, { userId: id, resumeId, resumeText, jobId, postingText });
  expect(await home()).toEqual([false, false, false, true]);
  expect((await browser.open('/')).text).toContain('Start skill gap analysis');
  const page = await browser.submit('/skill-gap', { intent: 'start' });
  expect(page.url).toBe('/skill-gap');
  expect(page.text).toContain('Recommended Path');
  expect(await home()).toEqual([false, false, false, false]);
  const full = (await browser.open('/')).text;
  expect(full).toContain(`Welcome back, person${userCount}`);
  expect(full).toMatch(/1 résumé .*1 followed .*1 job .*Plan started/);
});

test('steps are done independently of each other; without data the upload is current', () => {
  const states = (status: Parameters<typeof progressSteps>[0]) =>
    progressSteps(status).map(({ state }) => state);
  expect(states(null)).toEqual(['current', 'next', 'next', 'next']);
  expect(
    states({
      resumeUploaded: false,
      resumeCount: 0,
      favoriteCompanyCount: 2,
      jobsAnalyzedCount: 0,
      skillGapStarted: true,
    }),
  ).toEqual(['current', 'done', 'next', 'done']);
});

test('the top matches are the five best scores, and the best score is shown', async () => {
  const { browser, id } = await createUser();
  await createScores(id, await createCompany(rolefit.app), [12, 93, null, 71, 70, 64, 88]);
  const { text } = await browser.open('/');
  const shown = [...text.matchAll(/Job for (\w+)/g)].map(([, score]) => score);
  expect(shown).toEqual(['93', '88', '71', '70', '64']);
  expect(text).toContain('Best match score: 93');
});

test('shows how many jobs the followed companies posted since yesterday', async () => {
  const { browser, id } = await createUser();
  const companyId = await createCompany(rolefit.app);
  await rolefit.app.db.insert(userCompanies).values({ userId: id, companyId, createdAt: new Date() });
  expect((await browser.open('/')).text).not.toContain('since yesterday');
  await createJob(rolefit.app, companyId, { postedAt: new Date() });
  await createJob(rolefit.app, companyId, { postedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) });
  await createJob(rolefit.app, companyId, { postedAt: new Date(), closedAt: new Date() });
  expect((await browser.open('/')).text).toContain('1 new job at the companies you follow since yesterday.');
});

test('a part that fails shows an error, and the others still work', async () => {
  const { browser, id } = await createUser();
  await createScores(id, await createCompany(rolefit.app), [93]);
  const broken = [
    {
      table: 'usage_periods',
      message:
        'Error fetching usage data Could not retrieve your current usage statistics. Please try again later.',
    },
    { table: 'user_companies', message: 'Your progress couldn’t be loaded.' },
    { table: 'career_path_analyses', message: 'Your plan couldn’t be loaded.' },
  ];
  for (const { table, message } of broken) {
    await rolefit.app.db.execute(sql.raw(`alter table ${table} rename to broken`));
    try {
      const page = await browser.open('/');
      expect(page.status).toBe(200);
      expect(page.text).toContain(message);
      expect(page.text).toContain('Job for 93');
      expect(page.text).toContain('Quick Actions');
      expect(page.text).toMatch(/0 \/ 200/);
    } finally {
      await rolefit.app.db.execute(sql.raw(`alter table broken rename to ${table}`));
    }
  }
  await rolefit.app.db.execute(sql.raw('alter table job_analyses rename to broken'));
  try {
    const page = await browser.open('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Your matches couldn’t be loaded');
    expect(page.text).toContain('1 of 1');
  } finally {
    await rolefit.app.db.execute(sql.raw('alter table broken rename to job_analyses'));
  }
});

test('the home page says so if the session cannot be checked', async () => {
  const { browser } = await createUser();
  await rolefit.app.db.execute(sql.raw('alter table sessions rename to broken'));
  try {
    const page = await browser.open('/');
    expect(page.text).toContain('Authentication Error');
    expect(page.text).toContain('Failed to authenticate. Please try refreshing the page.');
    expect((await browser.open('/results')).status).toBe(500);
    expect((await rolefit.browser().open('/')).text).not.toContain('Authentication Error');
  } finally {
    await rolefit.app.db.execute(sql.raw('alter table broken rename to sessions'));
  }
  expect((await browser.open('/')).text).toContain('Your Progress');
});

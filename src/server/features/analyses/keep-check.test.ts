import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { jobAnalyses } from './analyses.tables.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

const resumeText =
  'Jo Doe\nRegistered nurse with six years of medical-surgical nursing.\nSkills: BLS, telemetry, discharge planning';
const postingText =
  "Charge Nurse\nSt. Anne's Hospital, Dayton, OH\n\nWhat you bring\n• BLS certification\n• Three years of nursing\n• Kubernetes administration";

let people = 0;
async function signUp(): Promise<{ browser: TestBrowser; email: string }> {
  const browser = rolefit.browser();
  const email = `keeper${++people}@example.com`;
  await browser.signUp(email);
  return { browser, email };
}

async function rowsOf(email: string) {
  const { db } = rolefit.app;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const own = <Table extends typeof resumes | typeof jobs | typeof jobAnalyses>(table: Table) =>
    eq(table.userId, user!.id);
  return {
    resumes: await db.select().from(resumes).where(own(resumes)),
    jobs: await db.select().from(jobs).where(own(jobs)),
    analyses: await db.select().from(jobAnalyses).where(own(jobAnalyses)),
  };
}

const scoreOn = (html: string) => /aria-label="Fit score:? (\d+) of 100/i.exec(html)?.[1];

describe('keeping a check', () => {
  test('a browser ends lines in its own way, which changes neither the texts nor the score', async () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    const checked = await rolefit.browser().submit('/check', { resumeText, postingText });
    const { browser, email } = await signUp();
    const texts = { resumeText: windows(resumeText), postingText: windows(postingText) };
    const page = await browser.submit('/check/keep', texts);
    expect(scoreOn(page.html)).toBe(scoreOn(checked.html));
    const rows = await rowsOf(email);
    expect(rows.resumes[0]?.extractedText).toBe(resumeText);
    expect(rows.jobs[0]?.description).toBe(postingText);
  });

  test('stores the same score, its résumé and its employer, and takes one analysis', async () => {
    const checked = await rolefit.browser().submit('/check', { resumeText, postingText });
    const { browser, email } = await signUp();
    const page = await browser.submit('/check/keep', { resumeText, postingText });
    expect(page.url).toMatch(/^\/results\/[0-9a-f-]{36}$/);
    expect(page.text).toContain('Analysis Complete');
    expect(page.text).toContain("St. Anne's Hospital · Dayton, OH");
    expect(scoreOn(page.html)).toBeDefined();
    expect(scoreOn(page.html)).toBe(scoreOn(checked.html));
    const rows = await rowsOf(email);
    expect([rows.resumes.length, rows.jobs.length, rows.analyses.length]).toEqual([1, 1, 1]);
    expect(rows.resumes[0]).toMatchObject({
      filename: 'My résumé.txt',
      status: 'read',
      extractedText: resumeText,
      isSample: false,
    });
    expect((await browser.open('/analyze')).text).toContain('1 / 200');
    expect((await browser.open('/upload')).text).toContain("You've used 1 out of 1 resume uploads.");
    const file = await browser.open(`/resumes/${rows.resumes[0]?.id}/file`);
    expect(file.html).toBe(resumeText);
    expect(file.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/);
  });

  test('twice, also at the same time, changes nothing', async () => {
    const { browser, email } = await signUp();
    const pages = await Promise.all(
      [1, 2].map(() => browser.submit('/check/keep', { resumeText, postingText })),
    );
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    const again = await browser.submit('/check/keep', { resumeText, postingText });
    expect(again.url).toBe(pages[0]?.url);
    const rows = await rowsOf(email);
    expect([rows.resumes.length, rows.jobs.length, rows.analyses.length]).toEqual([1, 1, 1]);
    expect((await browser.open('/analyze')).text).toContain('1 / 200');
  });

  test('of a file names the résumé after it', async () => {
    const { browser, email } = await signUp();
    await browser.submit('/check/keep', { resumeText, postingText, resumeName: '../../etc/jo doe.PDF' });
    expect((await rowsOf(email)).resumes[0]?.filename).toBe('jo doe.txt');
  });

  test('of a file that is uploaded already uses that résumé', async () => {
    const { browser, email } = await signUp();
    const bytes = await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf'));
    await browser.submit('/upload', { file: { name: 'nurse.pdf', bytes } });
    await expect.poll(async () => (await rowsOf(email)).resumes[0]?.status, { timeout: 30_000 }).toBe('read');
    const { extractedText } = (await rowsOf(email)).resumes[0]!;
    const page = await browser.submit('/check/keep', { resumeText: extractedText ?? '', postingText });
    expect(page.text).toContain('nurse.pdf');
    expect((await rowsOf(email)).resumes).toHaveLength(1);
  });

  test('without room for another résumé says so, keeps the texts and stores nothing', async () => {
    const { browser, email } = await signUp();
    await browser.submit('/check/keep', { resumeText, postingText });
    const page = await browser.submit('/check/keep', { resumeText: `${resumeText}\nMore`, postingText });
    expect(page.status).toBe(403);
    expect(page.text).toContain("You've reached your resume upload limit.");
    expect(page.html).toMatch(/telemetry, discharge planning\s+More"/);
    const rows = await rowsOf(email);
    expect([rows.resumes.length, rows.analyses.length]).toEqual([1, 1]);
  });

  test('without an analysis left stores no résumé either', async () => {
    const { browser, email } = await signUp();
    await rolefit.app.db.execute(
      sql`insert into usage_periods (user_id, starts_at, jobs_used) select id, date_trunc('milliseconds', created_at), 200 from users where email = ${email}`,
    );
    const page = await browser.submit('/check/keep', { resumeText, postingText });
    expect(page.status).toBe(403);
    expect(page.text).toContain("You've reached your job analysis limit for this billing period.");
    expect((await rowsOf(email)).resumes).toEqual([]);
  });

  test.each([
    ['no résumé', { postingText }, 'Paste your résumé, or choose a PDF or DOCX file.'],
    ['no posting', { resumeText }, 'Please paste the text of the job posting.'],
    ['no real posting', { resumeText, postingText: 'hello' }, "This doesn't look like a job posting."],
    [
      'too long a résumé',
      { resumeText: 'x'.repeat(300_001), postingText },
      'This text is too long for a résumé.',
    ],
    [
      'too long a posting',
      { resumeText, postingText: 'x'.repeat(200_001) },
      'This text is too long for one job posting.',
    ],
    ['an unknown sample', { sample: 'nobody', postingText }, 'This résumé was not found.'],
  ])('with %s is refused', async (_what, fields, message) => {
    const { browser, email } = await signUp();
    const page = await browser.submit('/check/keep', fields as Record<string, string>);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.text).toContain(message);
    expect(await rowsOf(email)).toEqual({ resumes: [], jobs: [], analyses: [] });
  });

  test('needs an account', async () => {
    const page = await rolefit.browser().submit('/check/keep', { resumeText, postingText });
    expect(page.url).toMatch(/^\/auth/);
  });
});

describe('a sample', () => {
  test.each([
    ['registered-nurse-pdf', 'Pinecrest Harbor Hospital', /Maribel/],
    ['software-engineer-pdf', 'Thornbury Freight Systems, Inc.', /Imogen/],
    ['staff-accountant-pdf', 'Maplewick Property Group, LLC', /Theodore/],
  ])('%s is scored by a visitor, and kept with the same score', async (sample, company, name) => {
    const checked = await rolefit.browser().submit('/check', { sample, resumeText: '', postingText: '' });
    expect(checked.text).toMatch(name);
    const score = Number(scoreOn(checked.html));
    expect(score).toBeGreaterThanOrEqual(40);
    expect(score).toBeLessThan(100);
    const { browser, email } = await signUp();
    const page = await browser.submit('/check/keep', { sample, postingText: '' });
    expect(page.text).toContain(company);
    expect(scoreOn(page.html)).toBe(String(score));
    expect((await rowsOf(email)).resumes).toMatchObject([{ isSample: true, status: 'read' }]);
    expect((await browser.open('/upload')).text).not.toContain("You've used");
  });

  test('is scored against the posting that was pasted', async () => {
    const page = await rolefit.browser().submit('/check', { sample: 'registered-nurse-pdf', postingText });
    expect(page.text).toContain('Kubernetes');
    expect(page.text).toMatch(/Maribel/);
  });

  test('chosen on the upload page is scored at once, also when it is there already', async () => {
    const { browser, email } = await signUp();
    const first = await browser.submit('/upload', { sample: 'staff-accountant-pdf', scored: 'now' });
    expect(first.url).toMatch(/^\/results\//);
    const second = await browser.submit('/upload', { sample: 'staff-accountant-pdf', scored: 'now' });
    expect(second.url).toBe(first.url);
    const rows = await rowsOf(email);
    expect([rows.resumes.length, rows.analyses.length]).toEqual([1, 1]);
  });

  test('is scored against a job of a company on that job’s page', async () => {
    const jobId = await createJob(rolefit.app, await createCompany(rolefit.app));
    const { browser, email } = await signUp();
    expect((await browser.open(`/jobs/${jobId}`)).html).toContain(`name="jobId" value="${jobId}"`);
    const page = await browser.submit('/upload', { sample: 'registered-nurse-pdf', scored: 'now', jobId });
    expect(page.url).toMatch(/^\/results\//);
    expect((await rowsOf(email)).analyses).toMatchObject([{ jobId }]);
    expect(page.html).toMatch(new RegExp(`href="/jobs/${jobId}"[^>]*>Analyze Another Resume`));
  });
});

test('whoever is signed in already goes on to where the sign-in page was to lead', async () => {
  const { browser } = await signUp();
  expect((await browser.open('/auth?mode=signUp&next=%2Fcheck%2Fkeep')).url).toBe('/check/keep');
  expect((await browser.open('/auth?next=%2F%2Felsewhere.example')).url).toBe('/');
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { createResume } from '../../analysis-runs/analysis-runs.fixtures.ts';
import { createCompany, createJob } from '../../companies/companies.fixtures.ts';
import { resumes } from '../../resumes/resumes.tables.ts';

let rolefit: TestApp;
let ann: TestBrowser;
let resumeIds: string[];
let company: string;
let job: string;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  const { db } = rolefit.app;
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  const [user] = await db.select().from(users);
  const ctx = {
    ...rolefit.app,
    viewer: { id: user?.id ?? '', email: 'ann@example.com', username: 'ann', isAdmin: false },
  };
  resumeIds = [await createResume(ctx), await createResume(ctx), await createResume(ctx)];
  const accountant =
    'Ann Berg\nStaff Accountant, Elm Ltd, 2016 - present\n- Closed the books each month under GAAP in Excel';
  await db
    .update(resumes)
    .set({ extractedText: accountant })
    .where(eq(resumes.id, resumeIds[1] ?? ''));
  company = await createCompany(rolefit.app, { name: 'Elm Hospital' });
  job = await createJob(rolefit.app, company, {
    title: 'Accountant',
    description:
      '<h3>Requirements</h3><ul><li>Month-end close</li><li>GAAP</li><li>Excel</li><li>General ledger</li></ul>',
  });
  await createJob(rolefit.app, company, { title: 'Never scored' });
});
afterAll(() => rolefit.close());

const shownScores = (html: string) =>
  [...html.matchAll(/aria-label="Your fit score (\d+) of 100/g)].map(([, score]) => Number(score));

test('a job shows the person’s best score, in the list and on its page, to nobody else', async () => {
  const scores: number[] = [];
  for (const resumeId of resumeIds) {
    const result = await ann.submit(`/jobs/${job}`, { intent: 'score', resumeId });
    scores.push(Number(/Fit score (\d+) of 100/.exec(result.html)?.[1]));
  }
  expect(new Set(scores).size).toBe(2);
  expect(shownScores((await ann.open(`/companies/${company}`)).html)).toEqual([Math.max(...scores)]);
  expect(shownScores((await ann.open(`/jobs/${job}`)).html)).toEqual([Math.max(...scores)]);
  const bob = rolefit.browser();
  await bob.signUp('bob@example.com');
  for (const path of [`/companies/${company}`, `/jobs/${job}`])
    expect(shownScores((await bob.open(path)).html)).toEqual([]);
});

test('scoring without a résumé says what is missing', async () => {
  const page = await ann.submit(`/jobs/${job}`, { intent: 'score', resumeId: '' });
  expect(page.status).toBe(400);
  expect(page.text).toContain('Please select a resume to analyze');
  expect(page.text).not.toContain('Please select a resume to analyze against');
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { usagePeriods } from '../billing/usage.tables.ts';
import { blogPosts, blogViews } from '../blog/blog.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { edgeFunctionExecutions } from '../job-sync/job-sync.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { dailyFigures } from './analytics.tables.ts';
import { closeDays } from './daily-figures.ts';

const now = new Date('2026-11-23T12:00:00Z');
let rolefit: TestApp;
let admin: TestBrowser;
let userId: string;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  const { app } = rolefit;
  const { db } = app;
  const [user] = await db.select().from(users);
  userId = user!.id;
  await db.update(users).set({ createdAt: new Date('2026-11-20T23:59:59Z') });
  const resumeText = 'Jo Doe\nNurse, BLS';
  const company = await createCompany(app);
  const scores = [
    { at: '2026-11-21T00:00:00Z', fitScore: 95 },
    { at: '2026-11-21T23:59:59Z', fitScore: 49 },
    { at: '2026-11-22T00:00:00Z', fitScore: null },
    { at: '2026-11-23T11:00:00Z', fitScore: 70 },
  ];
  const resumeId = await createReadResume(app, userId, resumeText);
  for (const { at, fitScore } of scores) {
    const jobId = await createJob(app, company);
    const texts = { resumeText, postingText: 'Nurse\n• BLS certification' };
    await createResult(app, { ...texts, userId, resumeId, jobId, fitScore, createdAt: new Date(at) });
  }
  await db.update(resumes).set({ createdAt: new Date('2026-11-22T10:00:00Z') });
  for (const status of ['sent', 'opened', 'failed'] as const)
    await db.insert(emailLogs).values({
      id: randomUUID(),
      recipientEmail: 'a@example.com',
      subject: 's',
      status,
      sentAt: new Date('2026-11-22T08:00:00Z'),
    });
  const [post] = await db
    .insert(blogPosts)
    .values({
      id: randomUUID(),
      slug: 'reading',
      title: 'Reading',
      content: 'Read.',
      excerpt: '',
      metaTitle: '',
      metaDescription: '',
      readingTime: 1,
      createdAt: now,
      updatedDate: now,
    })
    .returning();
  await db.insert(blogViews).values({ postId: post!.id, day: '2026-11-22', views: 3 });
  await db.insert(edgeFunctionExecutions).values({
    id: randomUUID(),
    functionName: 'automated-job-sync',
    createdAt: new Date('2026-11-22T08:00:00Z'),
    result: { successes: 5, failures: 2 },
  });
  await db.insert(usagePeriods).values({ userId, startsAt: new Date('2026-11-20T23:59:59Z'), jobsUsed: 180 });
});
afterAll(() => rolefit.close());

const csv = async (query = 'range=7') => {
  const { html } = await admin.open(`/admin/analytics/figures.csv?${query}`);
  return html.trim().split('\r\n');
};

const expected = [
  'Day,Sign-ups,Active people,Uploads,Analyses,Excellent (90 to 100),Strong (80 to 89),Good (70 to 79),Fair (60 to 69),Moderate (50 to 59),Low (below 50),Blog views,Emails sent,Emails failed,Boards synced,Boards failed',
  '2026-11-17,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
  '2026-11-18,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
  '2026-11-19,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
  '2026-11-20,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
  '2026-11-21,0,1,0,2,1,0,0,0,0,1,0,0,0,0,0',
  '2026-11-22,0,1,1,1,0,0,0,0,0,0,3,2,1,5,2',
  '2026-11-23,0,1,0,1,0,0,1,0,0,0,0,0,0,0,0',
];

test('every day has its figures, and the same ones once the days are closed', async () => {
  expect(await csv()).toEqual(expected);
  await closeDays(rolefit.app);
  expect(await rolefit.app.db.$count(dailyFigures)).toBe(3 * 15);
  expect(await csv()).toEqual(expected);
  await closeDays(rolefit.app);
  expect(await csv()).toEqual(expected);
});

test('what is deleted stays counted on closed days, and a new figure is counted from the first day', async () => {
  const { db } = rolefit.app;
  await db.delete(emailLogs).where(eq(emailLogs.status, 'sent'));
  await db.delete(dailyFigures).where(eq(dailyFigures.figure, 'analyses'));
  await closeDays(rolefit.app);
  expect(await csv()).toEqual(expected);
  await db.delete(emailLogs);
  expect(await csv()).toEqual(expected);
});

test('the page shows the sums, the scores and what is used of the plans, grouped by the range', async () => {
  const { text } = await admin.open('/admin/analytics?range=7');
  for (const words of ['Sign-ups 1', 'Analyses 4', 'Uploads 1', 'Excellent (90 to 100) 1', 'Nov 22 2 1'])
    expect(text).toContain(words);
  expect(text).toMatch(/Free People 1 Analyses per person 200 Analyses used 180 At 90% or more 1/);
  expect((await admin.open('/admin/analytics?range=365')).text).toContain('Nov 2026 4 1');
  expect((await admin.open('/admin/analytics?range=nonsense')).text).toContain('Nov 22 2 1');
});

test('cells that a spreadsheet would take for a formula are defused', async () => {
  const { csvOf } = await import('../../../shared/analytics/csv.ts');
  const rows = [['=1+1', '+1', '-1', '@x', 'a,"b"', -5, null]];
  expect(csvOf(rows)).toBe(`'=1+1,'+1,'-1,'@x,"a,""b""",-5,\r\n`);
  expect(await csv('of=plans')).toEqual([
    'Plan,People,Analyses per person,Analyses used,People near the limit',
    'Free,1,200,180,1',
  ]);
});

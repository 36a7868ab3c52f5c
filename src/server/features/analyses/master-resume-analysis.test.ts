import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInContext } from '../../context.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { seedDemoData } from '../demo-data/seed-demo-data.ts';
import { addToMasterResume, deleteMasterResume, getMasterResume } from '../master-resume/master-resume.ts';
import { jobAnalyses } from './analyses.tables.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

const postingText = `Charge Nurse, Medical-Surgical

What you bring
• Active registered nurse (RN) license
• At least three years of medical-surgical nursing
• BLS certification
Nice to have
• Kubernetes administration`;

let people = 0;
async function signUp(): Promise<{ browser: TestBrowser; ctx: SignedInContext }> {
  const browser = rolefit.browser();
  const email = `keeper${++people}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  const viewer = { id: user?.id ?? '', email, username: 'keeper', isAdmin: false };
  return { browser, ctx: { ...rolefit.app, viewer } };
}

const nothing = { personal: {}, education: [], experience: [], certifications: [] };
const nurse = {
  ...nothing,
  personal: { fullName: 'Ida Holm' },
  experience: [
    {
      companyName: 'Elm Hospital',
      position: 'Registered Nurse, Medical-Surgical',
      location: 'Duluth, MN',
      startDate: '2019-03-01',
      endDate: null,
      description: '- Cared for medical-surgical patients after operations',
    },
  ],
};
const bls = {
  ...nothing,
  certifications: [
    {
      name: 'BLS',
      issuingOrganization: 'Heart Society',
      issueDate: null,
      expiryDate: null,
      credentialId: null,
    },
  ],
};

const analyze = (browser: TestBrowser) =>
  browser.submit('/analyze', { resumeId: 'master', source: 'text', postingText });

async function storedResult(url: string) {
  const id = url.split('/').pop() as string;
  const [row] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id));
  return row;
}

test('without a master résumé, the page says that one is required', async () => {
  const { browser } = await signUp();
  const page = await analyze(browser);
  expect(page.status).toBe(400);
  expect(page.text).toContain('Master Resume Required');
});

test('the master résumé is selected by default, for a posting and on a job’s page', async () => {
  const { browser, ctx } = await signUp();
  await seedDemoData(rolefit.app);
  const job = /href="(\/jobs\/[0-9a-f-]{36})"/;
  const company = /href="(\/companies\/[0-9a-f-]{36})"/.exec((await browser.open('/companies')).html)?.[1];
  const jobPath = job.exec((await browser.open(company ?? '')).html)?.[1] ?? '';
  expect((await browser.open(jobPath)).html).not.toContain('<option value="master"');
  await addToMasterResume(ctx, nurse);
  for (const path of ['/analyze', jobPath]) {
    const firstOption =
      /<select[^>]*name="resumeId"[^>]*>(?:<option value="">[^<]*<\/option>)?<option value="([^"]*)"/;
    expect(firstOption.exec((await browser.open(path)).html)?.[1]).toBe('master');
  }
  const result = await browser.submit(jobPath, { intent: 'score', resumeId: 'master' });
  expect(result.url).toMatch(/^\/results\//);
  expect(result.text).toContain('Master Resume');
});

test('a result’s quotes stay correct after the master résumé has changed', async () => {
  const { browser, ctx } = await signUp();
  await addToMasterResume(ctx, nurse);
  const before = await analyze(browser);
  const quoted = (await storedResult(before.url))?.keyMatches.flatMap(({ evidence }) => evidence) ?? [];
  expect(quoted.length).toBeGreaterThan(0);
  await addToMasterResume(ctx, { ...bls, personal: { fullName: 'Ida Margareta Holm-Lindqvist' } });
  const row = await storedResult(before.url);
  for (const span of quoted) expect(row?.resumeText?.slice(span.start, span.end)).toBe(span.text);
  expect((await browser.open(before.url)).text).toContain('medical-surgical patients after operations');
  expect(row?.resumeText).not.toContain('Margareta');
});

test('scoring again uses the current master résumé, replaces the result and counts once', async () => {
  const { browser, ctx } = await signUp();
  await addToMasterResume(ctx, nurse);
  const before = await analyze(browser);
  const score = (await storedResult(before.url))?.fitScore ?? 100;
  await addToMasterResume(ctx, bls);
  const after = await analyze(browser);
  expect(after.url).toBe(before.url);
  const row = await storedResult(after.url);
  expect(row?.fitScore).toBeGreaterThan(score);
  expect(row?.resumeText).toContain('BLS');
  for (const span of row?.keyMatches.flatMap(({ evidence }) => evidence) ?? [])
    expect(row?.resumeText?.slice(span.start, span.end)).toBe(span.text);
  expect((await browser.open('/analyze')).text).toContain('1 / 200');
});

test('a result outlives its master résumé with its quotes, and a new master résumé gets a result of its own', async () => {
  const { browser, ctx } = await signUp();
  await addToMasterResume(ctx, nurse);
  const { url } = await analyze(browser);
  const before = await storedResult(url);
  await deleteMasterResume(ctx, (await getMasterResume(ctx))?.id ?? '');
  const after = await browser.open(url);
  expect(after.status).toBe(200);
  expect(after.text).toContain('medical-surgical patients after operations');
  expect((await browser.open('/results')).text).toContain('Charge Nurse');
  expect((await browser.open('/analyze')).text).toContain('1 / 200');
  await addToMasterResume(ctx, { ...nurse, ...bls });
  expect((await analyze(browser)).url).not.toBe(url);
  expect(await storedResult(url)).toEqual({ ...before, masterResumeId: null });
});

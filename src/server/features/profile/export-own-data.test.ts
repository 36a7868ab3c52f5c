import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createReadResume, createResult } from '../analyses/analyses.fixtures.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { addToMasterResume } from '../master-resume/master-resume.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

test('the download has everything of the person, and nothing secret or of somebody else', async () => {
  const { app } = rolefit;
  const contexts = [];
  for (const name of ['ann', 'bob']) {
    const email = `${name}@example.com`;
    const browser = rolefit.browser();
    await browser.signUp(email);
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    const userId = user!.id;
    const ctx = { ...app, viewer: { id: userId, email, username: name, isAdmin: false } };
    await addToMasterResume(ctx, {
      personal: { fullName: `${name} Lind` },
      education: [],
      experience: [],
      certifications: [],
    });
    const company = await createCompany(app);
    const jobId = await createJob(app, company);
    const texts = { resumeText: `${name}\nNurse, BLS`, postingText: 'Nurse\n• BLS certification' };
    const resumeId = await createReadResume(app, userId, texts.resumeText);
    await createResult(app, { ...texts, userId, resumeId, jobId });
    await browser.submit('/analyze', { resumeId, source: 'text', postingText: `${name}: nurse with BLS` });
    await browser.submit(`/companies/${company}`, { intent: 'follow' });
    await browser.submit(`/jobs/${jobId}`, { intent: 'save' });
    await browser.submit('/companies', { intent: 'search', search: `${name} ferries` });
    await browser.submit('/auth?mode=resetPassword', { mode: 'resetPassword', email });
    contexts.push({ browser, userId });
  }
  const [ann, bob] = contexts;
  const text = (await ann!.browser.open('/profile/data')).html;
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  const count = (name: string) => data[name]?.length;
  for (const [name, rows] of Object.entries({
    ...{ resumes: 1, masterResumes: 1, jobs: 1, followedCompanies: 1, savedJobs: 1, analyses: 2, usage: 1 },
    ...{
      searches: 1,
      emails: 1,
      sessions: 1,
      analysisRuns: 0,
      careerPaths: 0,
      careerPathSkills: 0,
      feedback: 0,
      subscriptions: 0,
      paymentCustomers: 0,
    },
    ...{ education: 0, experience: 0, certifications: 0 },
  }))
    expect(count(name), name).toBe(rows);
  expect(data.account).toMatchObject({ id: ann!.userId, email: 'ann@example.com' });
  expect(data.profile).toMatchObject({ username: 'ann' });
  expect(Date.parse(String(data.takenAt))).toBeGreaterThan(0);
  const columns = (name: string) => Object.keys(data[name]?.[0] ?? {});
  for (const name of Object.keys(data).filter((key) => Array.isArray(data[key])))
    expect(columns(name), name).not.toContain('userId');
  for (const [name, secret] of [
    ['resumes', 'filePath'],
    ['emails', 'bodyText'],
    ['emails', 'bodyHtml'],
    ['sessions', 'token'],
    ['jobs', 'searchWords'],
    ['jobs', 'contentHash'],
    ['jobs', 'externalId'],
    ['jobs', 'companyId'],
    ['jobs', 'version'],
    ['jobs', 'describedAt'],
    ['jobs', 'missedLists'],
  ] as const)
    expect(columns(name), name).not.toContain(secret);
  expect(columns('resumes')).toContain('extractedText');
  expect(columns('emails')).toContain('subject');
  for (const words of [bob!.userId, 'bob', '#token=']) expect(text).not.toContain(words);
});

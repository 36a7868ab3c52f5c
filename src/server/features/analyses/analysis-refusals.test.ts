import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { createReadResume } from './analyses.fixtures.ts';
import { analyzeJob, analyzePosting } from './analyses.ts';
import { checkInstantly, type InstantCheckInput } from './instant-check.ts';

let rolefit: TestApp;
let ann: TestBrowser;
let resumeId: string;
let userId: string;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, 'ann@example.com'));
  userId = user!.id;
  resumeId = await createReadResume(rolefit.app, userId, 'Jo Doe\nNurse, BLS');
});
afterAll(() => rolefit.close());

const postingText = 'Charge Nurse\n\nWhat you bring\n• BLS certification\n• Three years of nursing';
const ctx = () => ({
  ...rolefit.app,
  viewer: { id: userId, email: 'ann@example.com', username: 'ann', isAdmin: false },
});

describe('an analysis', () => {
  test('of a text that is too long for a posting is refused', async () => {
    const submit = (length: number) =>
      ann.submit('/analyze', {
        resumeId,
        source: 'text',
        postingText: `${postingText} `.padEnd(length, 'x'),
      });
    const page = await submit(200_001);
    expect([page.status, page.text.includes('This text is too long for one job posting.')]).toEqual([
      400,
      true,
    ]);
    expect((await submit(199_900)).url).toMatch(/^\/results\//);
  });

  test('with a master résumé needs one', async () => {
    const posting = { text: postingText, title: 'Charge Nurse' };
    await expect(analyzePosting(ctx(), { resumeId: 'master', posting })).rejects.toMatchObject({
      ...{ code: 'master_resume_required', title: 'Master Resume Required' },
      message: 'Create your master résumé first, then analyze it.',
    });
  });

  test('with a file that has not been read yet says so', async () => {
    const { db } = rolefit.app;
    const unread = await createReadResume(rolefit.app, userId, 'x');
    await db.update(resumes).set({ extractedText: null, status: 'reading' }).where(eq(resumes.id, unread));
    const posting = { text: postingText, title: 'Charge Nurse' };
    await expect(analyzePosting(ctx(), { resumeId: unread, posting })).rejects.toMatchObject({
      ...{ code: 'resume_text_missing', title: 'Analysis Failed', field: 'resumeId' },
      message: 'Resume text not found or not extracted yet.',
    });
    const page = await ann.open('/analyze');
    expect(page.html).toContain(`value="${resumeId}"`);
    expect(page.html).not.toContain(`value="${unread}"`);
  });

  test('of a job on its page needs a résumé', async () => {
    const jobId = await createJob(rolefit.app, await createCompany(rolefit.app));
    await expect(analyzeJob(ctx(), { resumeId: '', jobId })).rejects.toMatchObject({
      ...{ code: 'resume_required', title: undefined, field: 'resumeId' },
      message: 'Please select a resume to analyze',
    });
    await expect(analyzeJob(ctx(), { resumeId, jobId: 'nonsense' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the instant check refuses', () => {
  const resumeText = 'Jo Doe\nNurse, BLS';
  const check = (input: Partial<InstantCheckInput>, viewer = false) =>
    checkInstantly(viewer ? ctx() : { ...rolefit.app, viewer: null }, {
      ...{ clientAddress: '203.0.113.1', resumeText, postingText, ...input },
    });

  test('texts that are too long', async () => {
    await expect(check({ resumeText: 'x'.repeat(300_001) })).rejects.toMatchObject({
      ...{ code: 'resume_too_long', title: 'Resume Too Long', field: 'resumeText' },
    });
    await expect(check({ postingText: 'x'.repeat(200_001) })).rejects.toMatchObject({
      ...{ code: 'posting_too_long', title: 'Job Posting Too Long', field: 'postingText' },
    });
    expect(
      (
        await check({
          resumeText: 'x '.repeat(150_000),
          postingText: `${postingText}\n`.padEnd(200_000, 'y '),
        })
      ).result,
    ).toBeDefined();
  });

  test('blank texts', async () => {
    await expect(check({ resumeText: ' \n' })).rejects.toMatchObject({
      ...{ code: 'resume_missing', title: 'Resume Required', field: 'resumeText' },
    });
    await expect(check({ postingText: ' \n' })).rejects.toMatchObject({
      ...{ code: 'posting_required', title: 'Job Posting Required', field: 'postingText' },
    });
  });

  test.each([
    ['cv.txt', 10, 'Only PDF and DOCX files can be uploaded.'],
    ['cv.pdf', 0, 'This file is empty. Save your résumé again and upload the new file.'],
    ['cv.pdf', 5 * 1024 * 1024 + 1, 'File size must be less than 5.0MB'],
  ])('a file %s with %i bytes', async (name, size, message) => {
    const resumeFile = { name, bytes: new Uint8Array(size) };
    await expect(check({ resumeFile })).rejects.toMatchObject({
      code: 'file_refused',
      field: 'resumeFile',
      message,
    });
  });

  test('a file that cannot be read, and says why', async () => {
    const resumeFile = { name: 'cv.pdf', bytes: Buffer.from('no PDF') };
    await expect(check({ resumeFile, resumeText: '' })).rejects.toMatchObject({
      ...{ name: 'AppError', title: 'Upload failed', field: 'resumeFile' },
    });
  });

  test('too many from one address, but not from another, nor mistakes in the form', async () => {
    const limit = limits.instantCheckPerAddress;
    for (let taken = 1; taken < limit.attempts; taken++) await takeAttempt(rolefit.app, limit, '203.0.113.9');
    const again = (input: Partial<InstantCheckInput> = {}) =>
      check({ clientAddress: '203.0.113.9', ...input });
    await expect(again({ postingText: '' })).rejects.toMatchObject({ code: 'posting_required' });
    expect((await again()).result.fitScore).not.toBeUndefined();
    await expect(again()).rejects.toMatchObject({ code: 'too_many_attempts' });
    expect((await check({ clientAddress: '203.0.113.10' })).result).toBeDefined();
    expect((await check({ clientAddress: '203.0.113.9' }, true)).result).toBeDefined();
  });

  test('too many from one account', async () => {
    const limit = limits.instantCheckPerAccount;
    await rolefit.app.db.delete(rateLimits);
    for (let taken = 0; taken < limit.attempts; taken++) await takeAttempt(rolefit.app, limit, userId);
    await expect(check({}, true)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  test('no blanks around the texts that it scores', async () => {
    const { resumeText: scored, postingText: against } = await check({
      ...{ resumeText: ` ${resumeText}\n`, postingText: `\n${postingText} ` },
    });
    expect([scored, against]).toEqual([resumeText, postingText]);
  });
});

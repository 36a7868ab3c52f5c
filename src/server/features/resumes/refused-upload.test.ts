import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { resumes } from './resumes.tables.ts';

let rolefit: TestApp;
let pdf: { name: string; bytes: Uint8Array };
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  pdf = { name: 'cv.pdf', bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')) };
});
afterAll(() => rolefit.close());
afterEach(() => vi.restoreAllMocks());

const watchStorage = () => vi.spyOn(rolefit.app.storage, 'put');

test('an upload stores its bytes once', async () => {
  const stored = watchStorage();
  const browser = rolefit.browser();
  await browser.signUp('first@example.com');
  expect((await browser.submit('/upload', { file: pdf })).text).toContain('Resume uploaded successfully');
  expect(stored).toHaveBeenCalledOnce();
});

test('one above the limit of the plan is refused before any of its bytes are stored', async () => {
  const browser = rolefit.browser();
  await browser.signUp('second@example.com');
  await browser.submit('/upload', { file: pdf });
  const stored = watchStorage();
  expect((await browser.submit('/upload', { file: pdf })).text).toContain('Upload limit reached');
  expect(stored).not.toHaveBeenCalled();
});

test('one too many within the hour is refused before any of its bytes are stored', async () => {
  const browser = rolefit.browser();
  await browser.signUp('often@example.com');
  await browser.submit('/upload', { file: pdf });
  const userId = (await rolefit.app.db.select().from(resumes)).at(-1)?.userId as string;
  await rolefit.app.db.delete(resumes);
  for (let taken = 1; taken < limits.uploadPerAccount.attempts; taken++)
    await takeAttempt(rolefit.app, limits.uploadPerAccount, userId);
  const stored = watchStorage();
  expect((await browser.submit('/upload', { file: pdf })).status).toBe(429);
  expect(stored).not.toHaveBeenCalled();
});

test.each([
  ['of another kind', 'cat.png', 1],
  ['without content', 'cv.pdf', 0],
  ['above 5 MB', 'cv.pdf', 5 * 1024 * 1024 + 1],
])('a file %s is refused before any of its bytes are stored', async (what, name, size) => {
  const browser = rolefit.browser();
  await browser.signUp(`${what.replaceAll(' ', '-')}@example.com`);
  const stored = watchStorage();
  await browser.submit('/upload', { file: { name, bytes: new Uint8Array(size) } });
  expect(stored).not.toHaveBeenCalled();
  expect((await browser.open('/resumes')).text).toContain("You haven't uploaded any resumes yet.");
});

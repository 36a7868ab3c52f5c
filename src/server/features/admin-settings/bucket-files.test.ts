import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBucketStorage } from '../../platform/bucket-storage.ts';
import { copyFiles } from '../../platform/copy-files.ts';
import { filesFolder } from '../../platform/create-storage.ts';
import { createLogger } from '../../platform/logger.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { readSettings } from '../../platform/settings.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { sweepResumeFiles } from '../resumes/read-uploaded-resume.ts';
import { resumes } from '../resumes/resumes.tables.ts';

let s3: S3Server;
let rolefit: TestApp;
beforeAll(async () => {
  s3 = await startS3Server();
  rolefit = await startTestApp({ env: { S3_URL: `${s3.url}/rolefit` } });
});
afterAll(async () => {
  await rolefit.close();
  s3.close();
});
beforeEach(() => s3.slowDown(0));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const bucketAt = (url: string) =>
  createBucketStorage(readSettings({ S3_URL: url }).bucket!, createLogger('silent'));

test('a résumé is kept in the bucket, read from it, downloaded and deleted there', async () => {
  const browser = rolefit.browser();
  await browser.signUp('owner@example.com');
  const file = {
    name: 'cv.pdf',
    bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')),
  };
  await browser.submit('/upload', { file });
  const [resume] = await until('the résumé is read', async () => {
    const rows = await rolefit.app.db.select().from(resumes);
    return rows[0]?.status === 'read' ? rows : null;
  });
  const { id, filePath } = resume!;
  expect(file.bytes.equals(s3.objects.get(`rolefit/${filePath}`)!)).toBe(true);
  const download = await fetch(`${rolefit.url}/resumes/${id}/file`, {
    headers: { Cookie: browser.cookieHeader() },
  });
  expect(file.bytes.equals(new Uint8Array(await download.arrayBuffer()))).toBe(true);
  s3.slowDown(3);
  const unreachable = await browser.open(`/resumes/${id}/file`);
  expect(unreachable.status).toBe(503);
  expect(unreachable.html).toContain('We can’t reach the stored files right now.');
  await browser.submit('/resumes', { resumeId: id });
  expect(s3.objects.has(`rolefit/${filePath}`)).toBe(false);
});

test('files without a résumé are swept, over several pages of the list, and other folders are left alone', async () => {
  for (let n = 0; n < 7; n++) s3.objects.set(`rolefit/resumes/nobody/orphan-${n}`, bytesOf('x'));
  s3.objects.set('elsewhere/resumes/nobody/theirs', bytesOf('x'));
  expect(await sweepResumeFiles(rolefit.app, { olderThanMs: 0 })).toBe(7);
  expect([...s3.objects.keys()].filter((key) => key.includes('orphan'))).toEqual([]);
  expect(s3.objects.has('elsewhere/resumes/nobody/theirs')).toBe(true);
});

test('a moment of overload is waited out; a longer one says so and loses nothing', async () => {
  const { storage } = rolefit.app;
  s3.slowDown(2);
  await storage.put('resumes/someone/slow', bytesOf('slow'));
  expect(await storage.get('resumes/someone/slow')).toEqual(bytesOf('slow'));
  s3.slowDown(3);
  await expect(storage.get('resumes/someone/slow')).rejects.toMatchObject({
    code: 'storage_unavailable',
    cause: { message: 'The bucket answered 503 SlowDown: Please reduce your request rate.' },
  });
  expect(await storage.get('resumes/someone/missing')).toBeNull();
  await storage.removeAll('resumes/someone');
  expect(await storage.list('resumes/someone')).toEqual([]);
});

test('a person whose file can’t be stored is told so and keeps nothing half done', async () => {
  const browser = rolefit.browser();
  await browser.signUp('unlucky@example.com');
  const before = await rolefit.app.db.$count(resumes);
  s3.slowDown(20);
  const file = { name: 'cv.pdf', bytes: bytesOf('%PDF-1.4 nothing') };
  const { status, text } = await browser.submit('/upload', { file });
  expect(status).toBe(503);
  expect(text).toContain('We can’t reach the stored files right now. Please try again in a moment.');
  expect(await rolefit.app.db.$count(resumes)).toBe(before);
});

test.each([
  ['a wrong secret', (url: string) => url.replace('AKIATEST:', 'AKIATEST:not'), /403 SignatureDoesNotMatch/],
  ['a bucket that doesn’t exist', (url: string) => url.replace(/files$/, 'nowhere'), /404 NoSuchBucket/],
])('%s is named', async (_, changed, message) => {
  const storage = bucketAt(changed(s3.url));
  await expect(storage.get('resumes/a/b')).rejects.toMatchObject({
    cause: { message: expect.stringMatching(message) },
  });
});

test('moving copies all files, skips those that are there, repairs a damaged one, and comes back the same', async () => {
  const folder = createFolderStorage(filesFolder(rolefit));
  const bucket = bucketAt(`${s3.url}/moved`);
  const keys = Array.from({ length: 8 }, (_, n) => `resumes/mover/file-${n}`);
  for (const key of keys) await folder.put(key, bytesOf(key));
  s3.objects.set(`moved/${keys[0]}`, bytesOf(keys[0]!));
  s3.objects.set(`moved/${keys[1]}`, bytesOf('damaged'));
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 7, unchanged: 1 });
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 0, unchanged: 8 });
  await folder.removeAll('resumes/mover');
  expect(await copyFiles(bucket, folder)).toEqual({ copied: 8, unchanged: 0 });
  for (const key of keys) expect(Buffer.from((await folder.get(key))!).toString()).toBe(key);
});

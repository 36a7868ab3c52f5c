import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStorage } from '../server/platform/storage.ts';
import { type S3Server, startS3Server } from '../server/testing/s3-server.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'rolefit-copy-'));
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

async function copyFiles(
  direction: string,
  s3Url: string,
): Promise<{ code: number; out: string; err: string }> {
  const script = join(import.meta.dirname, 'rolefit.ts');
  const child = spawn(process.execPath, [script, 'copy-files', direction], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, S3_URL: s3Url },
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? -1))),
  ]);
  return { code, out, err };
}

it('copies all files to the bucket and back, and says how many were there already', async () => {
  const files = createFolderStorage(join(folder, 'files'));
  for (const name of ['a', 'b', 'c', 'd']) await files.put(`resumes/someone/${name}`, Buffer.from(name));
  const there = await copyFiles('to-bucket', s3.url);
  expect(there.out).toMatch(
    /^Copied 4 files from .*files to the bucket files at 127.0.0.1:\d+; 0 were there/,
  );
  expect(s3.objects.size).toBe(4);
  await files.remove('resumes/someone/b');
  const back = await copyFiles('to-folder', s3.url);
  expect(back.out).toMatch(/^Copied 1 file from the bucket .*; 3 were there already/);
  expect(Buffer.from((await files.get('resumes/someone/b')) ?? []).toString()).toBe('b');
});

it.each([
  ['to-bucket', () => '', 1, 'S3_URL is missing'],
  [
    'to-bucket',
    () => s3.url.replace('AKIATEST:', 'AKIATEST:x'),
    1,
    'The bucket answered 403 SignatureDoesNotMatch',
  ],
  ['sideways', () => s3.url, 2, 'Usage:'],
])('copying %s says what is wrong', async (direction, url, expected, words) => {
  const { code, err } = await copyFiles(direction, url());
  expect(code).toBe(expected);
  expect(err).toContain(words);
  expect(err).not.toContain('secret');
});

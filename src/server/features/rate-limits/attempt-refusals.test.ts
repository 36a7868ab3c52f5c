import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Page, TestBrowser } from '../../testing/test-browser.ts';
import { limits } from './attempt-limits.ts';
import { rateLimits } from './rate-limits.tables.ts';
import { type RateLimit, takeAttempt } from './rate-limits.ts';

let rolefit: TestApp;
let member: TestBrowser;
let memberId: string;
let resumeId: string;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ now: () => now, work: false });
  member = rolefit.browser();
  await member.signUp('member@example.com');
  await member.submit('/upload', { sample: 'registered-nurse-pdf' });
  const { rows } = await rolefit.app.database.pool.query<{ id: string; user_id: string }>(
    "update resumes set status = 'read', extracted_text = 'Jo Doe\nNurse, BLS' returning id, user_id",
  );
  resumeId = rows[0]?.id ?? '';
  memberId = rows[0]?.user_id ?? '';
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  await rolefit.app.db.delete(rateLimits);
});

/** Uses up a limit until `remaining` attempts are left. */
async function leaveAttempts(remaining: number, limit: RateLimit, who: string): Promise<void> {
  for (let i = remaining; i < limit.attempts; i++) await takeAttempt(rolefit.app, limit, who);
}

const texts = {
  resumeText: 'Jo Doe\nNurse, BLS, six years',
  postingText: 'Nurse\nBLS certification\nThree years',
};
const check = (browser: TestBrowser, headers?: Record<string, string>) =>
  browser.submit('/check', texts, headers);
const pdf = () => ({
  name: 'mine.pdf',
  bytes: new Uint8Array(readFileSync(join(projectRoot, 'demo/resumes/registered-nurse.pdf'))),
});

function expectRefusal(page: Page, seconds: number): void {
  expect(page.status).toBe(429);
  expect(page.headers.get('Retry-After')).toBe(String(seconds));
  expect(page.text).toContain('Too Many Attempts');
  expect(page.text).toContain('Please wait a few moments before trying again.');
}

describe('the instant check', () => {
  const limit = limits.instantCheckPerAddress;
  const address = '198.51.100.7';
  const from = { 'X-Forwarded-For': address };

  test('allows the last attempt, refuses the next without losing input, and allows attempts again on time', async () => {
    const visitor = rolefit.browser();
    await leaveAttempts(1, limit, address);
    expect((await check(visitor, from)).text).toContain('Your fit');
    const refused = await check(visitor, from);
    expectRefusal(refused, limit.seconds);
    expect(refused.text).toContain('Jo Doe Nurse, BLS, six years');
    expect(refused.text).toContain('BLS certification Three years');
    now = new Date(now.getTime() + limit.seconds * 1000 - 1);
    expectRefusal(await check(visitor, from), 1);
    now = new Date(now.getTime() + 1);
    expect((await check(visitor, from)).status).toBe(200);
  });

  test('allows exactly the permitted number of simultaneous attempts', async () => {
    await leaveAttempts(3, limit, address);
    const pages = await Promise.all(Array.from({ length: 8 }, () => check(rolefit.browser(), from)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  });

  test('counts visitors by the address the proxy saw, not by the one they claim', async () => {
    await leaveAttempts(0, limit, address);
    for (const claimed of ['203.0.113.9', '127.0.0.1', address, 'x'])
      expect((await check(rolefit.browser(), { 'X-Forwarded-For': `${claimed}, ${address}` })).status).toBe(
        429,
      );
    expect((await check(rolefit.browser())).status).toBe(200);
    expect((await check(member, from)).status).toBe(200);
  });

  test('counts signed-in users by account, from any address', async () => {
    await leaveAttempts(0, limits.instantCheckPerAccount, memberId);
    expectRefusal(
      await check(member, { 'X-Forwarded-For': '203.0.113.10' }),
      limits.instantCheckPerAccount.seconds,
    );
  });

  test('does not count invalid forms', async () => {
    await leaveAttempts(1, limit, address);
    await rolefit.browser().submit('/check', { ...texts, resumeText: '' }, from);
    await rolefit.browser().submit('/check', { ...texts, postingText: '' }, from);
    expect((await check(rolefit.browser(), from)).status).toBe(200);
  });

  test('sends the same refusal to requests by JavaScript', async () => {
    await leaveAttempts(0, limit, address);
    const body = new URLSearchParams(texts);
    const answer = await fetch(`${rolefit.url}/check.data`, { method: 'POST', body, headers: from });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe(String(limit.seconds));
    expect(await answer.text()).toContain('Too Many Attempts');
  });
});

describe('an analysis', () => {
  const posting = { source: 'text', postingText: 'Nurse\nBLS certification\nThree years' };

  test('is refused after the limit, and the form keeps the posting', async () => {
    await leaveAttempts(1, limits.analysisPerAccount, memberId);
    expect((await member.submit('/analyze', { resumeId, ...posting })).url).toContain('/results/');
    const refused = await member.submit('/analyze', { resumeId, ...posting });
    expectRefusal(refused, limits.analysisPerAccount.seconds);
    expect(refused.text).toContain('BLS certification Three years');
  });

  test('by URL fetches nothing once the limit is reached', async () => {
    await leaveAttempts(0, limits.postingFetchPerAccount, memberId);
    const jobUrl = 'https://boards.example/jobs/1';
    const refused = await member.submit('/analyze', { resumeId, source: 'url', jobUrl });
    expectRefusal(refused, limits.postingFetchPerAccount.seconds);
    expect(refused.html).toContain(jobUrl);
  });
});

describe('an upload', () => {
  test('is refused after the limit, and stores nothing', async () => {
    await leaveAttempts(1, limits.uploadPerAccount, memberId);
    expect((await member.submit('/upload', { file: pdf() })).url).toBe('/resumes');
    const { pool } = rolefit.app.database;
    await pool.query('delete from resumes where not is_sample');
    expectRefusal(await member.submit('/upload', { file: pdf() }), limits.uploadPerAccount.seconds);
    expect((await pool.query('select 1 from resumes where not is_sample')).rows).toHaveLength(0);
  });
});

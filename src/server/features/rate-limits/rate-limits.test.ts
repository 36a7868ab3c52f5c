import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rateLimits } from './rate-limits.tables.ts';
import { sweepRateLimits, takeAttempt } from './rate-limits.ts';

let rolefit: TestApp;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ now: () => now, work: false });
});
afterAll(() => rolefit.close());

const limit = { name: 'test', attempts: 3, seconds: 60 };
const attempt = (who: string) =>
  takeAttempt(rolefit.app, limit, who).then(
    () => 'passes',
    (error: { code: string; retryAfterSeconds: number }) => `${error.code} ${error.retryAfterSeconds}`,
  );

test('refuses attempts above the limit until the window ends', async () => {
  expect([await attempt('a'), await attempt('a'), await attempt('a')]).toEqual([
    'passes',
    'passes',
    'passes',
  ]);
  expect(await attempt('a')).toBe('too_many_attempts 60');
  now = new Date('2026-03-01T12:00:59.999Z');
  expect(await attempt('a')).toBe('too_many_attempts 1');
  now = new Date('2026-03-01T12:01:00.000Z');
  expect(await attempt('a')).toBe('passes');
});

test('allows exactly the permitted number of simultaneous attempts', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('b')));
  expect(answers.filter((answer) => answer === 'passes')).toHaveLength(3);
});

test('counts each user separately', async () => {
  for (let i = 0; i < 4; i++) await attempt('c');
  expect(await attempt('d')).toBe('passes');
});

test('the sweep deletes expired windows and keeps current ones', async () => {
  await attempt('old');
  now = new Date(now.getTime() + 60_001);
  await attempt('new');
  await sweepRateLimits(rolefit.app);
  expect(await rolefit.app.db.$count(rateLimits)).toBe(1);
});

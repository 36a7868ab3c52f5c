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

test('the last allowed attempt passes and the next one is refused, until the window has ended', async () => {
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

test('of many at once exactly the allowed number passes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('b')));
  expect(answers.filter((answer) => answer === 'passes')).toHaveLength(3);
});

test('one person’s attempts are not counted against another', async () => {
  for (let time = 0; time < 4; time++) await attempt('c');
  expect(await attempt('d')).toBe('passes');
});

test('windows that have ended are removed, open ones stay', async () => {
  await attempt('old');
  now = new Date(now.getTime() + 60_001);
  await attempt('new');
  await sweepRateLimits(rolefit.app);
  expect(await rolefit.app.db.$count(rateLimits)).toBe(1);
});

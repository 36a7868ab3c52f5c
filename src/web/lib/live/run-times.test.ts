import { expect, test } from 'vitest';
import { pollEveryMs, timeLeft } from './run-times.ts';

const startedAt = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);

test.each([
  [0, 2],
  [59, 2],
  [60, 5],
  [299, 5],
  [300, 15],
  [899, 15],
  [900, 30],
  [100_000, 30],
])('%i seconds into a run, its page polls every %i seconds', (age, every) => {
  expect(pollEveryMs({ startedAt }, after(age))).toBe(every * 1000);
});

test.each([
  ['nothing done', 1_000, 1_000, 5, null],
  ['all done', 1_000, 0, 5, null],
  ['nearly done', 1_000, 100, 9, 'A few seconds left'],
  ['half a minute', 1_000, 750, 9, 'About 30 seconds left'],
  ['a minute', 1_000, 900, 7, 'About a minute left'],
  ['minutes', 20_000, 19_000, 10, 'About 3 minutes left'],
])('time left: %s', (_, jobs, left, age, words) => {
  expect(timeLeft({ startedAt, jobs, left }, after(age))).toBe(words);
});

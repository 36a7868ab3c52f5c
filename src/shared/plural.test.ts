import { expect, it } from 'vitest';
import { counted, plural } from './plural.ts';

it('formats one, none and millions of jobs', () => {
  expect([1, 0, 2, 1_234_567].map((count) => counted(count, 'job'))).toEqual([
    '1 job',
    '0 jobs',
    '2 jobs',
    '1,234,567 jobs',
  ]);
});

it('accepts an irregular plural', () => {
  expect(counted(2, 'university', 'universities')).toBe('2 universities');
  expect(`2 ${plural(2, 'job crosses', 'jobs cross')} 70`).toBe('2 jobs cross 70');
  expect(plural(1, 'match', 'matches')).toBe('match');
});

import { describe, expect, test } from 'vitest';
import type { Effort } from '../../../shared/career/effort.ts';
import type { Step } from './best-path.ts';
import { pathText, readinessText } from './plan-text.ts';

const step = (name: string, opens: number, over: number, effort: Effort): Step =>
  ({ need: { name, learning: { effort } }, opens, over }) as Step;
const days = (amount: number): Effort => ({ amount, unit: 'days' });
const [bls, ccrn] = [step('BLS', 1, 1, days(2)), step('CCRN', 0, 1, { amount: 2, unit: 'months' })];
const pals = step('PALS', 3, 4, days(3));

describe('the time to readiness', () => {
  test('is the sum of all steps if they open a job', () => {
    expect(readinessText([bls], { jobs: 4, over: 0 })).toBe('About 2 days');
    expect(readinessText([bls, pals], { jobs: 4, over: 0 })).toBe('About 5 days');
  });

  test('is none for those who are there, and unknown if no step opens a job', () => {
    expect(readinessText([], { jobs: 4, over: 4 })).toBe('You’re there');
    expect(readinessText([], { jobs: 4, over: 3 })).toBe('More than a course');
    expect(readinessText([ccrn], { jobs: 4, over: 1 })).toBe('More than a course');
  });
});

describe('the path in words', () => {
  test('without steps says to apply, or that it takes more than a few skills', () => {
    expect(pathText([], { jobs: 2, over: 2 })).toBe(
      'Every job scored here is already at 70 or above. Go ahead and apply.',
    );
    expect(pathText([], { jobs: 2, over: 1 })).toBe(
      'No small set of skills gets a job to 70: what’s missing takes time, or is work your résumé doesn’t mention yet.',
    );
  });

  test('tells the steps one after another, and what they come to', () => {
    expect(pathText([bls, ccrn, pals], { jobs: 5, over: 0 })).toBe(
      'Start with BLS (2 days): it brings 1 job to 70. Then CCRN (2 months), which brings jobs closer to 70. ' +
        'Last, PALS (3 days): it brings 3 more jobs to 70. That puts 4 of 5 jobs at 70 or above, up from 0.',
    );
  });

  test('has one sentence for one step, and no sum if that opens nothing', () => {
    expect(pathText([{ ...pals, over: 3 }], { jobs: 5, over: 0 })).toBe(
      'Start with PALS (3 days): it brings 3 jobs to 70. That puts 3 of 5 jobs at 70 or above, up from 0.',
    );
    expect(pathText([ccrn], { jobs: 5, over: 1 })).toBe(
      'Start with CCRN (2 months), which brings jobs closer to 70.',
    );
  });
});

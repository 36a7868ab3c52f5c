import { describe, expect, test } from 'vitest';
import { byEffort, type Effort, effortText, isQuick, sumEfforts } from './effort.ts';
import { effortOf, type Learnable } from './skill-effort.ts';

const timeFor = (learnable: Partial<Learnable>) => {
  const { effort } = effortOf({
    name: 'X',
    kind: 'skill',
    members: 0,
    near: null,
    usualFor: null,
    isLicence: false,
    ...learnable,
  });
  return effortText(effort);
};

describe('learning time', () => {
  test.each<[string, Partial<Learnable>, string]>([
    ['a short course', { kind: 'certification', name: 'BLS' }, '2 days'],
    ['a certificate', { kind: 'certification', name: 'CCRN' }, '2 months'],
    ['a licence, recognised by its name', { kind: 'certification', name: 'RN license' }, '1 year'],
    ['a licence, recognised by the posting', { kind: 'certification', isLicence: true }, '1 year'],
    ['a tool similar to one that is shown', { kind: 'tool', near: 'Cerner' }, '3 days'],
    ['a tool', { kind: 'tool' }, '2 weeks'],
    ['a category of tools', { kind: 'tool', members: 20 }, '1 month'],
    ['a skill similar to one that is shown', { near: 'Geriatric care' }, '2 weeks'],
    ['a skill', {}, '1 month'],
    ['a field', { members: 8 }, '3 months'],
    ['a language', { kind: 'language' }, '1 year'],
    ['a degree of any kind', { name: 'Social work degree' }, '3 years'],
    ['missing years of work', { kind: 'experience', yearsShort: 3.8 }, '4 years'],
  ])('%s', (_what, learnable, text) => {
    expect(timeFor(learnable)).toBe(text);
  });

  test('efforts counted in years are not quick wins', () => {
    expect(isQuick({ amount: 1, unit: 'years' })).toBe(false);
    expect(isQuick({ amount: 3, unit: 'months' })).toBe(true);
  });

  test('sorts by unit, then by amount', () => {
    const efforts: Effort[] = [
      { amount: 1, unit: 'months' },
      { amount: 1, unit: 'years' },
      { amount: 3, unit: 'weeks' },
      { amount: 90, unit: 'minutes' },
      { amount: 2, unit: 'weeks' },
      { amount: 2, unit: 'hours' },
      { amount: 10, unit: 'days' },
    ];
    expect(efforts.toSorted(byEffort).map(effortText)).toEqual([
      ...['90 minutes', '2 hours', '10 days', '2 weeks', '3 weeks', '1 month', '1 year'],
    ]);
  });

  test.each<[Effort[], string]>([
    [[{ amount: 2, unit: 'days' }], '2 days'],
    [[{ amount: 1, unit: 'months' }], '1 month'],
    [
      [
        { amount: 2, unit: 'weeks' },
        { amount: 1, unit: 'months' },
      ],
      '6 weeks',
    ],
    [
      [
        { amount: 2, unit: 'months' },
        { amount: 1, unit: 'months' },
      ],
      '3 months',
    ],
    [[{ amount: 1, unit: 'years' }], '1 year'],
  ])('adds up efforts in a suitable unit', (efforts, text) => {
    expect(effortText(sumEfforts(efforts))).toBe(text);
  });
});

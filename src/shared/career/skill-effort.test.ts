import { describe, expect, test } from 'vitest';
import { byEffort, type Effort, effortsTogether, effortText, isQuick } from './effort.ts';
import { effortOf, type Learnable } from './skill-effort.ts';

const of = (given: Partial<Learnable>) => {
  const { effort } = effortOf({
    name: 'X',
    kind: 'skill',
    members: 0,
    near: null,
    isLicence: false,
    ...given,
  });
  return effortText(effort);
};

describe('how long a thing takes', () => {
  test.each<[string, Partial<Learnable>, string]>([
    ['a short course', { kind: 'certification', name: 'BLS' }, '2 days'],
    ['a certificate', { kind: 'certification', name: 'CCRN' }, '2 months'],
    ['a licence by its name', { kind: 'certification', name: 'RN license' }, '1 year'],
    ['a licence by how it is asked for', { kind: 'certification', isLicence: true }, '1 year'],
    ['a tool beside one that is shown', { kind: 'tool', near: 'Cerner' }, '3 days'],
    ['a tool', { kind: 'tool' }, '2 weeks'],
    ['a kind of tools', { kind: 'tool', members: 20 }, '1 month'],
    ['a skill beside one that is shown', { near: 'Geriatric care' }, '2 weeks'],
    ['a skill', {}, '1 month'],
    ['a field', { members: 8 }, '3 months'],
    ['a language', { kind: 'language' }, '1 year'],
    ['a degree, whatever it is filed under', { name: 'Social work degree' }, '3 years'],
    ['years of work that are missing', { kind: 'experience', yearsShort: 3.8 }, '4 years'],
  ])('%s', (_what, given, text) => {
    expect(of(given)).toBe(text);
  });

  test('what is counted in years is no quick win', () => {
    expect(isQuick({ amount: 1, unit: 'years' })).toBe(false);
    expect(isQuick({ amount: 3, unit: 'months' })).toBe(true);
  });

  test('minutes go before hours, days, weeks, months and years, and the fewer before the more', () => {
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
  ])('one after the other is their sum', (efforts, text) => {
    expect(effortText(effortsTogether(efforts))).toBe(text);
  });
});

import { describe, expect, test } from 'vitest';
import { type Effort, effortText, sumEfforts } from './effort.ts';
import { effortOf, type Learnable } from './skill-effort.ts';

const reasons = (learnable: Partial<Learnable>) =>
  effortOf({
    name: 'Sourdough',
    kind: 'skill',
    members: 0,
    near: null,
    usualFor: null,
    isLicence: false,
    ...learnable,
  });

describe('an estimate gives a reason and an action', () => {
  test.each<[string, Partial<Learnable>, RegExp, RegExp]>([
    ['years of work', { kind: 'experience' }, /^Years are counted/, /with its dates$/],
    ['a degree', { kind: 'education' }, /two to four years/, /experience instead of a degree/],
    ['a language', { kind: 'language', name: 'Polish' }, /about a year/, /^If you speak Polish, add it/],
    ['a licence', { kind: 'certification', isLicence: true }, /^A license takes/, /ask the authority/],
    ['a short course', { kind: 'certification', name: 'BLS' }, /a day or two/, /^Take the course for BLS/],
    ['an exam', { kind: 'certification', name: 'CPA' }, /two months/, /^Register for CPA/],
    [
      'a tool beside a known one',
      { kind: 'tool', name: 'Odoo', near: 'SAP' },
      /close to one on your résumé: SAP\. .* a few days/,
      /^Use Odoo for one real task .* from SAP$/,
    ],
    ['a kind of tools', { kind: 'tool', members: 12 }, /\(we know 12\)/, /^Choose one and/],
    ['a new tool', { kind: 'tool', name: 'Odoo' }, /about two weeks/, /small project with Odoo/],
    [
      'a skill beside a known one',
      { name: 'Plastering', near: 'Painting' },
      /something close: Painting\. .* two weeks/,
      /needs Plastering alongside Painting$/,
    ],
    [
      'a skill that is usual in a job one had',
      { name: 'Plastering', usualFor: 'Drywall Installer', members: 9 },
      /^Usual in a job you had: Drywall Installer\./,
      /^If this was part of your job \(Drywall Installer\), add a line/,
    ],
    ['a field', { name: 'Law', members: 9 }, /\(we know 9\)/, /^Learn the basics of Law/],
    ['a new skill', { name: 'Plastering' }, /about a month/, /^Learn Plastering by/],
  ])('%s', (_what, learnable, because, action) => {
    const { because: reason, action: step } = reasons(learnable);
    expect(reason).toMatch(because);
    expect(step).toMatch(action);
  });

  test.each<[Partial<Learnable>, string]>([
    [{ kind: 'tool', members: 7 }, '2 weeks'],
    [{ kind: 'tool', members: 8 }, '1 month'],
    [{ members: 7 }, '1 month'],
    [{ usualFor: 'Drywall Installer' }, '1 hour'],
    [{ members: 8 }, '3 months'],
    [{ kind: 'experience' }, '1 year'],
    [{ kind: 'experience', yearsShort: 0.2 }, '1 year'],
    [{ kind: 'certification', name: 'IPAF' }, '2 days'],
    [{ kind: 'certification', name: 'ServSafe' }, '2 days'],
  ])('%j takes %s', (learnable, text) => {
    expect(effortText(reasons(learnable).effort)).toBe(text);
  });
});

describe('efforts add up to', () => {
  test.each<[Effort[], string]>([
    [[], '1 day'],
    [[{ amount: 30, unit: 'minutes' }], '1 day'],
    [[{ amount: 960, unit: 'minutes' }], '2 days'],
    [[{ amount: 24, unit: 'hours' }], '3 days'],
    [[{ amount: 13, unit: 'days' }], '13 days'],
    [[{ amount: 14, unit: 'days' }], '2 weeks'],
    [[{ amount: 8, unit: 'weeks' }], '8 weeks'],
    [[{ amount: 1, unit: 'months' }], '1 month'],
    [[{ amount: 2, unit: 'months' }], '2 months'],
    [
      [
        { amount: 1, unit: 'months' },
        { amount: 2, unit: 'weeks' },
      ],
      '6 weeks',
    ],
    [[{ amount: 61, unit: 'days' }], '2 months'],
    [[{ amount: 2, unit: 'years' }], '2 years'],
  ])('%j: %s', (efforts, text) => {
    expect(effortText(sumEfforts(efforts))).toBe(text);
  });
});

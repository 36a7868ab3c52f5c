import { expect, test } from 'vitest';
import type { FitResult, Gap, KeyMatch, Requirement } from '../../../shared/results/fit-result.ts';
import { usageLevel } from '../billing/usage-meter.tsx';
import { decidingGap, mustCount } from './must-count.ts';

function requirement(id: string, level: Requirement['level']): Requirement {
  return { id, level, label: id, kind: 'skill', text: id, start: 0, end: id.length };
}

function resultWith(keyMatches: KeyMatch[], gaps: Gap[]): Pick<FitResult, 'keyMatches' | 'gaps'> {
  return { keyMatches, gaps };
}

test('a must that stands in both lists is one must, and met', () => {
  const half = { requirement: requirement('ovens', 'must'), evidence: [], credit: 0.6, how: 'listed' };
  const counted = mustCount(
    resultWith(
      [half, { ...half, requirement: requirement('dough', 'must'), credit: 1 }],
      [
        { ...half, scoreWith: 80 },
        { ...half, requirement: requirement('licence', 'must'), credit: 0, scoreWith: 90 },
      ],
    ),
  );
  expect(counted).toEqual({ met: 2, asked: 3 });
});

test('a trait is nobody’s measurable must', () => {
  const trait = { ...requirement('team player', 'must'), kind: 'trait' as const };
  const finding = { requirement: trait, evidence: [], credit: 0, how: 'not judged', scoreWith: 80 };
  expect(mustCount(resultWith([], [finding]))).toEqual({ met: 0, asked: 0 });
});

test('a missing licence decides before a missing degree, and both before anything else', () => {
  const missing = (id: string, kind: Requirement['kind'], level: Requirement['level'] = 'must'): Gap => ({
    requirement: { ...requirement(id, level), kind },
    evidence: [],
    credit: 0.1,
    how: 'not found',
    scoreWith: 80,
  });
  const skill = missing('ovens', 'skill');
  const degree = missing('diploma', 'education');
  const licence = missing('food licence', 'certification');
  expect(decidingGap({ gaps: [skill] })).toBeUndefined();
  expect(decidingGap({ gaps: [skill, degree] })).toBe(degree);
  expect(decidingGap({ gaps: [degree, licence] })).toBe(licence);
  expect(decidingGap({ gaps: [missing('first aid', 'certification', 'preferred'), degree] })).toBe(degree);
});

test('what is only preferred is no must', () => {
  const preferred = { requirement: requirement('cakes', 'preferred'), evidence: [], credit: 1, how: 'exact' };
  expect(mustCount(resultWith([preferred], []))).toEqual({ met: 0, asked: 0 });
});

test.each([
  [149, 200, 'Good'],
  [150, 200, 'Warning'],
  [179, 200, 'Warning'],
  [180, 200, 'Critical'],
  [1, 1, 'Critical'],
  [0, 0, 'Critical'],
  [5000, null, 'Unlimited'],
] as const)('%i of %s used is %s', (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level);
});

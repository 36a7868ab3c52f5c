import { expect, test } from 'vitest';
import type { FitResult, Gap, KeyMatch, Requirement } from './fit-result.ts';
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
  expect(counted).toEqual({ met: 2, inPart: 0, asked: 3 });
});

test('what is met in part or only likely is counted apart from what is met', () => {
  const line = { text: 'Ran the ovens', start: 0, end: 13 };
  const shown = (id: string, how: string, partly = false): KeyMatch => ({
    requirement: requirement(id, 'must'),
    evidence: [line],
    credit: partly ? 0.6 : 0.9,
    how,
    ...(partly ? { partly } : {}),
  });
  const half: Gap = { ...shown('pastry', 'close to: bread'), credit: 0.4, scoreWith: 80 };
  const unclear: Gap = {
    ...half,
    requirement: requirement('mixers', 'must'),
    how: 'no clear line',
    evidence: [],
  };
  const none: Gap = { ...half, requirement: requirement('licence', 'must'), evidence: [] };
  const matches = [
    shown('ovens', 'exact'),
    shown('dough', 'names dough', true),
    shown('cakes', 'related'),
    shown('teams', 'similar job'),
  ];
  expect(mustCount(resultWith(matches, [half, unclear, none]))).toEqual({
    met: 1,
    inPart: 4,
    asked: 7,
  });
});

test('a trait is nobody’s measurable must', () => {
  const trait = { ...requirement('team player', 'must'), kind: 'trait' as const };
  const finding = { requirement: trait, evidence: [], credit: 0, how: 'not judged', scoreWith: 80 };
  expect(mustCount(resultWith([], [finding]))).toEqual({ met: 0, inPart: 0, asked: 0 });
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
  expect(mustCount(resultWith([preferred], []))).toEqual({ met: 0, inPart: 0, asked: 0 });
});

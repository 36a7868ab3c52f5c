import { expect, it } from 'vitest';
import type { Requirement } from './fit-result.ts';
import { raisableGaps } from './raisable-gaps.ts';

type Row = [label: string, kind: Requirement['kind'], level: Requirement['level'], scoreWith: number];

const advised = (rows: Row[]): string[] =>
  raisableGaps(
    rows.map(([label, kind, level, scoreWith]) => ({
      requirement: { id: label, label, kind, level, text: label, start: 0, end: label.length },
      scoreWith,
      credit: 0,
      how: 'not found',
      evidence: [],
    })),
  ).map(({ requirement }) => requirement.label);

it('must-haves come before wishes and duties, the largest gain first, traits last', () => {
  expect(
    advised([
      ['Cheerful', 'trait', 'must', 90],
      ['Reports', 'duty', 'must', 80],
      ['Excel', 'tool', 'preferred', 85],
      ['Payroll', 'skill', 'must', 60],
      ['CPA', 'certification', 'must', 70],
    ]),
  ).toEqual(['CPA', 'Payroll', 'Excel', 'Reports', 'Cheerful']);
});

it.each([
  ['a job title', ['Baker', 'title', 'must', 90]],
  ['shift work', ['Willing to work night shifts', 'trait', 'must', 90]],
  ['climbing', ['Climb towers up to 300 feet', 'skill', 'must', 90]],
  ['travel', ['Ability to travel up to 50%', 'skill', 'must', 90]],
] as [string, Row][])('%s is never advice', (_, row) => {
  expect(advised([row, ['Forklift operation', 'skill', 'must', 60]])).toEqual(['Forklift operation']);
});

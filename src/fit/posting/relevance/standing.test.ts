import { describe, expect, it } from 'vitest';
import type { FeatureRow } from '../../learned/linear-model.ts';
import { readPosting } from '../read-posting.ts';
import { modelWith } from './relevance.fixtures.ts';
import type { RelevanceModel } from './relevance.ts';
import { type Alone, standingsOf } from './standing.ts';

const unit = (sum: number, part: Alone['part'] = 'must', words = ''): Alone => ({
  sum,
  isCandidate: sum > 0,
  part,
  stems: words.split(' ').filter(Boolean),
});

const rounded = (row: FeatureRow = {}) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value.toFixed(9)]));

describe('how a sentence stands among the others of its posting', () => {
  it('counts those that are likelier, and those before it', () => {
    const units = Array.from({ length: 15 }, (_, index) => unit(1 + index));
    const [first, , third] = standingsOf(units);
    expect(first).toMatchObject({ candidates: 0.5, 'share likelier': 14 / 15 });
    expect(first).not.toHaveProperty('share before');
    expect(third).toMatchObject({ 'share before': 2 / 15, 'share likelier': 12 / 15 });
  });

  it('counts its own part apart', () => {
    const [, , duty] = standingsOf([unit(1), unit(1), unit(1, 'duties'), unit(1, 'duties')]);
    expect(duty).toMatchObject({ 'share before': 0.5 });
    expect(duty).not.toHaveProperty('share before in its part');
  });

  it('is the same beside what nobody may ask', () => {
    const alone = standingsOf([unit(2), unit(1)]);
    const beside = standingsOf([unit(-4, 'intro'), unit(2), unit(-1, 'none'), unit(1)]);
    expect([beside[1], beside[3]]).toEqual(alone);
  });

  it('knows what says the same as one that is likelier', () => {
    const same = 'calibr torqu wrench';
    const [clear, again, other] = standingsOf([
      unit(3, 'must', same),
      unit(1, 'duties', same),
      unit(1, 'duties', 'greet visitor'),
    ]);
    expect(again?.['like a likelier one']).toBeCloseTo(1);
    expect(clear).not.toHaveProperty('like a likelier one');
    expect(other).not.toHaveProperty('like a likelier one');
  });

  it('of a few lines is that of a dozen like them', () => {
    const [few] = standingsOf([unit(1), unit(1), unit(1)]);
    const [dozen] = standingsOf(Array.from({ length: 12 }, () => unit(1)));
    expect(rounded(few)).toEqual(rounded(dozen));
  });
});

describe('what a posting asks depends on what else it says', () => {
  const duties = (count: number) =>
    Array.from({ length: count }, (_, index) => `- Bake rye bread of kind ${index + 1}\n`).join('');
  const asked = (text: string, learned: RelevanceModel) =>
    readPosting(text, 'Baker', learned).requirements.filter(({ kind }) => kind !== 'title');
  const knowing = modelWith({ knows: 'bake rye bread of kind' });

  it('a duty of many is not asked, if recruiters leave out such duties', () => {
    const leavesOut: RelevanceModel = {
      ...knowing,
      listed: { bias: 3, weights: { 'before in its part': -12 } },
    };
    const posting = `Baker\n\nResponsibilities\n${duties(16)}`;
    expect(asked(posting, knowing)).toHaveLength(16);
    const rows = asked(posting, leavesOut).map(({ text }) => text);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toBe('Bake rye bread of kind 1');
  });

  it('what comes first weighs more, if recruiters say so', () => {
    const firstFirst: RelevanceModel = {
      ...knowing,
      weight: { bias: 4, weights: { 'share before': -3 } },
    };
    const weights = asked(`Baker\n\nResponsibilities\n${duties(12)}`, firstFirst).map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
    expect(weights[0]).toBeGreaterThan((weights.at(-1) ?? 0) * 2);
  });
});

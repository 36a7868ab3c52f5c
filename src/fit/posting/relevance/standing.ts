import { type FeatureRow, logistic } from '../../learned/linear-model.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { rarityOf } from '../../vectors/word-vectors.ts';
import type { SectionKind } from '../lines/headings.ts';

/**
 * What a unit says by itself: a sum (of which the logistic function is a chance), whether it may be asked and so counts for the
 * others, the part of the posting in which it stands, and its stems.
 */
export type Alone = { sum: number; isCandidate: boolean; part: SectionKind; stems: readonly string[] };

const MANY = REQUIREMENT_NUMBERS.manyCandidates.value;
const MANY_OF_PART = REQUIREMENT_NUMBERS.manyOfPart.value;
const FEW = REQUIREMENT_NUMBERS.fewCandidates.value;
const MOST_TIMES = REQUIREMENT_NUMBERS.mostTimesMany.value;
const MOST_COMPARED = REQUIREMENT_NUMBERS.mostCompared.value;
const CLEAR_SUM = REQUIREMENT_NUMBERS.clearSum.value;

/**
 * How each unit of a posting stands among the others: how many may be asked, how many of them are likelier, come before it, or
 * stand in the same part. A recruiter who has listed a dozen requirements leaves out duties that would be the main thing in a
 * short ad. What is unlikely by itself doesn't count as another, so boilerplate changes nothing. Each is 0 or more, and is told as
 * it is, squared, and as its root.
 */
export function standingsOf(units: readonly Alone[]): FeatureRow[] {
  const candidates = [...units.keys()].filter((index) => units[index]!.isCandidate);
  const parts = new Map<SectionKind, Part>();
  let listed = 0;
  let elsewhere = 0;
  for (const index of candidates) {
    const { sum, part: name } = units[index]!;
    const chance = logistic(sum);
    const part = parts.get(name) ?? emptyPart();
    part.count++;
    part.chances += chance;
    parts.set(name, part);
    if (name === 'must' || name === 'preferred') listed += chance;
    else elsewhere += chance;
  }
  const sums = candidates.map((index) => units[index]!.sum).sort((one, other) => other - one);
  // What is learned from postings says little of a few lines: each counts as several.
  const alike = Math.min(1, Math.max(1, candidates.length) / FEW);
  const many = MANY * alike;
  const manyOfPart = MANY_OF_PART * alike;
  const likeness = likenessOf(units, candidates.slice(0, MOST_COMPARED));
  let before = 0;
  return units.map(({ sum, isCandidate, part: name }, index) => {
    const part = parts.get(name) ?? emptyPart();
    const likelier = countAbove(sums, sum);
    const row = inShapes({
      candidates: candidates.length / many,
      likelier: likelier / many,
      'share likelier': likelier / Math.max(1, candidates.length),
      'chances below requirements': listed / manyOfPart,
      'chances elsewhere': elsewhere / manyOfPart,
      before: before / many,
      'share before': before / Math.max(1, candidates.length),
      'of its part': part.count / manyOfPart,
      'before in its part': part.seen / manyOfPart,
      'share before in its part': part.seen / Math.max(1, part.count),
      'mean chance of its part': part.chances / Math.max(1, part.count),
      ...likeness[index],
    });
    if (isCandidate) {
      before++;
      part.seen++;
    }
    const alone = Math.min(CLEAR_SUM, Math.max(-CLEAR_SUM, sum)) / CLEAR_SUM;
    return { ...row, 'by itself': alone, 'by itself²': alone * alone };
  });
}

/** The candidates of a part: how many, the sum of their chances, and how many have been passed. */
type Part = { count: number; chances: number; seen: number };
const emptyPart = (): Part => ({ count: 0, chances: 0, seen: 0 });

function inShapes(values: Record<string, number>): Record<string, number> {
  const row: Record<string, number> = {};
  for (const [name, value] of Object.entries(values)) {
    const held = Math.min(MOST_TIMES, value);
    if (held === 0) continue;
    row[name] = held;
    row[`${name}²`] = held * held;
    row[`√${name}`] = Math.sqrt(held);
  }
  return row;
}

/** How many of `sums`, the largest first, are above `sum`. */
function countAbove(sums: readonly number[], sum: number): number {
  let low = 0;
  let high = sums.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > sum) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much of its words each unit shares with the most alike of the candidates that are likelier, and that come before it, 0…1. */
function likenessOf(units: readonly Alone[], candidates: readonly number[]): Record<string, number>[] {
  const texts = units.map(({ stems }) => directionOf(stems));
  const byStem = new Map<string, { index: number; share: number }[]>();
  for (const index of candidates)
    for (const [stem, share] of texts[index]!) {
      const found = byStem.get(stem);
      if (found) found.push({ index, share });
      else byStem.set(stem, [{ index, share }]);
    }
  return units.map(({ sum }, own) => {
    const cosines = new Map<number, number>();
    for (const [stem, share] of texts[own]!)
      for (const other of byStem.get(stem) ?? [])
        cosines.set(other.index, (cosines.get(other.index) ?? 0) + share * other.share);
    let likelier = 0;
    let before = 0;
    for (const [index, cosine] of cosines) {
      if (units[index]!.sum > sum) likelier = Math.max(likelier, cosine);
      if (index < own) before = Math.max(before, cosine);
    }
    return { 'like a likelier one': likelier, 'like one before': before };
  });
}

/** The shares of a text's words, rare ones counting more, with a length of 1. */
function directionOf(stems: readonly string[]): Map<string, number> {
  const shares = new Map(stems.map((stem) => [stem, rarityOf(stem)]));
  const length = Math.sqrt([...shares.values()].reduce((sum, share) => sum + share * share, 0));
  for (const [stem, share] of shares) {
    if (share === 0) shares.delete(stem);
    else shares.set(stem, share / length);
  }
  return shares;
}

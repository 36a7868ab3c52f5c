import type { Range } from '../src/shared/range.ts';
import type { FitResult, Requirement } from '../src/shared/results/fit-result.ts';
import type { JudgedPair } from './judged-data.ts';
import { overlap, placed, quotedLines } from './judged-quotes.ts';
import { mean, rate, spearman } from './statistics.ts';

export type MeasuredPair = { pair: JudgedPair; result: FitResult };

/**
 * What the engine does right, each in 0…1 unless said otherwise. Null where the data has nothing to say.
 * The definitions are those of the rubric's evaluation, so that figures can be compared.
 */
export type Figures = {
  /** Of the requirements a recruiter lists (not the "nice" ones), those the engine asks, by the recruiter's weight. */
  asked: number | null;
  /** Of the requirements the engine asks, those that a recruiter lists. */
  listed: number | null;
  /** Of the requirements both have, those that both or neither call a must. */
  level: number | null;
  /** Rank correlation of the engine's credits with the recruiter's, −1…1. */
  credit: number | null;
  /** Of the requirements a recruiter sees met, those the engine reports as a gap. Lower is better. */
  falseGaps: number | null;
  /** Of the requirements a recruiter does not see, those the engine reports as met. Lower is better. */
  falseMatches: number | null;
  /** Of the matches with a recruiter's quote, those whose evidence is on the quoted line. */
  evidence: number | null;
  /** Rank correlation of the scores with the recruiter's, −1…1. */
  score: number | null;
  /** The same of the pairs a recruiter gives 20 points or more. */
  scoreInField: number | null;
  /** Of two résumés of a posting that a recruiter sets at least 15 points apart, how often the better one is above. */
  order: number | null;
  /** Mean difference from the recruiter's score, in points 0…100. Lower is better. */
  pointsOff: number | null;
};

type Answered = { requirement: Requirement; credit: number; met: boolean; evidence: readonly Range[] };

export function measure(measured: readonly MeasuredPair[]): Figures {
  return { ...measureRequirements(measured), ...measureScores(measured) };
}

const scoreOf = ({ result }: MeasuredPair) => result.raw ?? result.fitScore ?? -1;

function measureScores(measured: readonly MeasuredPair[]) {
  const judged = measured.map(({ pair }) => pair.score);
  const scores = measured.map(scoreOf);
  const inField = measured.filter(({ pair }) => pair.score >= 20);
  return {
    score: spearman(judged, scores),
    scoreInField: spearman(
      inField.map(({ pair }) => pair.score),
      inField.map(scoreOf),
    ),
    order: orderRight(measured),
    pointsOff: mean(judged.map((score, index) => Math.abs(score - Math.max(0, scores[index]!)))),
  };
}

function orderRight(measured: readonly MeasuredPair[]): number | null {
  const right: number[] = [];
  for (const better of measured)
    for (const worse of measured) {
      if (better.pair.posting !== worse.pair.posting || better.pair.score < worse.pair.score + 15) continue;
      const apart = scoreOf(better) - scoreOf(worse);
      right.push(apart > 0 ? 1 : apart === 0 ? 0.5 : 0);
    }
  return right.length === 0 ? null : mean(right);
}

function measureRequirements(measured: readonly MeasuredPair[]) {
  const tally = {
    askedWeight: 0,
    listedWeight: 0,
    listed: [] as boolean[],
    level: [] as boolean[],
    truth: [] as number[],
    credits: [] as number[],
    falseGaps: [] as boolean[],
    falseMatches: [] as boolean[],
    evidence: [] as boolean[],
  };
  const seen = new Set<string>();
  for (const { pair, result } of measured) {
    if (pair.credits.length === 0 || pair.posting.requirements.length === 0) continue;
    const answers = answersOf(result);
    const wanted = placed(pair.posting);
    const isFirst = !seen.has(pair.posting.id);
    seen.add(pair.posting.id);
    if (isFirst)
      for (const { requirement } of answers)
        tally.listed.push(wanted.some((one) => overlap(one, requirement)));
    for (const one of wanted) {
      const hits = answers.filter(({ requirement }) => overlap(one, requirement));
      if (isFirst && one.level !== 'nice') {
        tally.listedWeight += one.weight;
        if (hits.length > 0) tally.askedWeight += one.weight;
      }
      if (hits.length === 0) continue;
      const isMust = one.level === 'must';
      if (isFirst)
        tally.level.push(hits.some(({ requirement }) => (requirement.level === 'must') === isMust));
      const judged = pair.credits.find(({ id }) => id === one.id);
      if (!judged || judged.credit === null) continue;
      tally.truth.push(judged.credit);
      tally.credits.push(mean(hits.map(({ credit }) => credit)));
      if (judged.credit === 1) tally.falseGaps.push(hits.every(({ met }) => !met));
      if (judged.credit === 0) tally.falseMatches.push(hits.every(({ met }) => met));
      if (judged.credit !== 1 || !judged.quote) continue;
      const line = quotedLines(pair.resume, judged.quote);
      const shown = hits.flatMap(({ met, evidence }) => (met ? evidence : []));
      if (line && shown.length > 0) tally.evidence.push(shown.some((span) => overlap(span, line)));
    }
  }
  return {
    asked: tally.listedWeight > 0 ? tally.askedWeight / tally.listedWeight : null,
    listed: rate(tally.listed),
    level: rate(tally.level),
    credit: tally.truth.length > 0 ? spearman(tally.truth, tally.credits) : null,
    falseGaps: rate(tally.falseGaps),
    falseMatches: rate(tally.falseMatches),
    evidence: rate(tally.evidence),
  };
}

function answersOf({ keyMatches, gaps }: FitResult): Answered[] {
  return [
    ...keyMatches.map((match) => ({ ...match, met: true })),
    ...gaps.map((gap) => ({ ...gap, met: false })),
  ].filter(({ requirement }) => requirement.end > requirement.start);
}

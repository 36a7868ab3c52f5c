import { type FeatureRow, sumOf } from '../../src/fit/learned/linear-model.ts';
import { aloneOf, type RelevanceModel } from '../../src/fit/posting/relevance/relevance.ts';
import { standingsOf } from '../../src/fit/posting/relevance/standing.ts';
import type { JudgedPosting } from '../judged-data.ts';
import { withJudge, withoutJudge } from '../models/judges.ts';
import { type FitOptions, fitLinear, fitLogistic } from '../models/regression.ts';
import type { JudgedUnit } from './judged-units.ts';

const OPTIONS: FitOptions = { penalty: (name) => (isWord(name) ? 12 : 3), minRows: 12 };
const WEIGHT_OPTIONS: FitOptions = { ...OPTIONS, penalty: (name) => 2 * OPTIONS.penalty(name) };

/** Learns whether a unit is listed, whether as a must, and its weight 1…5, from the units of judged postings. */
export function trainRelevance(units: readonly JudgedUnit[]): RelevanceModel {
  const standings = learnedStandings(units);
  const standingOf = (unit: JudgedUnit) => standings.get(unit) as FeatureRow;
  const listed = units.filter((unit) => unit.listed.length > 0);
  const models = {
    alone: trainAlone(units),
    listed: fitLogistic(
      units.map((unit) => withJudge({ ...cuesOf(unit), ...standingOf(unit) }, unit.posting.judge)),
      units.map(isListed),
      OPTIONS,
    ),
    must: fitLogistic(
      listed.map(rowOf),
      listed.map((unit) => unit.listed.filter(({ level }) => level === 'must').length / unit.listed.length),
      OPTIONS,
    ),
    weight: fitLinear(
      listed.map((unit) => ({ ...rowOf(unit), ...standingOf(unit) })),
      listed.map((unit) => Math.max(...unit.listed.map(({ weight }) => weight))),
      WEIGHT_OPTIONS,
    ),
  };
  return {
    alone: withoutJudge(models.alone),
    listed: withoutJudge(models.listed),
    must: withoutJudge(models.must),
    weight: withoutJudge(models.weight),
  };
}

const rowOf = ({ row, posting }: JudgedUnit) => withJudge(row, posting.judge);
const isWord = (name: string) => /^(?:word|form) /.test(name);
/** What a unit says, but for its words. */
const cuesOf = ({ row }: JudgedUnit) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !isWord(name)));
const isListed = (unit: JudgedUnit) => Number(unit.listed.length > 0);

const trainAlone = (units: readonly JudgedUnit[]) =>
  fitLogistic(units.map(rowOf), units.map(isListed), OPTIONS);

const PARTS = 4;

/**
 * How each unit stands among the others of its posting, by what the other postings teach: a model is surer of what it has
 * learned from than of what it will be asked.
 */
function learnedStandings(units: readonly JudgedUnit[]): Map<JudgedUnit, FeatureRow> {
  const byPosting = new Map<JudgedPosting, JudgedUnit[]>();
  for (const unit of units) byPosting.set(unit.posting, [...(byPosting.get(unit.posting) ?? []), unit]);
  const postings = [...byPosting.values()];
  const standings = new Map<JudgedUnit, FeatureRow>();
  for (let part = 0; part < PARTS; part++) {
    const others = postings.filter((_, index) => index % PARTS !== part).flat();
    const alone = trainAlone(others);
    for (const own of postings.filter((_, index) => index % PARTS === part)) {
      const rows = standingsOf(own.map((unit) => aloneOf(unit.read, sumOf(alone, rowOf(unit)))));
      own.forEach((unit, index) => {
        standings.set(unit, rows[index]!);
      });
    }
  }
  return standings;
}

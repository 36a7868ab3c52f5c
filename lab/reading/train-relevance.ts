import type { RelevanceModel } from '../../src/fit/posting/relevance/relevance.ts';
import { withJudge, withoutJudge } from '../models/judges.ts';
import { type FitOptions, fitLinear, fitLogistic } from '../models/regression.ts';
import type { JudgedUnit } from './judged-units.ts';

const OPTIONS: FitOptions = { penalty: (name) => (/^(?:word|form) /.test(name) ? 12 : 3), minRows: 12 };
const WEIGHT_OPTIONS: FitOptions = { ...OPTIONS, penalty: (name) => 2 * OPTIONS.penalty(name) };

/** Learns whether a unit is listed, whether as a must, and its weight 1…5, from the units of judged postings. */
export function trainRelevance(units: readonly JudgedUnit[]): RelevanceModel {
  const listed = units.filter((unit) => unit.listed.length > 0);
  const rows = listed.map(rowOf);
  const models = {
    listed: fitLogistic(
      units.map(rowOf),
      units.map((unit) => Number(unit.listed.length > 0)),
      OPTIONS,
    ),
    must: fitLogistic(
      rows,
      listed.map((unit) => unit.listed.filter(({ level }) => level === 'must').length / unit.listed.length),
      OPTIONS,
    ),
    weight: fitLinear(
      rows,
      listed.map((unit) => Math.max(...unit.listed.map(({ weight }) => weight))),
      WEIGHT_OPTIONS,
    ),
  };
  return {
    listed: withoutJudge(models.listed),
    must: withoutJudge(models.must),
    weight: withoutJudge(models.weight),
  };
}

const rowOf = ({ row, posting }: JudgedUnit) => withJudge(row, posting.judge);

import type { FeatureRow } from '../../src/fit/learned/linear-model.ts';
import type {
  CompiledPosting,
  CompiledRequirement,
  CompiledResume,
} from '../../src/fit/match/compiled.types.ts';
import { CREDIT_FEATURES, creditFeatures } from '../../src/fit/match/credit/credit-features.ts';
import type { CreditGroup } from '../../src/fit/match/credit/credit-groups.ts';
import { easeRow } from '../../src/fit/match/credit/ease.ts';
import { type Pair, pairOf } from '../../src/fit/match/pair.ts';
import type { JudgedPair } from '../judged-data.ts';
import { listedIn } from '../judged-quotes.ts';
import type { Judge } from '../models/judges.ts';

/** What the engine sees of a résumé for one of its requirements, what its ease is read from, and the judge's credit for the same words, 0…1. */
export type CreditExample = {
  group: CreditGroup;
  row: FeatureRow;
  ease: FeatureRow;
  credit: number;
  judge?: Judge;
};

/** The examples of one pair: every requirement of the engine that overlaps one with a credit. */
export function creditExamples(
  judged: JudgedPair,
  resume: CompiledResume,
  posting: CompiledPosting,
): CreditExample[] {
  const pair = pairOf(resume, posting);
  return posting.requirements
    .filter(({ source }) => source.kind !== 'title')
    .flatMap(allOptions)
    .flatMap((requirement) => {
      const credit = judgedCredit(judged, requirement);
      return credit === undefined
        ? []
        : [
            {
              group: requirement.group,
              row: rowOf(requirement, pair),
              ease: easeRow(requirement.source, requirement.stems),
              credit,
              judge: judged.posting.judge,
            },
          ];
    });
}

const allOptions = (requirement: CompiledRequirement): CompiledRequirement[] =>
  requirement.options?.flat().flatMap(allOptions) ?? [requirement];

/** The mean of the judge's credits for what the requirement overlaps, by weight. */
function judgedCredit(judged: JudgedPair, { source }: CompiledRequirement): number | undefined {
  let sum = 0;
  let total = 0;
  for (const { id, weight } of listedIn(judged.posting, source)) {
    const credit = judged.credits.find((one) => one.id === id)?.credit;
    if (typeof credit !== 'number') continue;
    sum += weight * credit;
    total += weight;
  }
  return total === 0 ? undefined : sum / total;
}

function rowOf(requirement: CompiledRequirement, pair: Pair): FeatureRow {
  const features = new Float64Array(CREDIT_FEATURES.length);
  creditFeatures(requirement, pair, features);
  const row: Record<string, number> = {};
  CREDIT_FEATURES.forEach((name, index) => {
    const value = features[index]!;
    if (value === 0) return;
    row[name] = value;
    row[`${name}²`] = value * value;
  });
  return row;
}

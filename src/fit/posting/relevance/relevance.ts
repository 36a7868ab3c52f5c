import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import { type FeatureRow, type LinearModel, logistic, sumOf, weightsOf } from '../../learned/linear-model.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { levelFromWording } from '../lines/statement-cues.ts';
import model from './data/relevance.json' with { type: 'json' };
import type { ReadUnit } from './posting-units.ts';
import { type Alone, standingsOf } from './standing.ts';
import { stemsAmong, type UnitFeatures } from './unit-features.ts';

/** How a recruiter would list a unit. `chance`: that it is listed at all, 0…1. `weight`: how much it matters, 1…5. */
export type Relevance = {
  chance: number;
  level: RequirementLevel;
  weight: number;
};

/**
 * What was learned from the requirements that recruiters list (lab/reading): whether a unit is one of them by what it says alone,
 * and by how it stands among the others as well; whether it is a must, and its weight.
 */
export type RelevanceModel = Record<'alone' | 'listed' | 'must' | 'weight', LinearModel>;

export const RELEVANCE: RelevanceModel = model;

const CANDIDATE = REQUIREMENT_NUMBERS.candidateChance.value;
const ASKED_FROM = REQUIREMENT_NUMBERS.askedFrom.value;
const ASKED_IF_STATED = REQUIREMENT_NUMBERS.askedIfStated.value;
const ASKED_AMONG_BENEFITS = REQUIREMENT_NUMBERS.askedAmongBenefits.value;
const HARD_FACT = REQUIREMENT_NUMBERS.hardFactChance.value;
const UNKNOWN_WORDS = REQUIREMENT_NUMBERS.unknownWordsChance.value;
const MIN_KNOWN_SHARE = REQUIREMENT_NUMBERS.minKnownShare.value;
const MUST_FROM = REQUIREMENT_NUMBERS.mustFrom.value;
const LEAST_WEIGHT = REQUIREMENT_NUMBERS.leastWeight.value;
const MOST_WEIGHT = REQUIREMENT_NUMBERS.mostWeight.value;

/** Weighs the units of a posting; undefined for those that are not asked for. `wordsOf`: the words of a unit. */
export function relevancesOf(
  units: readonly ReadUnit[],
  wordsOf: (unit: ReadUnit) => string,
  learned: RelevanceModel,
): (Relevance | undefined)[] {
  const sums = units.map(({ features }) => sumsOf(features, learned));
  const standings = standingsOf(units.map((unit, index) => aloneOf(unit, sums[index]!.alone)));
  return units.map((unit, index) =>
    relevanceOf(unit, wordsOf(unit), sums[index]!, standings[index]!, learned),
  );
}

function relevanceOf(
  { features }: ReadUnit,
  words: string,
  { alone, listed, must, weight }: Sums,
  standing: FeatureRow,
  learned: RelevanceModel,
): Relevance | undefined {
  const least = statesHardFact(features) ? HARD_FACT : isUnknown(features, learned) ? UNKNOWN_WORDS : 0;
  if (least === 0 && logistic(alone) < leastAlone(features)) return undefined;
  const chance = Math.max(least, logistic(addTo(listed, learned.listed, standing)));
  if (chance < leastChance(features)) return undefined;
  const importance = addTo(weight, learned.weight, standing);
  return {
    chance,
    level: levelOf(features, words, must),
    weight: Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, importance)),
  };
}

/** A sum of a model, its bias included, with what another row adds. */
const addTo = (sum: number, model: LinearModel, row: FeatureRow): number =>
  sum + sumOf(model, row) - model.bias;

type Sums = Record<keyof RelevanceModel, number>;

/** What each of the models adds up for what a unit says. They share their names, of which each is looked up once. */
function sumsOf(features: UnitFeatures, learned: RelevanceModel): Sums {
  const rows = rowsOf(learned);
  // Numbers in variables, as each sum kept in an object is a new object in memory.
  let alone = learned.alone.bias;
  let listed = learned.listed.bias;
  let must = learned.must.bias;
  let weight = learned.weight.bias;
  for (const [name, value] of features) {
    const row = rows.get(name);
    if (!row) continue;
    alone += row.alone * value;
    listed += row.listed * value;
    must += row.must * value;
    weight += row.weight * value;
  }
  return { alone, listed, must, weight };
}

const rowsOfModels = new WeakMap<RelevanceModel, ReadonlyMap<string, Sums>>();

/** The weights of all models by name. */
function rowsOf(learned: RelevanceModel): ReadonlyMap<string, Sums> {
  const known = rowsOfModels.get(learned);
  if (known) return known;
  const { alone, listed, must, weight } = learned;
  const names = [alone, listed, must, weight].flatMap(({ weights }) => Object.keys(weights));
  const rows = new Map(
    names.map((name) => [
      name,
      {
        alone: alone.weights[name] ?? 0,
        listed: listed.weights[name] ?? 0,
        must: must.weights[name] ?? 0,
        weight: weight.weights[name] ?? 0,
      },
    ]),
  );
  rowsOfModels.set(learned, rows);
  return rows;
}

/** What the wording says, else what the heading says, else what was learned. */
function levelOf(features: UnitFeatures, words: string, must: number): RequirementLevel {
  const worded = levelFromWording(words);
  if (worded === 'must' || worded === 'nice') return worded;
  if (features.get('section bonus') === 1) return 'nice';
  if (worded === 'preferred' || features.get('section preferred') === 1) return 'preferred';
  if (isAskedPlainly(features)) return 'must';
  if (isOfWish(features)) return 'preferred';
  return logistic(must) >= MUST_FROM ? 'must' : 'preferred';
}

/** Below a heading for requirements, without a word of wishing. */
const isAskedPlainly = (features: UnitFeatures): boolean =>
  features.get('section must') === 1 &&
  features.get('requirement') === 1 &&
  features.get('sentence worded as a wish') !== 1;

/** "We'd love to hear from people who: have baked rye; know ovens". */
const isOfWish = (features: UnitFeatures): boolean => features.get('in a list of wishes') === 1;

/** What a unit says by itself, with the sum that it has: conditions and what nobody asks don't count as another that may be asked. */
export function aloneOf({ unit, features }: ReadUnit, sum: number): Alone {
  const isCandidate = logistic(sum) >= leastAlone(features) && features.get('condition') !== 1;
  return { sum, isCandidate, part: unit.statement.section, stems: stemsAmong(features.keys()) };
}

/** The chance that a unit must have by itself to be asked. */
const leastAlone = (features: UnitFeatures): number =>
  features.get('section none') === 1 && features.get('listed as knowledge') !== 1
    ? ASKED_AMONG_BENEFITS
    : CANDIDATE;

/** The chance from which a unit is asked, by where it stands. */
function leastChance(features: UnitFeatures): number {
  if (features.get('listed as knowledge') === 1) return ASKED_IF_STATED;
  return isBelowHeading(features) || features.get('demand') === 1 ? ASKED_IF_STATED : ASKED_FROM;
}

function isBelowHeading(features: UnitFeatures): boolean {
  const isListed = features.get('section must') === 1 || features.get('section preferred') === 1;
  return isListed && features.get('requirement') === 1;
}

/** A degree, years, a licence, a tool or a language below a heading for requirements. */
function statesHardFact(features: UnitFeatures): boolean {
  return isBelowHeading(features) && HARD_FACTS.some((name) => (features.get(name) ?? 0) > 0);
}

const HARD_FACTS = ['years', 'degree', 'terms: certification', 'terms: tool', 'terms: language'];

/** A requirement or duty in words of which hardly one was learned. */
function isUnknown(features: UnitFeatures, { alone }: RelevanceModel): boolean {
  if (features.get('requirement') !== 1 && features.get('duty') !== 1) return false;
  const learned = weightsOf(alone);
  let words = 0;
  let known = 0;
  for (const name of features.keys()) {
    if (!name.startsWith('word ')) continue;
    words++;
    if (learned.has(name)) known++;
  }
  return known < words * MIN_KNOWN_SHARE;
}

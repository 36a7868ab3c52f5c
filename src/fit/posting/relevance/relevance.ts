import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import { type LinearModel, logistic, weightsOf } from '../../learned/linear-model.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { levelFromWording } from '../lines/statement-cues.ts';
import model from './data/relevance.json' with { type: 'json' };
import type { ReadUnit } from './posting-units.ts';
import type { UnitFeatures } from './unit-features.ts';

/** How a recruiter would list a unit. `chance`: that it is listed at all, 0…1. `weight`: how much it matters, 1…5. */
export type Relevance = {
  chance: number;
  level: RequirementLevel;
  weight: number;
};

export type RelevanceModel = Record<'listed' | 'must' | 'weight', LinearModel>;

/** What was learned from the requirements that recruiters list (lab/reading). */
export const RELEVANCE: RelevanceModel = model;

const ASKED_FROM = REQUIREMENT_NUMBERS.askedFrom.value;
const ASKED_IF_STATED = REQUIREMENT_NUMBERS.askedIfStated.value;
const ASKED_AMONG_BENEFITS = REQUIREMENT_NUMBERS.askedAmongBenefits.value;
const HARD_FACT = REQUIREMENT_NUMBERS.hardFactChance.value;
const UNKNOWN_WORDS = REQUIREMENT_NUMBERS.unknownWordsChance.value;
const MIN_KNOWN_SHARE = REQUIREMENT_NUMBERS.minKnownShare.value;
const MUST_FROM = REQUIREMENT_NUMBERS.mustFrom.value;
const LEAST_WEIGHT = REQUIREMENT_NUMBERS.leastWeight.value;
const MOST_WEIGHT = REQUIREMENT_NUMBERS.mostWeight.value;

/** Weighs a unit, of which `words` are the words; undefined if it is not asked for. */
export function relevanceOf(
  { features }: ReadUnit,
  words: string,
  learned: RelevanceModel,
): Relevance | undefined {
  const least = statesHardFact(features) ? HARD_FACT : isUnknown(features, learned) ? UNKNOWN_WORDS : 0;
  const sums = sumsOf(features, learned);
  const chance = Math.max(least, logistic(sums.listed));
  if (chance < leastChance(features)) return undefined;
  return {
    chance,
    level: levelOf(features, words, sums.must),
    weight: Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, sums.weight)),
  };
}

type Sums = Record<keyof RelevanceModel, number>;

/** What each of the models adds up for a unit. They share their names, of which each is looked up once. */
function sumsOf(features: UnitFeatures, learned: RelevanceModel): Sums {
  const rows = rowsOf(learned);
  // Numbers in variables, as each sum kept in an object is a new object in memory.
  let listed = learned.listed.bias;
  let must = learned.must.bias;
  let weight = learned.weight.bias;
  for (const [name, value] of features) {
    const row = rows.get(name);
    if (!row) continue;
    listed += row.listed * value;
    must += row.must * value;
    weight += row.weight * value;
  }
  return { listed, must, weight };
}

const rowsOfModels = new WeakMap<RelevanceModel, ReadonlyMap<string, Sums>>();

/** The weights of all models by name. */
function rowsOf(learned: RelevanceModel): ReadonlyMap<string, Sums> {
  const known = rowsOfModels.get(learned);
  if (known) return known;
  const { listed, must, weight } = learned;
  const names = [listed, must, weight].flatMap(({ weights }) => Object.keys(weights));
  const rows = new Map(
    names.map((name) => [
      name,
      {
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

/** The chance from which a unit is asked, by where it stands. */
function leastChance(features: UnitFeatures): number {
  if (features.get('listed as knowledge') === 1) return ASKED_IF_STATED;
  if (features.get('section none') === 1) return ASKED_AMONG_BENEFITS;
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
function isUnknown(features: UnitFeatures, { listed }: RelevanceModel): boolean {
  if (features.get('requirement') !== 1 && features.get('duty') !== 1) return false;
  const learned = weightsOf(listed);
  let words = 0;
  let known = 0;
  for (const name of features.keys()) {
    if (!name.startsWith('word ')) continue;
    words++;
    if (learned.has(name)) known++;
  }
  return known < words * MIN_KNOWN_SHARE;
}

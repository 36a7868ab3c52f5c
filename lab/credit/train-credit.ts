import { type LinearModel, sumOf } from '../../src/fit/learned/linear-model.ts';
import {
  CREDIT_FEATURES,
  type CreditFeature,
  FIRST_SHARED,
} from '../../src/fit/match/credit/credit-features.ts';
import { CREDIT_GROUPS, type CreditGroup } from '../../src/fit/match/credit/credit-groups.ts';
import type { CreditModel } from '../../src/fit/match/credit/credit-model.ts';
import type { EaseModel } from '../../src/fit/match/credit/ease.ts';
import { withJudge, withoutJudge } from '../models/judges.ts';
import { fitLogistic } from '../models/regression.ts';
import type { CreditExample } from './judged-credits.ts';

/**
 * Learns what each piece of evidence adds to a credit, for each group of requirements, and then what is left to the ease of a
 * requirement. No evidence weighs less than 0.
 */
export function trainCredit(examples: readonly CreditExample[]): { credit: CreditModel; ease: EaseModel } {
  const models = Object.fromEntries(
    CREDIT_GROUPS.map((group) => [group, trainGroup(examples, group)]),
  ) as CreditModel;
  const ease = fitLogistic(
    examples.map((example) => example.ease),
    examples.map(({ credit }) => credit),
    { penalty: (name) => (name.startsWith('word ') ? WORD_PENALTY : 1), minRows: WORD_ROWS },
    examples.map((example) => sumOf(models[example.group], rowFor(example, example.group))),
  );
  const credit = Object.fromEntries(
    CREDIT_GROUPS.map((group) => [group, withoutJudge(models[group])]),
  ) as CreditModel;
  return { credit, ease };
}

/** Words of a few postings say little about how readily they are credited elsewhere. */
const WORD_PENALTY = 6;
const WORD_ROWS = 24;

function trainGroup(examples: readonly CreditExample[], group: CreditGroup): LinearModel {
  const own = examples.filter((example) => teaches(example.group, group));
  const rows = own.map((example) => rowFor(example, group));
  const credits = own.map(({ credit }) => credit);
  return fitLogistic(rows, credits, { penalty: () => 3, minRows: 1, nonNegative: true });
}

/** What counts for a group, and who judged it. */
const rowFor = ({ row, judge }: CreditExample, group: CreditGroup) =>
  withJudge(Object.fromEntries(Object.entries(row).filter(([name]) => mayCount(name, group))), judge);

/** Languages are judged too rarely to learn from alone, and named or not like tools and certificates. */
function teaches(from: CreditGroup, group: CreditGroup): boolean {
  return (
    from === group ||
    (group === 'language' && (from === 'tool' || from === 'certification')) ||
    (group === 'certification' && from === 'tool') ||
    (group === 'tool' && from === 'certification')
  );
}

/** A degree, licence, tool or language is shown or it isn't: what is usual in a job says nothing about it. */
const FACTS: ReadonlySet<CreditGroup> = new Set(['education', 'certification', 'language', 'tool']);

/** What the likeness of two jobs says: people in the same job use like programs, and hold the same papers. */
const LIKENESS: Partial<Record<CreditGroup, readonly CreditFeature[]>> = {
  tool: CREDIT_FEATURES.slice(FIRST_SHARED),
  certification: ['title'],
};

function mayCount(name: string, group: CreditGroup): boolean {
  const feature = name.replace('²', '') as CreditFeature;
  const index = CREDIT_FEATURES.indexOf(feature);
  if (group === 'language') return index <= CREDIT_FEATURES.indexOf('terms');
  if (!FACTS.has(group) || LIKENESS[group]?.includes(feature)) return true;
  return index < FIRST_SHARED && feature !== 'usual';
}

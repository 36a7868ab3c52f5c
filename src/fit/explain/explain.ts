import { readCountedYears } from '../../shared/results/counted-years.ts';
import {
  type Gap,
  isLikely,
  isUnheld,
  type KeyMatch,
  type Requirement,
  type RequirementKind,
  readUsual,
  SIMILAR_JOB,
  UNCLEAR,
} from '../../shared/results/fit-result.ts';
import type { CompiledPosting, CompiledRequirement } from '../match/compiled.types.ts';
import { meanCredit } from '../match/credit/credit.ts';
import { hasDegree } from '../match/credit/education-credit.ts';
import { experienceCredit, yearsInTrade } from '../match/credit/experience-credit.ts';
import type { Pair } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import type { PostingRequirement } from '../posting/posting.types.ts';
import { assemble } from '../score/score-formula.ts';
import { capitalized } from '../text/capitalized.ts';
import { findEvidence, MUST_BE_SAID } from './evidence.ts';
import type { EvidenceModel } from './evidence-model.ts';
import { notNamed } from './not-named.ts';
import { resumeLinesOf } from './quotable-lines.ts';

const MET = EXPLAIN_NUMBERS.met.value;
const IN_FULL = EXPLAIN_NUMBERS.inFull.value;

/**
 * The key matches and gaps, each sorted by how much they change the score. `credits` are 0…1, in the order of the
 * posting's requirements. A gap's `scoreWith` is the score if its credit were 1.
 */
export function explain(
  pair: Pair,
  credits: Float64Array,
  model: EvidenceModel,
): { keyMatches: KeyMatch[]; gaps: Gap[] } {
  const { posting } = pair;
  const lines = resumeLinesOf(pair.resume);
  const matches: { moves: number; match: KeyMatch }[] = [];
  const gaps: { moves: number; gap: Gap }[] = [];
  const current = assemble(posting.requirements, credits).raw;
  posting.requirements.forEach((compiled, index) => {
    const { source } = compiled;
    // A requirement that the posting implies has no words to quote.
    if (source.end === source.start) return;
    const credit = credits[index] as number;
    const { spans, how, listed } = findEvidence(compiled, pair, lines, model);
    const requirement = requirementOf(source);
    const shown = Math.round(credit * 100) / 100;
    const unnamed = spans.length === 0 || isOfJob(how) ? [] : notNamed(compiled, pair.resume.table);
    const isInFull =
      (shown >= IN_FULL || isHeld(requirement, how) || hasYearsByTitle(compiled, pair)) &&
      hasAllFacts(compiled, pair) &&
      unnamed.length === 0 &&
      !isShortOfYears(how);
    if (isMet(compiled, pair, credit) && spans.length > 0 && !isUnheld(how)) {
      const without = scoreWith(posting, credits, index, 0);
      matches.push({
        moves: current - without,
        match: {
          requirement,
          evidence: spans,
          credit: shown,
          how,
          ...(listed && unnamed.length === 0 && !how.startsWith('close to: ') ? { listed } : {}),
          ...(isInFull ? {} : { partly: true }),
          ...(unnamed.length > 0 ? { unnamed } : {}),
        },
      });
      return;
    }
    const better = scoreWith(posting, credits, index, 1);
    const quotes = isQuotable(requirement, how, credit) ? spans : [];
    const gap = {
      requirement,
      scoreWith: Math.round(better),
      credit: shown,
      how: quotes.length > 0 ? how : withoutLine(how, requirement, credit),
      evidence: quotes,
      ...(quotes.length > 0 && unnamed.length > 0 ? { unnamed } : {}),
    };
    gaps.push({ moves: better - current, gap });
  });
  const byMove = (a: { moves: number }, b: { moves: number }) => b.moves - a.moves;
  return {
    keyMatches: matches.sort(byMove).map(({ match }) => match),
    gaps: gaps.sort(byMove).map(({ gap }) => gap),
  };
}

/** True if a job is quoted, which doesn't name programs. */
const isOfJob = (how: string): boolean => how === SIMILAR_JOB || readUsual(how) !== undefined;

/** "4.9 years found, 6 years asked for" isn't all that is asked, however well the work fits. */
function isShortOfYears(how: string): boolean {
  const years = readCountedYears(how);
  return years !== undefined && years.counted < NEARLY_ALL_YEARS * years.asked;
}
const NEARLY_ALL_YEARS = EXPLAIN_NUMBERS.nearlyAllYears.value;

/** "Three years of accounting", where the titles alone say that all of them were in accounting. */
const hasYearsByTitle = (requirement: CompiledRequirement, pair: Pair): boolean =>
  requirement.months > 0 && yearsInTrade(requirement, pair) >= 1;

/** A certificate that the résumé names is held, however little else speaks for it. */
const isHeld = ({ kind }: Requirement, how: string): boolean =>
  kind === 'certification' && (how === 'exact' || how.startsWith('also called '));

/** What no line says: not found, or unclear where judges see at least a part of it in every other résumé. */
function withoutLine(how: string, { kind }: Requirement, credit: number): string {
  if (readUsual(how) !== undefined) return how;
  if (!isLikely(how) && how !== 'not found' && how !== 'worded differently') return how;
  const least = how === 'not found' ? LEAST_UNCLEAR : LEAST_UNCLEAR_BESIDE_LINE;
  const isUnclear = kind === 'trait' || (credit >= least && !MUST_BE_SAID.has(kind));
  return isUnclear ? UNCLEAR : 'not found';
}
const LEAST_UNCLEAR = EXPLAIN_NUMBERS.leastUnclear.value;
const LEAST_UNCLEAR_BESIDE_LINE = EXPLAIN_NUMBERS.leastUnclearBesideLine.value;

/**
 * A gap quotes a line that shows a part of what is asked, names it or says why it's none, not one that is merely about similar work:
 * "some Kubernetes" is little, but nobody may be told that the résumé doesn't name it.
 */
function isQuotable({ kind }: Requirement, how: string, credit: number): boolean {
  if (IS_NAMED.has(kind) && (how === 'exact' || how.startsWith('also called '))) return true;
  const years = readCountedYears(how);
  if (years && !years.related && years.counted < LEAST_OF_YEARS * years.asked) return false;
  const least = how === 'worded differently' ? LEAST_PART_BY_WORDS : LEAST_PART;
  return (credit >= least && !isLikely(how)) || isUnheld(how);
}

const IS_NAMED: ReadonlySet<RequirementKind> = new Set(['tool', 'certification', 'language']);
const LEAST_OF_YEARS = EXPLAIN_NUMBERS.leastOfYears.value;
const LEAST_PART = EXPLAIN_NUMBERS.leastPart.value;
const LEAST_PART_BY_WORDS = EXPLAIN_NUMBERS.leastPartByWords.value;

const ENOUGH_YEARS = EXPLAIN_NUMBERS.enoughYears.value;

/** Of several options, one must be met. */
function isMet(requirement: CompiledRequirement, pair: Pair, credit: number): boolean {
  if (credit < MET) return false;
  if (!requirement.options) return hasFacts(requirement, pair);
  return requirement.options.some(
    (option) => meanCredit(option, pair) >= MET && option.some((one) => hasFacts(one, pair)),
  );
}

/** Of "an associate's degree and five years", the years alone are only a part. */
const hasAllFacts = ({ options }: CompiledRequirement, pair: Pair): boolean =>
  !options ||
  options.some((option) => meanCredit(option, pair) >= MET && option.every((one) => hasFacts(one, pair)));

/** Years and degrees are met only if the résumé has them. */
function hasFacts(requirement: CompiledRequirement, pair: Pair): boolean {
  const { degree } = requirement.source;
  if (degree && !hasDegree(degree, pair.resume.studies)) return false;
  return requirement.months === 0 || experienceCredit(requirement, pair) >= ENOUGH_YEARS;
}

function scoreWith(posting: CompiledPosting, credits: Float64Array, index: number, credit: number): number {
  const changed = credits.slice();
  changed[index] = credit;
  return assemble(posting.requirements, changed).raw;
}

function requirementOf({ id, label, name, kind, level, text, start, end }: PostingRequirement): Requirement {
  return { id, label: capitalized(label), ...(name ? { name } : {}), kind, level, text, start, end };
}

import type { Range } from '../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { listItems } from '../lines/list-items.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { yearsOfThese } from './experience-requirements.ts';
import type { Years } from './years.ts';

/** "WA 01 license, " */
const LICENSE_BEFORE =
  /^([^,;]{3,80}\b(?:licen[cs]e|certification|certificate|cert|card)),\s+(?:at least |a minimum of )?$/i;

/** "State license, three years of service work, own truck": the items of a list of which a later one is about years. */
export function itemsBesideYears(view: string, part: Range, years: readonly Years[]): Range[] | undefined {
  const license = LICENSE_BEFORE.exec(view.slice(part.start, years[0]?.start))?.[1];
  if (license)
    return [
      { start: part.start, end: part.start + license.length },
      { start: years[0]?.start ?? part.start, end: part.end },
    ];
  const items = listItems(view, part.start, part.end);
  const first = items?.findIndex(({ start, end }) =>
    years.some((one) => one.start >= start && one.end <= end),
  );
  return first !== undefined &&
    first > 0 &&
    !/\b(?:or|including|with)\b/i.test(view.slice(part.start, part.end))
    ? items
    : undefined;
}

/**
 * "Five years of sales and two years of managing people", where the first years end and the second begin; undefined if the
 * second are among the first, or another way.
 */
export function yearsOfSomethingElse(
  view: string,
  [first, second]: readonly Years[],
  part: Range,
): Range | undefined {
  if (!first || !second || yearsOfThese(view, first.end, part.end)) return undefined;
  const joint = AND_OTHER_YEARS.exec(view.slice(first.end, second.start));
  const isOfItsOwn = OF_ITS_OWN.test(view.slice(second.end, part.end));
  if (!joint || !isOfItsOwn || /\bor\b/i.test(view.slice(first.end, part.end))) return undefined;
  return { start: second.start, end: first.end + joint.index };
}
/** "… of sales and", "… Java, at least" */
const AND_OTHER_YEARS =
  /(?<=^\s*(?:of |in |with |as |using )?[^.;()]{2,60})(?:,? (?:and|plus|&)|,|;)\s+(?:at least |(?:a )?minimum (?:of )?)?$/i;
const OF_ITS_OWN =
  /^(?:\s*\+)? (?:(?:of|in|with|as|using|at) (?!(?:them|which|those|that|it|these)\b|(?:relevant |related |professional |work )*experience\W*$)\p{L}|(?!experience\b)[\p{L}\d.+#]{2,})/iu;

/** "Help desk: 2 years (Required)": a field of a form, which asks for nothing else. */
export const FIELD_OF_YEARS = /^[^:;.]{2,50}: \d{1,2}\+? years? \((?:Required|Preferred)\)$/;

/** "A degree in law and at least two years of auditing": the years are told without the degree or the certificate. */
export const followsBefore = (view: string, { end }: Range, { start }: Range): boolean =>
  start >= end && AND_YEARS.test(view.slice(end, start));
const AND_YEARS =
  /^[,;\s]*(?:and|plus|with|as well as|together with)?\s*(?:at least|a minimum of|minimum of|minimum|an additional|about|around|roughly|approximately|some|over|more than)?\s*$/i;

/** "Three years in retail or in a call center" asks for neither of them by itself. */
export const isOneOfTheWays = (
  { terms }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean =>
  requirements.some(
    (one) =>
      (one.years?.either || (one.kind === 'experience' && one.options)) &&
      terms.length > 0 &&
      terms.every((id) => one.terms.includes(id)),
  );

/** "Four years of recruiting, two of them in technical recruiting" names each once, with its years. */
export const isToldWithYears = (
  { kind, terms: [term, ...others], start, end }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean => {
  const years = requirements.filter((one) => one.years);
  if (kind !== 'skill' || years.length < 2 || term === undefined || others.length > 0) return false;
  return years.some(
    (one) => one.start <= start && end <= one.end && one.terms.length === 1 && one.terms[0] === term,
  );
};

/** "Two years as a public safety dispatcher": the words of a title are told with the years. */
export const isInNamedJob = (
  view: string,
  { kind, start }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean =>
  kind === 'skill' &&
  requirements.some(
    (one) => one.years && one.titles && one.titles.length > 0 && one.start <= start && start < one.end,
  ) &&
  AS_WHAT.test(view.slice(Math.max(0, start - OR_RELATED_REACH), start));
const AS_WHAT = /\bas (?:an? |the )?(?:(?!(?:in|of|with|for|at|and|or)\b)[\p{L}'’/&-]+ ){0,3}$/iu;

/** "Three years in sales, account management or implementation": each is told with the years. */
export const isChoiceOfWork = (
  view: string,
  { kind, terms, options, start, end }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean =>
  (kind === 'skill' || kind === 'trait') &&
  requirements.some(
    (one) =>
      one.years &&
      (options
        ? one.start <= start && end <= one.end
        : terms.length > 0 && terms.every((id) => one.terms.includes(id))),
  ) &&
  (CHOICE_GOES_ON.test(view.slice(end, end + OR_RELATED_REACH)) ||
    CHOICE_ENDS.test(view.slice(Math.max(0, start - OR_RELATED_REACH), start)) ||
    /\bor\b/i.test(view.slice(start, end)));
/** "… or insurance audits" */
const CHOICE_ENDS = /\bor (?:an? |in )?(?:[\p{L}-]+ )?$/iu;
const OR_RELATED_REACH = REQUIREMENT_NUMBERS.orRelatedReach.value;
const CHOICE_GOES_ON = /^(?:, [\p{L}\d/& -]{2,40}){0,3},? or\b/iu;

/** "One year of LPN experience" says what the work was; it doesn't ask for the licence. */
export const isLicenceOfWork = (view: string, { kind, end }: PostingRequirement): boolean =>
  kind === 'certification' && /^\s+experience\b/i.test(view.slice(end, end + 20));

import type { Range } from '../../../shared/range.ts';
import { listItems } from '../lines/list-items.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { yearsOfThese } from './experience-requirements.ts';
import type { Years } from './years.ts';

/** "WA 01 license, " */
const LICENSE_BEFORE =
  /^([^,;]{3,80}\b(?:licen[cs]e|certification|certificate|cert|card)),\s+(?:at least |a minimum of )?$/i;

/** "An RN license, no exceptions, along with " */
const LICENSE_ALONG_WITH =
  /^([^;]{0,60}\b(?:licen[cs]e|certification|certificate|credential|registration)\b[^;]{0,200}?),? (?:along|together) with (?:at least |a minimum of )?$/i;

/** "State license, three years of service work, own truck": the items of a list of which a later one is about years. */
export function itemsBesideYears(view: string, part: Range, years: readonly Years[]): Range[] | undefined {
  const before = view.slice(part.start, years[0]?.start);
  const license = (LICENSE_BEFORE.exec(before) ?? LICENSE_ALONG_WITH.exec(before))?.[1];
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

/**
 * "Five years of accounting in retail", "three years in sales or marketing", "two years as a payroll clerk": what the years are in is
 * asked once, with them.
 */
export const isToldWithYears = (
  view: string,
  { kind, terms, options, start, end }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean =>
  requirements
    .filter((one) => one.years || (one.kind === 'experience' && one.options))
    .some((one) => {
      const isOfThem = one.start <= start && start < one.end;
      const areTheirs = terms.length > 0 && terms.every((id) => one.terms.includes(id));
      if (areTheirs && (one.years?.either || one.options)) return true;
      if ((kind !== 'skill' && kind !== 'trait') || !isOfThem) return false;
      return options ? end <= one.end && /\bor\b/i.test(view.slice(start, end)) : areTheirs;
    });

/** "One year of LPN experience" says what the work was; it doesn't ask for the licence. */
export const isLicenceOfWork = (view: string, { kind, end }: PostingRequirement): boolean =>
  kind === 'certification' && /^\s+experience\b/i.test(view.slice(end, end + 20));

import type { Range } from '../../../../shared/range.ts';
import type { DegreeLevel } from '../../../lexicon/degrees/degree-table.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { labelOf, type PostingText } from '../make-requirement.ts';
import { findYears } from '../years.ts';

const MAX_GAP = REQUIREMENT_NUMBERS.maxChoiceGap.value;

/**
 * "MBA or PMP certification", "a degree or four years of experience" and "a CNA or a year of caregiving" are one requirement
 * with two options. `requirements` are those of one sentence; a degree comes first.
 */
export function joinAlternatives(
  posting: PostingText,
  requirements: PostingRequirement[],
): PostingRequirement[] {
  const { text, view } = posting;
  const [one, other] = alternativesIn(view, requirements);
  if (!one || !other) return requirements;
  const start = Math.min(one.start, other.start);
  const end = Math.max(one.end, other.end);
  const choice: PostingRequirement = {
    ...one,
    text: text.slice(start, end),
    start,
    end,
    label: labelOf(view.slice(start, end)),
    weight: Math.max(one.weight, other.weight),
    options: [[before(other, posting, one)], [other]],
  };
  return [choice, ...requirements.filter((rest) => rest !== one && rest !== other)];
}

/** "…, or equivalent work experience", "…, or significant experience in lieu of it" after a degree. */
const OR_EXPERIENCE =
  /^[^.;,]{0,110}?,?\sor ((?:(?!years?\b)[\w-]+ ){0,4}experience)(?= in (?:lieu|place) of\b)|^[^.;:]{0,40}?\bor (?:an? |any |the )?((?:equivalent|comparable|commensurate|similar|relevant|related|proven)\b(?! (?:fields?|disciplines?|areas?|majors?|subjects?|degrees?|stud(?:y|ies)|certif\w+))[^.;:\d]{0,40}?\bexperience\b)/i;
/**
 * "Additional experience may be substituted for the required education on a year-for-year basis", "four years of experience may
 * be considered in lieu of a degree", in a sentence of its own or after a semicolon.
 */
const SUBSTITUTED =
  /\b((?:[\w-]+ ){0,6}?experience (?:may|can|will) (?:also )?be (?:substituted for|(?:substituted|considered|accepted|used) in (?:lieu|place) of) (?:the |any |an? )?(?:required |minimum |four-year |bachelor['’]?s )?(?:education|degree)\b)(?<rest>[^.;]{0,120})/i;
const SUBSTITUTION_REACH = REQUIREMENT_NUMBERS.substitutionReach.value;
const ADDITIONAL_REACH = REQUIREMENT_NUMBERS.cueReach.value;
const YEARS_FOR_DEGREE = REQUIREMENT_NUMBERS.yearsForDegree.value;

/** "A degree in finance, or equivalent experience" has two ways: years in such work take the place of the degree. */
export function withEquivalentYears(
  posting: PostingText,
  degree: PostingRequirement,
  end: number,
): PostingRequirement {
  if (!degree.degree) return degree;
  const found = OR_EXPERIENCE.exec(posting.view.slice(degree.end, end));
  const experience = found?.[1] ?? found?.[2];
  if (!found || !experience) return withSubstitution(posting, degree, degree.degree.level);
  const stop = degree.end + found[0].length;
  const start = stop - experience.length;
  return {
    ...degree,
    text: posting.text.slice(degree.start, stop),
    end: stop,
    label: labelOf(posting.view.slice(degree.start, stop).replace(LEVEL_BEFORE_OR, '')),
    options: [[degree], [yearsInstead(posting, degree, degree.degree.level, { start, end: stop })]],
  };
}

/** "A degree in law preferred (or equivalent experience)" */
const LEVEL_BEFORE_OR = /,? (?:is )?(?:strongly |highly )?(?:preferred|desired|required)(?= \(or\b)/i;

/** The same if a sentence nearby says so, unless fewer years will do than the degree takes. */
function withSubstitution(
  posting: PostingText,
  degree: PostingRequirement,
  level: DegreeLevel,
): PostingRequirement {
  const found = SUBSTITUTED.exec(posting.view.slice(degree.end, degree.end + SUBSTITUTION_REACH));
  if (!found?.[1] || /\b(?:up to|maximum|no more than)\b/i.test(found.groups?.rest ?? '')) return degree;
  const start = degree.end + found.index;
  const range = { start, end: start + found[1].length };
  return {
    ...degree,
    label: labelOf(`${degree.label}, or experience instead`),
    options: [[degree], [withYearsBefore(posting, degree, yearsInstead(posting, degree, level, range))]],
  };
}

/** "Four years of experience; an additional four may be substituted for a degree": eight in all. */
function withYearsBefore(
  { view }: PostingText,
  { end }: Range,
  instead: PostingRequirement,
): PostingRequirement {
  const base = findYears(view.slice(end, instead.start))[0]?.min;
  const isMore = /\badditional\b/i.test(
    view.slice(Math.max(0, instead.start - ADDITIONAL_REACH), instead.end),
  );
  if (!isMore || base === undefined || !instead.years) return instead;
  return { ...instead, years: { ...instead.years, min: instead.years.min + base } };
}

/** True for the years of "four years of experience may be considered in lieu of a degree". */
export function areInsteadOfDegree(view: string, years: Range, end: number): boolean {
  const found = SUBSTITUTED.exec(view.slice(years.start, end));
  return found !== null && !/[.;]\s/.test(view.slice(years.start, years.start + found.index));
}

function yearsInstead(
  { text, view }: PostingText,
  degree: PostingRequirement,
  level: DegreeLevel,
  { start, end }: Range,
): PostingRequirement {
  return {
    ...degree,
    degree: undefined,
    kind: 'experience',
    text: text.slice(start, end),
    start,
    end,
    label: labelOf(view.slice(start, end)),
    years: {
      min: findYears(view.slice(start, end))[0]?.min ?? (YEARS_FOR_DEGREE[level] as number),
      insteadOfDegree: true,
    },
    words: [],
  };
}

/** Two of the requirements of which either will do, a degree or a certificate first. */
function alternativesIn(view: string, requirements: PostingRequirement[]): PostingRequirement[] {
  const [degree] = requirements;
  const certificates = requirements.filter(({ kind }) => kind === 'certification');
  const years = requirements.find(({ kind }) => kind === 'experience');
  const isDegree = degree?.kind === 'education';
  const first = [...(isDegree ? [degree] : []), ...certificates].find(
    (one) => years && areAlternativeYears(view, one, years.start),
  );
  if (first && years) return [first, years];
  if (isDegree && years && OR_DEGREE.test(view.slice(years.start, degree.start))) return [years, degree];
  const certificate = isDegree ? certificates.find((one) => isAlternative(view, degree, one)) : undefined;
  return isDegree && certificate ? [degree, certificate] : [];
}

/** True if years may take the place of a degree or a certificate: only "or" stands between them. */
export function areAlternativeYears(view: string, { end }: Range, yearsAt: number): boolean {
  return yearsAt >= end && OR_YEARS.test(view.slice(end, yearsAt));
}

const OR_YEARS = /^[^.;]{0,30}\bor (?:at least |a minimum of |minimum |an? (?:additional )?|additional )?$/i;

/** "Four years of work in statistics (or Ph.D. in any field)". */
const OR_DEGREE = /\bor (?:an? |the )?$/i;

/** One way without the other that its words go on to name. */
function before(
  other: PostingRequirement,
  { text, view }: PostingText,
  one: PostingRequirement,
): PostingRequirement {
  if (other.start < one.start || other.start >= one.end) return one;
  const words = view.slice(one.start, other.start).replace(/[\s,(]+or\b[^.;]{0,30}$/i, '');
  const end = one.start + words.length;
  return {
    ...one,
    text: text.slice(one.start, end),
    end,
    label: labelOf(words),
    words: [{ start: one.start, end }],
  };
}

/** True if an "or" stands between a degree's name and a certificate, on either side. */
function isAlternative(view: string, degree: PostingRequirement, certificate: PostingRequirement): boolean {
  const between =
    certificate.start > degree.start
      ? view.slice(Math.max(degree.start, certificate.start - MAX_GAP), certificate.start)
      : view.slice(certificate.end, degree.start);
  return /\bor\b[^.,;]{0,30}$/i.test(between) || isInChoice(view, between, certificate);
}

/** "MBA, CPA or CMA", "MBA, CPA or progress towards CMA": a comma before it, and "or" in it or behind it. */
const isInChoice = (view: string, before: string, { start, end }: Range): boolean =>
  /^[^;.]*,\s*$/.test(before) &&
  (/\bor\b/i.test(view.slice(start, end)) || /^,? or\b/i.test(view.slice(end, end + MAX_GAP)));

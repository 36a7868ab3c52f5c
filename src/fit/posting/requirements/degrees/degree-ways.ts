import { type Range, shifted } from '../../../../shared/range.ts';
import { DEGREE_LEVELS } from '../../../lexicon/degrees/degree-table.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { trimRange } from '../../lines/posting-lines.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { experienceRequirements } from '../experience-requirements.ts';
import {
  labelOfRequirement,
  makeRequirement,
  type PostingText,
  type StatementPart,
} from '../make-requirement.ts';
import { findYears, type Years } from '../years.ts';
import { findDegreeRequirement } from './degree-requirement.ts';

const DEGREE =
  "(?:(?:bachelor|master|associate)(?:[’']?s)?\\b|ph\\.? ?d\\b|doctora(?:te|l)\\b|(?:advanced|graduate|undergraduate) degree|[bm]\\.?s\\.?c?\\b\\.?|[bm]\\.?a\\b\\.?|mba\\b|high school\\b|h\\.?s\\.? diploma|ged\\b)";
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\\b';
/** Where the next way to qualify begins. */
const NEXT_WAY = new RegExp(
  `(?:[,;]\\s+|\\s\\(|\\s)(?:and/|-{1,2}\\s?)?or(?:\\s?-{1,2})?\\s+(?=(?:an? |the |at least |a minimum of |minimum (?:of )?|(?:an? )?combination of (?:an? )?)?(?:${DEGREE}|${NUMBER}))|[,;]\\s+(?=(?:an? )?${DEGREE}[^,;]{0,40}\\b(?:with|and|plus)\\s?[^,;]{0,20}\\b${NUMBER})`,
  'gi',
);
const NAMES_DEGREE = new RegExp(`(?<!\\p{L})${DEGREE}`, 'iu');
const LONGEST = REQUIREMENT_NUMBERS.longestWays.value;

/** One way to qualify: a degree and years, or one of them. */
type Way = Range & { years: Years | undefined; degreeAt: number };

/**
 * "A bachelor's degree and six years of auditing, or a master's degree and four years" as one requirement with an option for
 * each way; undefined for a statement that doesn't pair degrees with years.
 */
export function degreeWays(posting: PostingText, part: StatementPart): PostingRequirement | undefined {
  const ways = waysIn(posting.view, part) ?? acceptedWays(posting.view, part);
  if (!ways) return undefined;
  const options: PostingRequirement[][] = [];
  for (const way of ways) {
    const option = wayRequirements(posting, part, way);
    if (option.length === 0) return undefined;
    options.push(option.map((one) => completed(one, options.flat())));
  }
  const [first] = options.flat();
  if (!first) return undefined;
  const { start } = ways[0] as Way;
  const { end } = ways.at(-1) as Way;
  return {
    ...first,
    text: posting.text.slice(start, end),
    start,
    end,
    label: labelOfRequirement(posting.view.slice(start, end)),
    options,
  };
}

/** "A bachelor's degree; an associate degree plus eight years will be accepted": two ways, of which the second has years. */
function acceptedWays(view: string, part: Range): Way[] | undefined {
  const text = view.slice(part.start, part.end);
  const found = text.length > LONGEST ? null : ACCEPTED.exec(text);
  if (!found?.groups) return undefined;
  const { gap = '', way = '' } = found.groups;
  const ranges = [
    { start: part.start, end: part.start + found.index },
    { start: part.start + found.index + gap.length, end: part.start + found.index + gap.length + way.length },
  ];
  const ways = ranges.map((range) => wayOf(view, range));
  const [first, second] = ways as [Way, Way];
  return first.degreeAt >= 0 && !first.years && second.years ? ways : undefined;
}
const ACCEPTED = new RegExp(
  `(?<gap>[,;]\\s+(?:but )?)(?<way>(?:an? )?${DEGREE}[^;.]{3,160}?)\\s(?:is|are|(?:will|may|can|would)(?: also)? be)\\s(?:also\\s)?(?:accepted|considered|acceptable|fine)\\b`,
  'i',
);

function waysIn(view: string, part: Range): Way[] | undefined {
  const text = view.slice(part.start, part.end);
  if (text.length > LONGEST || !/\bor\b/i.test(text) || !NAMES_DEGREE.test(text)) return undefined;
  const cuts = matchesOf(text, NEXT_WAY);
  const starts = [0, ...cuts.map(({ 0: words, index }) => index + words.length)];
  const ways = starts.map((start, index) =>
    wayOf(view, trimRange(view, part.start + start, part.start + (cuts[index]?.index ?? text.length))),
  );
  return areWays(ways) || goesLower(view, ways) ? ways : undefined;
}

function wayOf(view: string, range: Range): Way {
  const words = view.slice(range.start, range.end);
  return { ...range, years: findYears(words)[0], degreeAt: words.search(NAMES_DEGREE) };
}

/** "A bachelor's degree or a high school diploma and eight years": the lower degree needs the years, the higher one doesn't. */
function goesLower(view: string, [first, ...others]: readonly Way[]): boolean {
  if (!first || first.years || first.degreeAt < 0) return false;
  const highest = degreeOf(view, first);
  // "A master's or bachelor's degree in finance and five years": the first names neither a field nor a degree of its own.
  if (!highest || !/\b(?:degree|diploma)\b| in /i.test(view.slice(first.start, first.end))) return false;
  return others.every((way) => {
    const degree = way.years && way.degreeAt >= 0 ? degreeOf(view, way) : undefined;
    return degree !== undefined && degree.level < highest.level && (hasFields(highest) || !hasFields(degree));
  });
}

const degreeOf = (view: string, way: Way) => findDegreeRequirement(view, studyOf(view, way))?.degree;

/**
 * Whether each way is told apart. In "a master's or a PhD and five years" the first has no years, and in "five years with a
 * master's or a PhD" the second has none.
 */
function areWays(ways: readonly Way[]): boolean {
  const [first, second] = ways;
  if (!first?.years || !second) return false;
  const isDegreeFirst = first.degreeAt >= 0 && first.degreeAt < first.years.start;
  const isLonger = (second.years?.min ?? 0) > first.years.min;
  return (
    ways.some(({ years, degreeAt }) => years && degreeAt >= 0) &&
    (second.degreeAt >= 0 || (isDegreeFirst && isLonger)) &&
    ways.every(({ years }) => years ?? isDegreeFirst)
  );
}

function wayRequirements(posting: PostingText, part: StatementPart, way: Way): PostingRequirement[] {
  const { start, end, years, degreeAt } = way;
  const study = degreeAt >= 0 ? findDegreeRequirement(posting.view, studyOf(posting.view, way)) : undefined;
  if (degreeAt >= 0 && !study) return [];
  const found: PostingRequirement[] = [];
  if (study) {
    const { span, degree } = study;
    found.push(makeRequirement(posting, span, 'education', part, { degree, weight: 1, words: [span] }));
  }
  if (!years) return found;
  const isBefore = degreeAt > years.start;
  const range = isBefore
    ? { start, end: start + degreeAt }
    : { start: start + (degreeAt < 0 ? 0 : years.start), end };
  const trimmed = trimRange(posting.view, range.start, range.end);
  const stop = trimmed.end - (WITH.exec(posting.view.slice(trimmed.start, trimmed.end))?.[0].length ?? 0);
  found.push(
    ...experienceRequirements(posting, { ...part, start: trimmed.start, end: stop }, [shifted(years, start)]),
  );
  return found;
}

const WITH = /\s+(?:with|and|plus)(?: an?)?$/i;

/** Where the words of the degree are: what stands before or behind the years is no field of it. */
function studyOf(view: string, { start, end, years, degreeAt }: Way): Range {
  if (!years) return { start, end };
  if (degreeAt > years.start) return { start: start + degreeAt, end };
  const before = view.slice(start, start + years.start).trimEnd();
  return { start, end: start + before.replace(WITH, '').length };
}

/** "Or a master's degree and four years of such experience": of what, the way before says. */
export function completed(
  one: PostingRequirement,
  before: readonly PostingRequirement[],
): PostingRequirement {
  if (one.degree) {
    const named = before.find(({ degree }) => degree && hasFields(degree));
    const takesNone = hasFields(one.degree) || one.degree.level === DEGREE_LEVELS.school;
    if (!named?.degree || takesNone) return one;
    const { fields, otherFields, orRelated } = named.degree;
    return { ...one, degree: { ...one.degree, fields, otherFields, orRelated } };
  }
  const named = before.find(({ kind }) => kind === 'experience');
  if (!named || !SAYS_ONLY_YEARS.test(one.label)) return one;
  return { ...one, terms: named.terms, titles: named.titles ?? [], words: named.words };
}

const hasFields = ({ fields, otherFields }: NonNullable<PostingRequirement['degree']>): boolean =>
  fields.disciplines.length > 0 || otherFields.length > 0;

const SAYS_ONLY_YEARS =
  /^(?:at least |a minimum of |minimum (?:of )?)?[\w.–-]+\+? (?:years?|yrs?)['’]?(?: (?:of|such|relevant|related|applicable|professional|industry|direct|work|experience|or more))*\W*$/i;

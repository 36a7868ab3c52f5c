import type { Range } from '../../../shared/range.ts';
import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { power } from '../../power.ts';
import { withoutConditions } from '../conditions/conditions.ts';
import { isCatchAll, isSmallPrint } from '../lines/boilerplate.ts';
import { levelFromWording, opensWithVerb } from '../lines/statement-cues.ts';
import type { PostingRequirement } from '../posting.types.ts';
import type { ReadUnit } from '../relevance/posting-units.ts';
import { findDegreeRequirement, MENTIONS_STUDY } from './degrees/degree-requirement.ts';
import { asksToLead } from './leading-people.ts';
import {
  labelOfRequirement,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from './make-requirement.ts';
import { withoutOpening } from './opening-words.ts';
import { areAlternativeYears, joinAlternatives, withEquivalentYears } from './qualification-alternatives.ts';
import { findLanguageRequirements } from './skills/language-requirements.ts';
import { findDutyRequirement, findSkillRequirements } from './skills/skill-requirements.ts';
import { findYears, type Years } from './years.ts';

const SHARE_EXPONENT = REQUIREMENT_NUMBERS.shareExponent.value;

/**
 * The requirements of one sentence or clause, `weight` (above 0) in all if it is one and slightly more if it is several;
 * none if only conditions are left of it.
 */
export function findRequirements(
  posting: PostingText,
  { unit, reading, features }: ReadUnit,
  level: RequirementLevel,
  weight: number,
): PostingRequirement[] {
  const asked = withoutConditions(posting.view, unit.statement, unit);
  if (!asked) return [];
  const range = withoutLater(posting.view, withoutOpening(posting.view, asked));
  const words = posting.view.slice(range.start, range.end);
  if (isCatchAll(words)) return [];
  const duty = reading.role === 'duty' || (reading.role === 'neither' && opensWithVerb(words));
  const whole = features.get('listed as knowledge') === 1;
  const part: StatementPart = { ...range, level, duty, whole, weight: 1 };
  const found = findAll(posting, part, words);
  const total = found.reduce((sum, requirement) => sum + requirement.weight, 0);
  const all = weight * power(found.length, 1 - SHARE_EXPONENT);
  return found.map((requirement) => ({
    ...requirement,
    weight: ((all * requirement.weight) / total) * laterFactor(requirement, words),
  }));
}

/** "PE, or EIT with the ability to obtain PE within a year": what may be had later isn't asked for beside them. */
const HAD_LATER = / with (?:the |an )?ability to (?:obtain|get|earn)\b[^.;]*\.?$/i;
const OR_REACH = REQUIREMENT_NUMBERS.cueReach.value;

function withoutLater(view: string, { start, end }: Range): Range {
  const later = HAD_LATER.exec(view.slice(start, end));
  if (!later || !/\bor\b/i.test(view.slice(Math.max(0, start - OR_REACH), start + later.index)))
    return { start, end };
  return { start, end: start + later.index };
}

/** A language asked for in plain words is a requirement of its own, also among duties. */
function findAll(posting: PostingText, part: StatementPart, words: string): PostingRequirement[] {
  const languages = findLanguageRequirements(posting, part);
  const [first] = languages;
  if (!first)
    return part.duty && !OTHER_DUTIES.test(words)
      ? findDutyRequirement(posting, part)
      : findStatedRequirements(posting, part, words);
  const before = posting.view
    .slice(part.start, first.start)
    .replace(/\b(?:bilingual|fluent|native)\s*$/i, '');
  if (!ENDS_APART.test(before)) return languages;
  const rest = { ...part, end: part.start + before.replace(ENDS_APART, '').length };
  return [...findAll(posting, rest, posting.view.slice(rest.start, rest.end)), ...languages];
}

/** "Performs other related duties as assigned, including sweeping" is no duty of its own. */
const OTHER_DUTIES =
  /^\W*(?:(?:and|to) )?(?:(?:perform|complete|assume|handle)(?:s|ing)? )?(?:all |any )?other (?:[a-zà-ÿ]+[- ]){0,2}(?:duties|tasks|projects|responsibilities)\b/i;

const ENDS_APART = /(?<=\S)[,;:.)–—-]\s*(?:and\s*)?$|\band\s*$/i;

/** "Or able to obtain it within 60 days", "required within 12 months of hire": candidates may start without it. */
const MAY_BE_OBTAINED_LATER =
  /\b(?:able|ability|willing(?:ness)?|eligible|agree\w*) to (?:obtain|get|acquire|earn|complete|achieve|work towards?)|\bor get it\b|\bwithin (?:the first )?(?:\d+|one|two|three|six|twelve|a)\s+(?:days|weeks|months?|years?)\b/i;
const OBTAINED_LATER_FACTOR = REQUIREMENT_NUMBERS.obtainedLater.value;

function laterFactor({ kind }: PostingRequirement, words: string): number {
  return kind === 'certification' && MAY_BE_OBTAINED_LATER.test(words) ? OBTAINED_LATER_FACTOR : 1;
}

function findStatedRequirements(
  posting: PostingText,
  part: StatementPart,
  words: string,
): PostingRequirement[] {
  const years = findYears(words).map((found) => shifted(found, part.start));
  const degree = findDegreeRequirement(posting.view, { ...part, end: endOfDegree(posting, part) });
  const education = degree && isKnownAsCertificate(posting, degree.span) ? undefined : degree;
  if (years.length === 0 && !education && isSmallPrint(words) && !namesHardSkill(posting, part)) return [];
  const requirements: PostingRequirement[] = [];
  if (education) {
    const { span, degree } = education;
    const study = makeRequirement(posting, span, 'education', part, { degree, weight: 1, words: [span] });
    requirements.push(withEquivalentYears(posting, study, part.end));
  }
  const [first] = years;
  const isAlternative = (one: Range) => first && areAlternativeYears(posting.view, one, first.start);
  const otherWays = [...(education ? [education.span] : []), ...certificatesIn(posting, part)];
  const isApart =
    first && otherWays.some((one) => isAlternative(one) || followsBefore(posting.view, one, first));
  const ofYears = isApart ? { ...part, start: first.start } : part;
  requirements.push(...experienceRequirements(posting, ofYears, years));
  const taken = [...(education ? [education.span] : []), ...years];
  const skills = findSkillRequirements(posting, part, taken, requirements.length > 0).filter(
    (one) =>
      !FIELD_OF_YEARS.test(words) &&
      (years.length === 0 || !isLicenceOfWork(posting.view, one)) &&
      !isOneOfTheWays(one, requirements) &&
      !isChoiceOfWork(posting.view, one, requirements),
  );
  return joinAlternatives(posting, [...requirements, ...skills]).map((one) =>
    withLevelOfBracket(posting.view, part, one),
  );
}

/** "Help desk: 2 years (Required)": a field of a form, which asks for nothing else. */
const FIELD_OF_YEARS = /^[^:;.]{2,50}: \d{1,2}\+? years? \((?:Required|Preferred)\)$/;

/** "Kubernetes (CKA a plus)": what is in brackets has a level of its own. */
function withLevelOfBracket(
  view: string,
  part: StatementPart,
  requirement: PostingRequirement,
): PostingRequirement {
  const before = view.slice(part.start, requirement.start);
  const opened = before.lastIndexOf('(');
  if (opened <= before.lastIndexOf(')')) return requirement;
  const closing = /^[^(),;]{0,40}\)/.exec(view.slice(requirement.end, part.end))?.[0];
  const from = Math.max(opened, before.lastIndexOf(','), before.lastIndexOf(';')) + 1;
  const level =
    closing === undefined
      ? undefined
      : levelFromWording(view.slice(part.start + from, requirement.end) + closing);
  return level === undefined || level === 'must' ? requirement : { ...requirement, level };
}

/** "A degree in law and at least two years of auditing": the years are told without the degree or the certificate. */
const followsBefore = (view: string, { end }: Range, { start }: Range): boolean =>
  start >= end && AND_YEARS.test(view.slice(end, start));
const AND_YEARS =
  /^[,;\s]*(?:and|plus|with|as well as|together with)?\s*(?:at least|a minimum of|minimum of|minimum|an additional)?\s*$/i;

/** "Three years in retail or in a call center" asks for neither of them by itself. */
const isOneOfTheWays = (
  { terms }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean =>
  requirements.some(
    (one) => one.years?.either && terms.length > 0 && terms.every((id) => one.terms.includes(id)),
  );

/** "Three years in sales, account management or implementation": each is told with the years. */
const isChoiceOfWork = (
  view: string,
  { kind, terms, start, end }: PostingRequirement,
  requirements: readonly PostingRequirement[],
): boolean =>
  (kind === 'skill' || kind === 'trait') &&
  requirements.some((one) => one.years && terms.length > 0 && terms.every((id) => one.terms.includes(id))) &&
  (CHOICE_GOES_ON.test(view.slice(end, end + OR_RELATED_REACH)) || /\bor\b/i.test(view.slice(start, end)));
const CHOICE_GOES_ON = /^(?:, [\p{L}\d/& -]{2,40}){0,3},? or\b/iu;

/** "One year of LPN experience" says what the work was; it doesn't ask for the licence. */
const isLicenceOfWork = (view: string, { kind, end }: PostingRequirement): boolean =>
  kind === 'certification' && /^\s+experience\b/i.test(view.slice(end, end + 20));

const certificatesIn = (posting: PostingText, part: Range): Mention[] =>
  mentionsIn(posting, part).filter(({ term }) => term.kind === 'certification');

/** "NVQ Level 3 electrical" is known as a certificate. */
const isKnownAsCertificate = (posting: PostingText, degree: Range): boolean =>
  certificatesIn(posting, degree).some(({ start }) => start === degree.start);

/** "A degree in kinesiology, CSCS": a certificate after a comma is no field of study. */
function endOfDegree(posting: PostingText, part: StatementPart): number {
  const certificate = certificatesIn(posting, part).find(({ start }) =>
    /\p{L},\s+$/u.test(posting.view.slice(part.start, start)),
  );
  return certificate && MENTIONS_STUDY.test(posting.view.slice(part.start, certificate.start))
    ? certificate.start
    : part.end;
}

/** "Five years in payroll, at least two of them as a lead" asks for both. */
const OF_THEM =
  /(?:,|\band\b|\bwith\b)\s*(?:(?:including|with|and)\s+)?(?:at (?:least|a minimum of)|a minimum of|minimum of|including)?\s*(?<years>\w+)\s*(?:years?|yrs?\.?)?\s*(?:of (?:them|which|those|that)|of it)\b/i;

/** "Seven years of accounting, including at least three years in a supervisory role". */
const INCLUDING =
  /\b(?:including|with|incl\.)\s+(?:at least|a minimum of|minimum of|minimum)?\s*(?<years>\w+)\+?\s+years?\s+(?:of experience\s+)?(?=(?:in|as|of|with|at|leading|managing|supervising)\b)/i;

/** "Six years of construction, of which no fewer than three years shall have been in a supervisory capacity". */
const OF_WHICH_SOME =
  /\bof which (?:at least|no fewer than|not less than|a minimum of)?\s*(?<years>\w+)(?:\s+years?)?\s+(?:(?:shall|must|should|has|have|were|was|be|been|is|are) )*(?=(?:in|as|of|with|at|leading|managing|supervising)\b)/i;

/** "2 years must have been in payroll", "1 year shall have included training". */
const MUST_HAVE_BEEN =
  /(?<=^(?:at least )?\S+\s+)(years?)\s+(?:shall|must|should|have|has) (?:have )?(?:been|be)\s+(?=(?:in|as|at|with)\b)/i;

/** The years that a statement asks for, and, of these, the years in something narrower. */
function experienceRequirements(
  posting: PostingText,
  part: StatementPart,
  years: Years[],
): PostingRequirement[] {
  const first = years.find(({ min }) => min > 0);
  const some = first && yearsOfThese(posting.view, first.end, part.end);
  if (!first || !some) {
    const experience = fewestYears(posting.view, years);
    return experience ? [experienceRequirement(posting, part, experience)] : [];
  }
  const all = experienceRequirement(posting, { ...part, end: some.start }, first);
  return [all, ...narrowerRequirements(posting, part, some, all)];
}

/** Some of the years before: where their words begin, how many they are, and where their number ends. */
type SomeYears = { start: number; min: number; end: number };

function yearsOfThese(view: string, from: number, to: number): SomeYears | undefined {
  const rest = view.slice(from, to);
  const found = OF_THEM.exec(rest) ?? INCLUDING.exec(rest) ?? OF_WHICH_SOME.exec(rest);
  const min = found?.groups?.years ? yearsIn(found.groups.years) : undefined;
  if (!found || min === undefined) return undefined;
  return { start: from + found.index, min, end: from + found.index + found[0].length };
}

/** "… two of them in payables, including one as a lead": each of the years within others. */
function narrowerRequirements(
  posting: PostingText,
  part: StatementPart,
  { start, min, end }: SomeYears,
  wider: PostingRequirement,
): PostingRequirement[] {
  const ownStart = trimmedStart(posting.view, start, part.end);
  const some = yearsOfThese(posting.view, end, part.end);
  const own = experienceRequirement(
    posting,
    { ...part, start: ownStart, end: some?.start ?? part.end },
    { start: ownStart, end: ownStart, min },
  );
  const label = labelOfRequirement(
    own.label
      .replace(/^(?:including|with|incl\.|of which)\s+/i, '')
      .replace(OF_WHICH, min === 1 ? 'year ' : 'years ')
      .replace(COUNT_ALONE, min === 1 ? '$1 year ' : '$1 years ')
      .replace(MUST_HAVE_BEEN, '$1 '),
  );
  // "Five years of accounting, two of them as a supervisor": people must have been led in accounting.
  const named: PostingRequirement = own.years?.leading
    ? {
        ...own,
        label,
        titles: [...(own.titles ?? []), ...(wider.titles ?? [])],
        years: { ...own.years, terms: wider.terms },
      }
    : { ...own, label };
  return [named, ...(some ? narrowerRequirements(posting, part, some, named) : [])];
}

/** "Of which two in a supervisory capacity" */
const COUNT_ALONE = /^((?:(?:at least|a minimum of|no fewer than) )?\w+)\s+(?=(?:in|as|with|at)\b)/i;

/** "Two of them as a lead" says alone of what they are. */
const OF_WHICH = /(?:years? )?of (?:them|which|those|that|it)\s(?:years?\s)?/i;

const yearsIn = (word: string): number | undefined => findYears(`${word} years`)[0]?.min;

const trimmedStart = (view: string, start: number, end: number): number =>
  start + (/^[\s,]*(?:and |with )?/.exec(view.slice(start, end))?.[0].length ?? 0);

/** The years required; of alternatives ("seven years, or a degree and five years") the fewer. */
function fewestYears(view: string, years: Years[]): Years | undefined {
  const [first, second] = years.filter(({ min }) => min > 0);
  if (!first || !second || !/\bor\b/i.test(view.slice(first.end, second.start))) return first;
  return second.min < first.min ? second : first;
}

const shifted = <Place extends Range>(place: Place, by: number): Place => ({
  ...place,
  start: place.start + by,
  end: place.end + by,
});

function namesHardSkill(posting: PostingText, range: Range): boolean {
  return mentionsIn(posting, range).some(({ term }) => term.kind === 'certification' || term.kind === 'tool');
}

function experienceRequirement(posting: PostingText, range: StatementPart, years: Years): PostingRequirement {
  const topic = topicOfYears(posting.view, range, years);
  const terms: Mention[] = mentionsIn(posting, topic).filter(({ term }) => term.kind !== 'language');
  const words = posting.view.slice(topic.start, topic.end);
  const leading = asksToLead(words);
  const titles = findTitles(words);
  const named = [...terms, ...titles.map((one) => shifted(one, topic.start))];
  return makeRequirement(posting, range, 'experience', range, {
    weight: 1,
    years: {
      min: years.min,
      ...(years.max === undefined ? {} : { max: years.max }),
      ...(leading ? { leading } : {}),
      ...(isChoice(posting.view, named) ? { either: true } : {}),
    },
    terms: [...new Set(terms.map(({ term }) => term.id))],
    titles: titles.map(({ title }) => title),
    words: [topic],
  });
}

/** "In retail, hospitality or a related field", "as a cook or as a baker". */
function isChoice(view: string, named: readonly Range[]): boolean {
  const [last, before] = named.toSorted((a, b) => b.start - a.start);
  if (!last || !before) return false;
  return (
    /\bor\b|^\s?\/\s?$/i.test(view.slice(before.end, last.start)) ||
    OR_RELATED.test(view.slice(last.end, last.end + OR_RELATED_REACH))
  );
}
const OR_RELATED =
  /^[^.;()]{0,30}\bor (?:an? |any |in )*(?:other |closely )?(?:related|similar|equivalent|comparable|relevant)\b/i;
const OR_RELATED_REACH = REQUIREMENT_NUMBERS.orRelatedReach.value;

/** What the years must be in: "three years in aircraft maintenance, and able to read drawings" are in maintenance. */
function topicOfYears(view: string, { start, end }: Range, years: Years): Range {
  const from = view[years.end] === '.' ? years.end + 1 : years.end;
  const after = END_OF_TOPIC.exec(view.slice(from, end));
  const stop = after ? from + after.index : end;
  return stop - from < SHORTEST_TOPIC ? { start, end } : { start, end: stop };
}

const SHORTEST_TOPIC = REQUIREMENT_NUMBERS.shortestTopic.value;
const END_OF_TOPIC =
  /[.;(]\s|\s\(|[,–—]\s(?:and |with |including |plus |or |preferably |ideally |at least |military |you |we |\p{L}+ (?:strongly )?preferred)/u;

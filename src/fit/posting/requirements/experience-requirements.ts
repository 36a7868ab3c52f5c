import { type Range, shifted } from '../../../shared/range.ts';
import { RECRUITMENT } from '../../lexicon/ids.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { asksToLead } from './leading-people.ts';
import {
  labelOfRequirement,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from './make-requirement.ts';
import { findYears, recencyOf, type Years } from './years.ts';

/** "Five years in payroll, at least two of them as a lead" asks for both, but "five years of apps, one of them was a hit" doesn't. */
const OF_THEM =
  /(?:,|\band\b|\bwith\b)\s*(?:(?:including|with|and)\s+)?(?:at (?:least|a minimum of)|a minimum of|minimum of|including)?\s*(?<years>\w+)\s*(?:or more\s+)?(?:years?|yrs?\.?)?\s*(?:of (?:them|which|those|that)|of it)\b(?! (?:was|were|is|are|has|have|had|did|got|went|made|won)\b(?! (?:been )?(?:in|as|with|at|spent|leading|managing|supervising)\b))/i;

/** "Seven years of accounting, including at least three years in a supervisory role". */
const INCLUDING =
  /\b(?:including|with|incl\.)\s+(?:at least|no (?:less|fewer) than|not less than|a minimum of|minimum of|minimum)?\s*(?<years>\w+)\+?\s+(?:or more\s+)?(?:years?\s+(?:of experience\s+)?(?=(?:in|as|of|with|at|[a-z]{3,}ing)\b)|(?=(?:managing|leading|supervising|in|as)\b))/i;

/** "Six years of construction, of which no fewer than three years shall have been in a supervisory capacity". */
const OF_WHICH_SOME =
  /\bof which (?:at least|no fewer than|not less than|a minimum of)?\s*(?<years>\w+)(?:\s+or more)?(?:\s+years?)?\s+(?:(?:shall|must|should|has|have|were|was|be|been|is|are) )*(?=(?:in|as|of|with|at|leading|managing|supervising)\b)/i;

/** "Four years of recruiting, at least two in technical recruiting", but not "six years of building apps, at least one with many users". */
const AT_LEAST_SOME =
  /(?<!\b(?:apps?|applications|products|sites|websites|games|features|programs|systems|platforms|services|models|campaigns|launches|releases|projects|buildings)(?=,[^,]{0,40}\bwith\b)),\s*(?:with |and )?(?:at least|no (?:less|fewer) than|a minimum of|minimum of)\s+(?<years>\w+)(?:\s+or more)?(?:\s+years?)?\s+(?=(?:in|as|with|at|leading|managing|supervising)\b)/i;

/** "2 years must have been in payroll", "1 year shall have included training". */
const MUST_HAVE_BEEN =
  /(?<=^(?:at least )?\S+\s+)(years?)\s+(?:shall|must|should|have|has) (?:have )?(?:been|be)\s+(?=(?:in|as|at|with)\b)/i;

/** The years that a statement asks for, and, of these, the years in something narrower. */
export function experienceRequirements(
  posting: PostingText,
  part: StatementPart,
  years: Years[],
): PostingRequirement[] {
  const first = years.find(({ min }) => min > 0);
  const some = first && yearsOfThese(posting.view, first.end, part.end);
  if (!first || !some || some.min > first.min) {
    const either = eitherYears(posting, part, years);
    if (either) return [either];
    const experience = fewestYears(posting.view, years);
    return experience ? [experienceRequirement(posting, part, experience)] : [];
  }
  const all = experienceRequirement(posting, { ...part, end: some.start }, first);
  return [all, ...narrowerRequirements(posting, part, some, all)];
}

/** "Three years as a manager, or five as an assistant manager": each number of years is in something else. */
function eitherYears(
  posting: PostingText,
  part: StatementPart,
  years: Years[],
): PostingRequirement | undefined {
  const [first, second, ...others] = years.filter(({ min }) => min > 0);
  if (!first || !second || others.length > 0) return undefined;
  const joint = OR_OTHER_YEARS.exec(posting.view.slice(first.end, second.start));
  if (!joint) return undefined;
  const ways = [
    experienceRequirement(posting, { ...part, end: first.end + joint.index }, first),
    experienceRequirement(posting, { ...part, start: second.start }, second),
  ];
  if (!ways.every(({ terms, titles = [] }) => terms.length + titles.length > 0)) return undefined;
  const { years: _, ...whole } = experienceRequirement(posting, part, first);
  const terms = [...new Set(ways.flatMap((way) => way.terms))];
  return { ...whole, terms, options: ways.map((way) => [way]) };
}
const OR_OTHER_YEARS =
  /(?<=^(?: of| in| as| with)?\s[^.;()]{3,60}),? or (?:at least |(?:a )?minimum (?:of )?)?$/i;

/** Some of the years before: where their words begin, how many they are, and where their number ends. */
type SomeYears = { start: number; min: number; end: number };

/** The years, among those that end at `from`, in something narrower. */
export function yearsOfThese(view: string, from: number, to: number): SomeYears | undefined {
  const rest = view.slice(from, to);
  const found =
    OF_THEM.exec(rest) ?? INCLUDING.exec(rest) ?? OF_WHICH_SOME.exec(rest) ?? AT_LEAST_SOME.exec(rest);
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
const COUNT_ALONE =
  /^((?:(?:at least|a minimum of|no fewer than) )?\w+(?: or more)?)\s+(?=(?:in|as|with|at|leading|managing|supervising)\b)/i;

/** "Two of them as a lead" says alone of what they are. */
const OF_WHICH = /(?:or more )?(?:years? )?of (?:them|which|those|that|it)\s(?:years?\s)?/i;

const yearsIn = (word: string): number | undefined => findYears(`${word} years`)[0]?.min;

const trimmedStart = (view: string, start: number, end: number): number =>
  start + (/^[\s,]*(?:and |with )?/.exec(view.slice(start, end))?.[0].length ?? 0);

/** The years required; of alternatives ("seven years, or a degree and five years") the fewer. */
function fewestYears(view: string, years: Years[]): Years | undefined {
  const [first, second] = years.filter(({ min }) => min > 0);
  if (!first || !second || !/\bor\b/i.test(view.slice(first.end, second.start))) return first;
  return second.min < first.min ? second : first;
}

function experienceRequirement(posting: PostingText, part: StatementPart, years: Years): PostingRequirement {
  const topic = topicOfYears(posting.view, part, years);
  const range = MORE_THINGS.test(posting.view.slice(topic.end, part.end))
    ? { ...part, end: topic.end }
    : part;
  const terms: Mention[] = mentionsIn(posting, topic).filter(({ term }) => term.kind !== 'language');
  const words = posting.view.slice(topic.start, topic.end);
  const leading = asksToLead(words);
  const recency = recencyOf(posting.view.slice(range.start, range.end));
  const all = findTitles(words).map((one) => shifted(one, topic.start));
  const hired = all.find((title) => isHired(posting.view, title));
  const titles = all.filter(
    (title) => !terms.some((one) => covers(one, title)) && !isHired(posting.view, title),
  );
  const ofTitles = terms.filter((one) => titles.some((title) => isPartOf(one, title)));
  const named = [...terms, ...titles];
  return makeRequirement(posting, range, 'experience', range, {
    weight: 1,
    years: {
      min: years.min,
      ...(years.max === undefined ? {} : { max: years.max }),
      ...(leading ? { leading } : {}),
      ...(recency === undefined ? {} : { within: recency }),
      ...(isChoice(posting.view, named) ? { either: true } : {}),
      ...(ofTitles.length > 0 ? { ofTitles: ofTitles.map(({ term }) => term.id) } : {}),
    },
    terms: [...new Set([...terms.map(({ term }) => term.id), ...(hired ? [RECRUITMENT] : [])])],
    titles: titles.map(({ title }) => title),
    words: [hired ? { start: topic.start, end: hired.start } : topic],
  });
}

/** "Sales" of "sales engineer": the title says what the years must be in. */
const isPartOf = (part: Range, whole: Range): boolean =>
  covers(whole, part) && part.end - part.start < whole.end - whole.start;

/** "Hiring software or hardware engineers": whom a recruiter looks for. */
const isHired = (view: string, { start, end }: Range): boolean =>
  view[end - 1] === 's' && HIRES.test(view.slice(Math.max(0, start - EMPLOYER_REACH), start));
const HIRES = /\b(?:hiring|recruiting|sourcing|placing|interviewing)\s(?:[\p{L}-]+,? ){0,4}$/iu;

/** "OR nurse" is narrower than any nurse. */
const covers = (whole: Range, part: Range): boolean => whole.start <= part.start && part.end <= whole.end;

/** "In retail, hospitality or a related field", "as a cook or as a baker". */
function isChoice(view: string, all: readonly Range[]): boolean {
  const work = all.filter((each) => !isKindOfEmployer(view, each));
  const named = work.length > 1 ? work : all;
  const [last, before] = withoutNeighbors(view, named);
  if (!last || !before) return false;
  return (
    /\bor\b|^\s?\/\s?$/i.test(view.slice(before.end, last.start)) ||
    OR_RELATED.test(view.slice(last.end, last.end + OR_RELATED_REACH))
  );
}

/** "Customer success or account management at a SaaS company" */
const isKindOfEmployer = (view: string, { start, end }: Range): boolean =>
  /\b(?:at|in|within|for|with) an? (?:[\w-]+ ){0,2}$/i.test(
    view.slice(Math.max(0, start - EMPLOYER_REACH), start),
  ) &&
  /^ (?:[\w-]+ )?(?:agency|business|company|environment|firm|organi[sz]ation|setting|start-?up|vendor)\b/i.test(
    view.slice(end, end + EMPLOYER_REACH),
  );
const EMPLOYER_REACH = REQUIREMENT_NUMBERS.cueReach.value;

/** From the last to the first; "insurance regulatory examination" is one way, though it names two things. */
const withoutNeighbors = (view: string, named: readonly Range[]): Range[] =>
  named
    .toSorted((a, b) => b.start - a.start)
    .filter(({ end }, index, all) => index === 0 || !/^\s?$/.test(view.slice(end, all[index - 1]?.start)));

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

/** "A year in a pharmacy, speak Spanish, …", "…, and a bachelor's degree": more than the years is asked. */
const MORE_THINGS =
  /^; |^, (?:(?:speak|hold|know|possess|be|enjoy) |and (?:an? )?(?:[\w'’-]+ ){0,2}(?:degree|certificat\w+|licen[cs]e|diploma|(?:graduation|graduated|graduate) from)\b)/i;
const SHORTEST_TOPIC = REQUIREMENT_NUMBERS.shortestTopic.value;
const END_OF_TOPIC =
  /[.;(]\s|\s\(|[,–—]\s(?:and |with |including |plus |such as (?:at|in) |or (?:an? |the |any |at least |\d|(?:one|two|three|four|five|six|seven|eight|ten) |equivalent|other |related |similar |relevant |comparable )|(?:an? )?(?:[\p{L}'’-]+ ){0,3}(?:licen[cs]e|driving record)\b|preferably |ideally |at least |military |you |we |(?:speak|hold|know|possess|be|be able|enjoy) |\p{L}+ (?:strongly )?preferred|(?:[\p{L}-]+ ){1,4}(?:is|are|would be) (?:considered )?an? (?:[a-z]+ )?(?:asset|plus|advantage|bonus))/u;

import { type Range, within } from '../../../shared/range.ts';
import { isOneTitle } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { wordSet } from '../../text/word-set.ts';
import type { DateRange } from '../dates.ts';
import { lowerWords, trimmed } from '../layout/spans.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { headBehindDates, jobBesideDates } from './beside-dates.ts';
import { headsOfBlocks } from './block-heads.ts';
import { partsOf } from './header-parts.ts';
import type { HeaderPart } from './part-kinds.ts';
import { describesAction, describesFirm, isTitleLike, isTitleNoun, WORKS_FOR } from './part-kinds.ts';

/** A segment of a section, read as (part of) the heading of an entry. */
export type EntrySegment = ResumeSegment & {
  dates: DateRange[];
  parts: HeaderPart[];
  /** True if it reads like a heading rather than a description. */
  isHeading: boolean;
  /** The heading of some of the jobs, right above the first of them: "BEFORE THE CITY". */
  group?: Range;
};

/** Starts of lines that describe a job: "Project:", "Key responsibilities", but not "Project Manager". */
const DESCRIBES =
  /^(?:(?:key |main |other |my |major |role |job )?(?:responsibilit(?:y|ies)|descriptions?|dut(?:y|ies)|projects?|environment|technolog(?:y|ies)|tools|achievements?|accomplishments?|team size|skills|summary|profile|gpa|note|main activities and responsibilities|type of business or sector|okay to contact(?: this)? supervisor|reason for leaving|references?)(?:(?: (?:and|&) \p{L}{3,16}| #?\d{1,2}| \p{L}{3,12})? ?:|$)|http|www\.|page \d)/iu;
/** "Responsible for 70 servers (2016 – 2022)", "Member of the code team since 2024" */
const SAYS_WHAT_FOR =
  /^(?:(?:[Ss]olely |[Aa]lso )?(?:[Rr]esponsible|[Aa]ccountable|[Ii]n charge|[Cc]harged|[Tt]asked) (?:for|of|with)\b|(?:[Aa]n? )?(?:[Aa]ctive )?[Mm]ember of (?:the|our|an?) \p{Ll})/u;
/**
 * "Deputy safeguarding lead from 2023", "Relief charge nurse since 2022, nights": a task that came to a job, unlike "Developer,
 * Elm Ltd, since 2020".
 */
const SINCE_A_YEAR =
  /^(?:(?![,|@–—]|\sat\s|\s-\s)[\s\S])*?\b(?:[Ss]ince\s(?:\p{L}+\s)?(?:19|20)\d\d(?!\d|,? ?\p{Lu})|[Ff]rom\s(?:\p{L}+\s)?(?:19|20)\d\d\W*$)/u;
/** "Second author, paper in Geophysical Letters (2022)" */
const AUTHOR_OF =
  /^(?:(?:first|second|third|lead|sole|corresponding|senior) |co-?)author\b.*\b(?:paper|article|chapter|poster|book)\b/i;
/** Not part of the text: web addresses, page numbers, durations of jobs and what stands at the head of a column. */
const NOT_CONTENT =
  /^(?:(?:https?:\/\/|www\.)\S{1,120}|(?:page )?\d{1,2}(?: (?:of|\/) \d{1,2})?|company|employer|organi[sz]ation|position|(?:job )?title|role|from|to|start|end|dates?|period|duration|place|location|(?:\d{1,2} (?:years?|yrs?|months?|mos?)\.?,? ?){1,2})$/i;

/** "Position: Tutor (five hours a week)" is a heading, whatever else is on the line. */
const LABELLED =
  /^(?:position(?: held)?|occupation or position held|name and address of employer|designation|job title|title|role|post|organi[sz]ation|employer|company(?: name)?)[ \u2060]{0,3}:[ \u2060]{0,3}\p{Lu}/iu;

const SMALL_WORDS = wordSet(`
  of and the for in at to a an with on by from de la le les des du der die das und für im et y en el los &
  von van di da do e as
`);

/**
 * The segments of a section's body, each read as (part of) a heading or as description. `split` is `partsOf`, or one that
 * remembers.
 */
export function entrySegments(
  view: string,
  segments: ResumeSegment[],
  dates: DateRange[],
  body: Range,
  split: typeof partsOf = partsOf,
): EntrySegment[] {
  const inside = [...restOfHeadingLine(view, segments, body), ...within(segments, body)];
  const near = within(dates, body);
  const heads = headsOfBlocks(view, inside, near);
  const found: EntrySegment[] = [];
  let at = 0;
  for (const [index, segment] of inside.entries()) {
    if (NOT_CONTENT.test(view.slice(segment.start, Math.min(segment.end, segment.start + 130)))) continue;
    while (at < near.length && near[at]!.end <= segment.start) at++;
    let until = at;
    while (until < near.length && near[until]!.start < segment.end) until++;
    const isAboveDates = isRangeAlone(inside[index + 1], near[until]);
    if (isAboveDates && isInBrackets(view, segment)) continue;
    const isBesideDates =
      segment.gap !== 'blank' && isDatesAlone(found.at(-1)) && found.at(-1)?.gap !== 'spaces';
    const isBelowDates = segment.gap === 'line' && isDatesAlone(found.at(-1));
    const behindDates = isBesideDates ? headBehindDates(view, segment) : undefined;
    const isHead =
      heads.has(segment) ||
      (isBelowDates && isSmallHead(view, segment)) ||
      (isAboveDates && isName(view, segment));
    const read = behindDates
      ? openedBy(view, segment, behindDates, near.slice(at, until))
      : readSegment(view, segment, near.slice(at, until), split, isHead, { isBesideDates, isBelowDates });
    if (read[0] && isPlaceAfterEmployer(view, found.at(-1), read[0]))
      read[0].parts = [joinedPlace(read[0].parts)];
    found.push(...read);
  }
  return found;
}

/** "Blue Kettle -   Ogdenville, Utah": after an employer and a dash, an unknown town before its state is the place. */
function isPlaceAfterEmployer(
  view: string,
  before: EntrySegment | undefined,
  segment: EntrySegment,
): boolean {
  if (!before?.isHeading || segment.gap !== 'spaces' || segment.parts.length !== 2) return false;
  if (!/[-–|,]/.test(view.slice(before.end, segment.start))) return false;
  const [town, state] = segment.parts;
  return town?.kind === 'other' && state?.kind === 'place' && state.separator === ',';
}

function joinedPlace([town, state]: HeaderPart[]): HeaderPart {
  return { ...state!, start: town!.start, separator: town!.separator };
}

/** The rest of a line that begins with the section's heading: "Experience Mercy Hospital 2015 – 2019". */
export function restOfHeadingLine(view: string, segments: ResumeSegment[], body: Range): ResumeSegment[] {
  const before = segmentAround(segments, body.start);
  const rest = before && trimmed(view, body.start, Math.min(before.end, body.end));
  return rest && !before.bullet ? [{ ...before, ...rest }] : [];
}

/** The segment that begins before `place` and ends after it. */
function segmentAround(segments: ResumeSegment[], place: number): ResumeSegment | undefined {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (segments[middle]!.start < place) low = middle + 1;
    else high = middle;
  }
  const found = segments[low - 1];
  return found && found.end > place ? found : undefined;
}

function readSegment(
  view: string,
  segment: ResumeSegment,
  dates: DateRange[],
  split: typeof partsOf,
  isHead: boolean,
  { isBesideDates, isBelowDates }: Record<'isBesideDates' | 'isBelowDates', boolean>,
): EntrySegment[] {
  if (isHead || readsAsHeading(view, segment, dates)) {
    return splitByDates(segment, dates).map((piece) => {
      const inside = dates.filter((date) => date.start >= piece.start && date.end <= piece.end);
      const parts = cutBehindSmall(view, piece).flatMap((range) => split(view, range, inside));
      return { ...piece, dates: inside, parts, isHeading: true };
    });
  }
  const opening =
    headingAtStart(view, segment, dates) ??
    employerBeforeDash(view, segment) ??
    (isBesideDates ? jobBesideDates(view, segment) : undefined) ??
    headingUpToPlace(view, segment, isBelowDates);
  return opening
    ? openedBy(view, segment, opening, dates)
    : [{ ...segment, dates, parts: [], isHeading: false }];
}

/** A segment of which only the opening is a heading. */
function openedBy(view: string, segment: ResumeSegment, opening: Range, dates: DateRange[]): EntrySegment[] {
  const inside = dates.filter((date) => date.end <= opening.end);
  const parts = partsOfOpening(view, opening, inside);
  const head = { ...segment, ...opening, dates: inside, parts, isHeading: true };
  if (opening.end === segment.end) return [head];
  const rest = { ...segment, start: opening.end, gap: 'spaces' as const };
  return [head, { ...rest, dates: [], parts: [], isHeading: false }];
}

/** "Elm Mill, Otley, OH HR Coordinator": a title right behind the place begins a part of its own. */
function partsOfOpening(view: string, { start, end }: Range, dates: DateRange[]): HeaderPart[] {
  const place = dates.length === 0 ? UP_TO_PLACE.exec(view.slice(start, end))?.[0] : undefined;
  if (place === undefined) return partsOf(view, { start, end }, dates);
  const behind = trimmed(view, start + place.length, end);
  return [
    ...partsOf(view, { start, end: start + place.length }, dates),
    ...(behind ? partsOf(view, behind, dates) : []),
  ];
}

/** Whether a line is a range of dates and nothing else. */
const isRangeAlone = (line: ResumeSegment | undefined, dates: DateRange | undefined): boolean =>
  line?.gap === 'line' && dates?.range === true && dates.start === line.start && dates.end === line.end;

/** "(312 units, 19 buildings)" between the name of a job and its dates */
const isInBrackets = (view: string, { start, end, gap }: ResumeSegment): boolean =>
  gap === 'line' && view.charAt(start - 1) === '(' && view.charAt(end) === ')';

/** "Planned Family Care of Ohio" above dates: a name, whatever its first word sounds like. */
function isName(view: string, { start, end, bullet, gap }: ResumeSegment): boolean {
  const raw = view.slice(start, end);
  if (bullet || gap !== 'line' || /[.!?:]$/.test(raw)) return false;
  const words = wordsOf(raw);
  return words.length > 1 && words.length <= MAX_NAME && plainWords(words).length === 0;
}

const isDatesAlone = (segment: EntrySegment | undefined): boolean =>
  segment?.parts.length === 0 && segment.dates.some(({ range }) => range);

/** Splits a segment into one piece per date range: "Buyer (1990–94), Head Buyer (1994–99)". */
function splitByDates(segment: ResumeSegment, dates: DateRange[]): ResumeSegment[] {
  const ranges = dates.filter((date) => date.range);
  if (ranges.length < 2) return [segment];
  const leads = (ranges[0]?.start ?? 0) - segment.start < 3;
  const cuts = leads
    ? ranges.slice(1).map((date) => date.start)
    : ranges.slice(0, -1).map((date) => date.end);
  const edges = [segment.start, ...cuts, segment.end];
  return edges.slice(0, -1).map((start, index) => ({
    ...segment,
    start,
    end: edges[index + 1] ?? segment.end,
    gap: index === 0 ? segment.gap : 'spaces',
  }));
}

const MAX_HEAD = RESUME_NUMBERS.maxHead.value;
const MAX_LABELLED = RESUME_NUMBERS.maxLabelledHead.value;
const MAX_TITLE_LINE = RESUME_NUMBERS.maxTitleLine.value;
const MAX_BEFORE_DATES = RESUME_NUMBERS.maxBeforeDates.value;
const MIN_RUNNING_ENTRY = RESUME_NUMBERS.minRunningEntry.value;
const MAX_WORDS = RESUME_NUMBERS.maxHeadWords.value;
const MAX_DATED_WORDS = RESUME_NUMBERS.maxHeadWordsWithDates.value;
const MAX_COMMAS = RESUME_NUMBERS.maxHeadCommas.value;
const MAX_PLAIN = RESUME_NUMBERS.maxPlainWords.value;
const MAX_PLAIN_BESIDE_DATES = RESUME_NUMBERS.maxPlainBesideDates.value;

function readsAsHeading(view: string, segment: ResumeSegment, dates: DateRange[]): boolean {
  const length = segment.end - segment.start;
  if (length > MAX_HEAD) return false;
  const raw = view.slice(segment.start, segment.end);
  if (LABELLED.test(raw) && length < MAX_LABELLED) return true;
  const last = lowerWords(raw, 40).at(-1) ?? '';
  const describes = DESCRIBES.test(raw + (view.charAt(segment.end) === ':' ? ':' : ''));
  const ranged = dates.some((date) => date.range);
  const isAction =
    describesAction(raw) &&
    !isNameBeforeDates(raw, segment, dates) &&
    !(dates.at(-1)?.range && dates.at(-1)?.end === segment.end && opensWithTitle(raw));
  if ((describes && !isTitleNoun(last)) || isAction || SAYS_WHAT_FOR.test(raw) || describesFirm(raw))
    return false;
  if (AUTHOR_OF.test(raw)) return false;
  const lower = /^\p{Ll}+(?!\p{L})/u.test(raw);
  const titled =
    !segment.bullet &&
    segment.gap !== 'spaces' &&
    isTitleNoun(last) &&
    isTitleLike(raw) &&
    raw.length < MAX_TITLE_LINE;
  if (lower && dates.length === 0 && !titled && smallTitle(raw) === undefined) return false;
  const bare = dates.reduceRight(
    (text, date) => text.slice(0, date.start - segment.start) + text.slice(date.end - segment.start),
    raw,
  );
  const named = segment.bullet ? bare : withoutOthers(withoutNote(bare));
  const words = wordsOf(named);
  if (segment.bullet && !(ranged && words.length <= 14 && !SINCE_A_YEAR.test(raw))) return false;
  const plain = plainWords(words);
  const isOfNames = plain.length === 0 && opensWithTitle(raw);
  if (
    words.length > (ranged || isOfNames ? MAX_DATED_WORDS : MAX_WORDS) ||
    (!ranged && named.split(',').length > MAX_COMMAS)
  )
    return false;
  if (words.length < 6 && !segment.bullet && isTitleNoun(last) && isTitleLike(raw)) return true;
  if (words.length < 9 && !segment.bullet && (opensWithTitle(raw) || isFirmWithTitle(raw))) return true;
  if (ranged) return plain.length <= words.length * MAX_PLAIN_BESIDE_DATES || words.length <= 4;
  if (
    /[.!?]$/.test(raw) &&
    words.length > 4 &&
    !(plain.length === 0 && /(?:, ?\p{Lu}[\p{L} ]{1,24}|\))\.$/u.test(raw)) &&
    !opensWithTitle(raw) &&
    !/\b(?:inc|ltd|co|corp|pvt|llc|st)\.$/i.test(raw)
  )
    return false;
  return plain.length <= Math.max(1, words.length * MAX_PLAIN);
}

/** "marketing and sales Elm Works - Otley, OH", "administrative assistant Elm Works": in small letters, and a job all the same. */
function isSmallHead(view: string, { start, end, bullet }: ResumeSegment): boolean {
  if (bullet || end - start > MAX_HEAD) return false;
  const raw = view.slice(start, end);
  return (
    /^[^.;!?]+, ?(?:[A-Z]{2}|State)$/.test(raw) || (!/[.;!?]/.test(raw) && smallTitle(raw) !== undefined)
  );
}

/** "sales and service" of "sales and service Elm Mill - Otley, OH" */
const SMALL_WORK = /^\p{Ll}[\p{Ll} &]{2,40}(?= \p{Lu}[^.;!?]+, ?(?:[A-Z]{2}|State)$)/u;

/** "implementation consultant" of "implementation consultant Elm Works": up to three words in small letters that are a title. */
function smallTitle(raw: string): string | undefined {
  const found = SMALL_TITLE.exec(raw);
  return found && (isTitleNoun(found[1] ?? '') || isOneTitle(found[0])) ? found[0] : undefined;
}
const SMALL_TITLE = /^(?:\p{Ll}+ ){0,2}(\p{Ll}+)(?!\p{L})(?= \p{Lu})/u;

/** What a heading is cut into: a title in small letters and what stands behind it; work in small letters is left out. */
function cutBehindSmall(view: string, { start, end }: Range): Range[] {
  const raw = view.slice(start, end);
  const title = smallTitle(raw);
  const small = title ?? SMALL_WORK.exec(raw)?.[0];
  if (small === undefined) return [{ start, end }];
  const rest = { start: start + small.length + 1, end };
  return title === undefined ? [rest] : [{ start, end: rest.start - 1 }, rest];
}

/** "Classified Private Party Rep Jan 2001 to Jan 2005": written as a name throughout, whatever its first word sounds like. */
function isNameBeforeDates(raw: string, segment: ResumeSegment, dates: DateRange[]): boolean {
  const last = dates.at(-1);
  if (!last?.range || segment.bullet || last.end !== segment.end || last.precision !== 'month') return false;
  const words = wordsOf(raw.slice(0, last.start - segment.start));
  return words.length > 1 && words.length <= MAX_NAME && plainWords(words).length === 0;
}
const MAX_NAME = RESUME_NUMBERS.maxNameWords.value;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}&][\p{L}\p{N}&'.+#-]*/gu) ?? [];

const plainWords = (words: readonly string[]): string[] =>
  words.filter((word) => /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()));

/** Without what describes an employer, if all else are names: "Buyer, Elm Foods (nine shops and two mills), Hull". */
function withoutNote(heading: string): string {
  const note = NOTE.exec(heading)?.[0];
  if (note === undefined || plainWords(wordsOf(note)).length === 0) return heading;
  const rest = heading.replace(note, '');
  return plainWords(wordsOf(rest)).length === 0 || opensWithTitle(rest) ? rest : heading;
}
const NOTE = / \([^()]{3,120}\)(?!\.)/u;

/** "Legal Secretary" of "Legal Secretary to two partners and three associates" */
function withoutOthers(heading: string): string {
  const cut = heading.search(WORKS_FOR);
  return cut > 0 && isTitleLike(heading.slice(0, cut)) ? heading.slice(0, cut) : heading;
}

/** "Senior Engineer, Search, Northwind, Oslo." is a heading despite the full stop. */
function opensWithTitle(raw: string): boolean {
  const [first = '', ...others] = raw.split(/,| \| /);
  return others.length > 0 && isTitleLike(first) && isTitleNoun(lowerWords(first).at(-1) ?? '');
}

/** "Elm Works – pipe welder – three years" */
function isFirmWithTitle(raw: string): boolean {
  const title = /^\p{Lu}[^–|,;.!?]{2,50} [–-] (\p{Ll}[\p{L} /-]{2,40}?)(?: [–-] |,|$)/u.exec(raw)?.[1];
  if (title === undefined) return false;
  return isOneTitle(title) || (isTitleNoun(lowerWords(title).at(-1) ?? '') && isTitleLike(title));
}

/** Of a bullet: "Territory rep, Elm Drinks, 2022–now. 120 accounts" */
const SHORT_TITLE = /^\p{Lu}[\p{L}/-]*(?: [\p{L}/-]+){0,2},/u;

/** The heading at the start of a paragraph: "Nurse, City Hospital, May 2015 – June 2018. Cared for …". */
function headingAtStart(view: string, segment: ResumeSegment, dates: DateRange[]): Range | undefined {
  const date = dates.find((each) => each.range);
  if (!date || date.start - segment.start > MAX_BEFORE_DATES) return undefined;
  const head = view.slice(segment.start, date.start);
  const isTitled = opensWithTitle(head) && (!segment.bullet || SHORT_TITLE.test(head));
  if (!isTitled && (segment.bullet || describesAction(view.slice(segment.start, segment.start + 80))))
    return undefined;
  if (/[.!?] \p{Lu}/u.test(head) || lowerWords(head).length > 18) return undefined;
  const words = wordsOf(head);
  if (!isTitled && plainWords(words).length > words.length * MAX_PLAIN) return undefined;
  if (words.length > 2) return { start: segment.start, end: Math.max(date.end, segment.start) };
  const after = view.slice(date.end, Math.min(segment.end, date.end + 120));
  const stop = after.search(/[.!?:](?: |$)|\n/);
  const end = stop < 0 ? Math.min(segment.end, date.end + 80) : date.end + stop;
  return { start: segment.start, end };
}

/** "Hill & Fry, Leeds — a printer's with forty presses": the employer, then a description of it. */
function employerBeforeDash(view: string, segment: ResumeSegment): Range | undefined {
  if (segment.bullet) return undefined;
  const head = view.slice(segment.start, Math.min(segment.end, segment.start + 90));
  const dash = head.search(/ ?–[ \u2060]/);
  if (dash < 3) return undefined;
  const range = { start: segment.start, end: segment.start + dash };
  const parts = partsOf(view, range, []);
  const named = parts.some((part) => part.sure > 1 && (part.kind === 'employer' || part.kind === 'place'));
  return named && parts.length < 5 && lowerWords(head.slice(0, dash)).length < 9 ? range : undefined;
}

const UP_TO_PLACE = /^[\p{Lu}\d].{4,90}?, ?(?:[A-Z]{2}|State)(?= \p{Lu}\p{L})/u;

/**
 * "Line Cook Gable House Portland, OR Prepared two hundred covers …": the heading up to its place, plus a title
 * directly after it.
 */
function headingUpToPlace(view: string, segment: ResumeSegment, isBelowDates: boolean): Range | undefined {
  if (segment.bullet || (!isBelowDates && segment.end - segment.start < MIN_RUNNING_ENTRY)) return undefined;
  const body = view.slice(segment.start, Math.min(segment.end, segment.start + 200));
  const head = UP_TO_PLACE.exec(body)?.[0];
  if (!head || /[.!?;] /.test(head) || lowerWords(head).length > 14) return undefined;
  const after = /^(?: \p{Lu}[\p{L}/&-]*){1,6}/u.exec(body.slice(head.length))?.[0] ?? '';
  const words = [...after.matchAll(/[\p{L}/&-]+/gu)];
  const noun = words.findLast((word) => isTitleNoun(word[0].toLowerCase()));
  const range = {
    start: segment.start,
    end: segment.start + head.length + (noun ? noun.index + noun[0].length : 0),
  };
  return partsOfOpening(view, range, []).some((part) => part.kind === 'place') ? range : undefined;
}

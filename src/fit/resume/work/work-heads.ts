import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { EntrySegment } from './entry-segments.ts';

const MAX_SHORT_LINE = RESUME_NUMBERS.maxShortLine.value;
const MAX_EMPLOYER_LINE = RESUME_NUMBERS.maxEmployerLine.value;
const MAX_LINES_AROUND = RESUME_NUMBERS.maxLinesAround.value;
const MAX_LINES_BELOW = RESUME_NUMBERS.maxLinesToTitle.value;

type Heading = number[];

/** For each work entry of a section, in order, the segments of its heading. */
export function headingsOf(segments: EntrySegment[]): EntrySegment[][] {
  const anchors = anchorsOf(segments);
  const before = headingsAround(segments, anchors, true);
  const after = headingsAround(segments, anchors, false);
  const dated = completeness(segments, before) >= completeness(segments, after) ? before : after;
  addDistantTitles(segments, dated);
  const rule = dated.filter((head) => head.some((i) => segments[i]!.dates.some((d) => d.range))).length > 1;
  const heads = [...dated, ...undatedHeadings(segments, dated, rule)];
  heads.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return heads.map((head) => head.map((index) => segments[index]!));
}

const has = (segment: EntrySegment, ...kinds: string[]) =>
  segment.parts.some((part) => kinds.includes(part.kind));

function anchorsOf(segments: EntrySegment[]): number[] {
  const ranged: number[] = [];
  const single: number[] = [];
  segments.forEach((segment, index) => {
    if (!segment.isHeading || segment.dates.length === 0) return;
    if (segment.dates.some((date) => date.range)) ranged.push(index);
    else if (!segment.bullet && (has(segment, 'title', 'employer', 'school') || isDateAtPlace(segment)))
      single.push(index);
  });
  // If most dates are ranges, a single date counts only next to a title or between the lines of a job.
  const kept =
    ranged.length > single.length
      ? single.filter((index) => has(segments[index]!, 'title') || isBesideJob(segments, index))
      : single;
  return [...ranged, ...kept].sort((a, b) => a - b);
}

/** "May 2012", "Hull, UK | May 2012" */
const isDateAtPlace = ({ parts }: EntrySegment): boolean => parts.every(({ kind }) => kind === 'place');

/** A date on its own line, or beside the place, with a title and an employer, school or place on the lines around it. */
function isBesideJob(segments: EntrySegment[], index: number): boolean {
  const dated = segments[index]!;
  if (!isDateAtPlace(dated)) return false;
  const around = [segments[index - 1], segments[index + 1]].filter(
    (each) => each?.isHeading && !each.bullet && each.dates.length === 0,
  ) as EntrySegment[];
  const sure = (...kinds: string[]) =>
    around.some(({ parts }) => parts.some((part) => part.sure > 1 && kinds.includes(part.kind)));
  const isTitleBesideName = ({ parts: [first, second] }: EntrySegment) =>
    first !== undefined &&
    second !== undefined &&
    [first, ...(dated.parts.length > 0 ? [second] : [])].some(
      ({ kind, sure }) => kind === 'title' && sure > 1,
    );
  return sure('title') && (sure('employer', 'school', 'place') || isTitleBesideName(around[0]!));
}

/**
 * Assigns heading lines to anchors (lines with dates). If headings precede their dates (`leading`), an anchor gets the
 * lines directly before it and those after it that the next entry doesn't claim; otherwise all lines after it. Entries
 * without a description between them share a run of heading lines; there each takes as many as the first entry has.
 */
function headingsAround(segments: EntrySegment[], anchors: number[], leading: boolean): Heading[] {
  const isAnchor = new Set(anchors);
  const titlesApart = haveTitlesApart(segments, anchors);
  const namesJob = (index: number) => has(segments[index]!, 'title', ...EMPLOYER_KINDS);
  const reach = (from: number, step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let i = from + step; i >= 0 && i < segments.length && found.length < MAX_LINES_AROUND; i += step) {
      if (isAnchor.has(i) || !segments[i]!.isHeading) break;
      if (
        step < 0 &&
        segments[i + 1]!.gap === 'blank' &&
        (nameJob([...found, from].map((each) => segments[each]!)) ||
          (namesFirm(segments[from]!) && !has(segments[i]!, 'title')) ||
          (!titlesApart && [...found, from, ...columnsBehind(segments, from)].some(namesJob)))
      )
        break;
      found.push(i);
    }
    return found;
  };
  const lines = reach(anchors[0] ?? 0, -1).length;
  const described = (n: number) => {
    const between = segments.slice((anchors[n - 1] ?? -1) + 1, anchors[n]);
    return n === 0 || between.some((segment) => !segment.isHeading);
  };
  const aheadOf = (n: number) => {
    if (opensBlock(segments, anchors[n]!)) return [];
    const ahead = reach(anchors[n]!, -1);
    if (described(n) || isBlock(segments, ahead, anchors[n]!)) return ahead;
    return ahead.slice(0, Math.max(lines, columnsBefore(segments, anchors[n]!)));
  };
  return anchors.map((anchor, n) => {
    const own = leading ? aheadOf(n).reverse() : [];
    const claimed = leading && n + 1 < anchors.length ? aheadOf(n + 1) : [];
    const head = [...own, anchor];
    for (const i of reach(anchor, 1)) {
      if (claimed.includes(i) || startsNextJob(segments, head, i) || isApart(segments, head, i)) break;
      head.push(i);
    }
    return head;
  });
}

/**
 * "Assistant Manager, Elm Grill, 2022 – now" names a job: what stands above it and a blank line is what somebody calls
 * themselves, or something else.
 */
function nameJob(segments: readonly EntrySegment[]): boolean {
  const parts = segments.flatMap((segment) => segment.parts);
  const isSure = (...kinds: string[]) => parts.some(({ kind, sure }) => sure > 1 && kinds.includes(kind));
  const isEither = (...kinds: string[]) => parts.some(({ kind }) => kinds.includes(kind));
  return (
    (isSure('title') && isEither(...EMPLOYER_KINDS)) || (isEither('title') && isSure('employer', 'school'))
  );
}

/** "Elm Foods, Hull, 2019 – now": what stands above a blank line names it only if it is a title. */
const namesFirm = ({ parts: [first, second] }: EntrySegment): boolean =>
  first !== undefined && EMPLOYER_KINDS.includes(first.kind) && second?.kind === 'place';

/**
 * Whether titles stand above a blank line in at least half of several jobs, and in two of them. Elsewhere, what stands there is what somebody calls
 * themselves: "Machinist, own tools", above "Elm Valve, Hull" and its dates.
 */
function haveTitlesApart(segments: EntrySegment[], anchors: readonly number[]): boolean {
  const apart = anchors.filter((anchor) => {
    let first = anchor;
    while (first > 0 && segments[first]!.gap !== 'blank') first--;
    const above = segments[first - 1];
    return above?.isHeading === true && has(above, 'title');
  });
  return anchors.length < 2 || (apart.length > 1 && apart.length * 2 >= anchors.length);
}

/** The other columns of a line, behind one of them. */
function columnsBehind(segments: EntrySegment[], from: number): number[] {
  const columns: number[] = [];
  for (let index = from + 1; segments[index]?.gap === 'spaces'; index++) columns.push(index);
  return columns;
}

/** Whether lines stand between a blank line and the date, without another blank line. */
const isBlock = (segments: EntrySegment[], ahead: readonly number[], anchor: number): boolean =>
  ahead.length > 0 &&
  segments[ahead.at(-1)!]!.gap === 'blank' &&
  [...ahead.slice(0, -1), anchor].every((i) => segments[i]!.gap !== 'blank');

/** Dates alone behind a blank line, with the lines of the job right below, which name it whatever stands above the dates. */
const opensBlock = (segments: EntrySegment[], anchor: number): boolean =>
  segments[anchor]!.gap === 'blank' &&
  segments[anchor]!.parts.length === 0 &&
  (segments[anchor - 1]?.gap === 'line' || nameJob(segments.slice(anchor + 1, anchor + 3))) &&
  segments[anchor + 1]?.gap === 'line' &&
  segments[anchor + 1]!.isHeading &&
  segments[anchor + 2]?.gap === 'line' &&
  segments[anchor + 2]!.isHeading;

/** How many columns of the same line stand before a date. */
function columnsBefore(segments: EntrySegment[], anchor: number): number {
  let first = anchor;
  while (first > 0 && segments[first]!.gap === 'spaces' && segments[first - 1]!.isHeading) first--;
  return anchor - first;
}

/** A line with a title after a heading that has both title and employer starts the next job. */
function startsNextJob(segments: EntrySegment[], head: Heading, index: number): boolean {
  const known = head.map((each) => segments[each]!);
  const named =
    known.some((each) => has(each, 'title')) && known.some((each) => has(each, ...EMPLOYER_KINDS));
  return named && segments[index]!.parts.some((part) => part.sure > 1 && part.kind === 'title');
}

/** Behind a blank line, below a heading that has a title or two lines above its dates, unless all lines are apart. */
const isApart = (segments: EntrySegment[], head: Heading, index: number): boolean =>
  segments[index]!.gap === 'blank' &&
  segments[index - 1]?.gap !== 'blank' &&
  (head.length > 2 || head.some((each) => has(segments[each]!, 'title')));

const EMPLOYER_KINDS = ['employer', 'school', 'other'];

function completeness(segments: EntrySegment[], heads: Heading[]): number {
  let score = 0;
  for (const head of heads) {
    const parts = head.flatMap((index) => segments[index]!.parts);
    const other = parts.some((part) => part.kind === 'other');
    if (parts.some((part) => part.kind === 'title')) score += 2;
    else if (other && parts.some((part) => part.kind === 'employer' && part.sure === 3)) score += 1;
    if (parts.some((part) => part.kind === 'employer' || part.kind === 'school')) score += 2;
    else if (other) score += 1;
  }
  return score;
}

function addDistantTitles(segments: EntrySegment[], heads: Heading[]): void {
  heads.forEach((head, n) => {
    if (head.some((index) => has(segments[index]!, 'title'))) return;
    const last = head.at(-1) ?? 0;
    const stop = Math.min(heads[n + 1]?.[0] ?? segments.length, last + 1 + MAX_LINES_BELOW);
    for (let i = last + 1; i < stop; i++) {
      const segment = segments[i]!;
      if (segment.bullet) break;
      if (segment.isHeading && segment.parts.some((part) => part.kind === 'title' && part.sure > 1)) {
        head.push(i);
        return;
      }
    }
  });
}

/** Headings without dates: a title next to an employer, on one or two lines. `rule` if dates are the rule. */
function undatedHeadings(segments: EntrySegment[], dated: Heading[], rule: boolean): Heading[] {
  const used = new Set(dated.flat());
  const found: Heading[] = [];
  const sure = (index: number, ...kinds: string[]) =>
    segments[index]!.parts.some((part) => kinds.includes(part.kind) && part.sure > 1);
  for (let i = 0; i < segments.length; i++) {
    if (used.has(i) || !segments[i]!.isHeading || segments[i]!.bullet) continue;
    const pair =
      i + 1 < segments.length && !used.has(i + 1) && segments[i + 1]!.isHeading && !segments[i + 1]!.bullet;
    if (sure(i, 'title') && (sure(i, 'employer', 'school') || (!rule && namesEmployer(segments[i]!))))
      found.push([i]);
    else if (pair && sure(i, 'title') && sure(i + 1, 'employer', 'school')) found.push([i, ++i]);
    else if (pair && sure(i, 'employer', 'school') && sure(i + 1, 'title')) found.push([i, ++i]);
    else if (rule) continue;
    else if (pair && sure(i, 'title') && hasPlaceAfterName(segments[i + 1]!)) found.push([i, ++i]);
    else if (pair && hasPlaceAfterName(segments[i]!) && sure(i + 1, 'title')) found.push([i, ++i]);
    else if (pair && sure(i, 'title') && isTitleAbove(segments, i)) found.push([i, ++i]);
    else if (sure(i, 'title') && isTitleAlone(segments, i)) found.push([i]);
  }
  return found;
}

/** "Clerk, Blue Kettle, York", "Blue Kettle – Clerk": the other name on the line can only be the employer. */
function namesEmployer(segment: EntrySegment): boolean {
  const { parts } = segment;
  const at = parts.findIndex((part) => part.kind === 'other');
  const employer = parts[at];
  if (!employer || segment.end - segment.start > MAX_SHORT_LINE) return false;
  const second = at === 0 ? parts[1] : employer;
  const rest = parts.filter((part) => part !== employer && part.kind !== 'place');
  return (
    EMPLOYER_SEPARATORS.has(second?.separator ?? '') &&
    at <= rest.length &&
    rest.every((part) => part.kind === 'title')
  );
}

const EMPLOYER_SEPARATORS = new Set([',', '-', '–', '|', 'at', '@']);

/** Behind an empty line or the heading of the section. */
const isApartAbove = ({ gap }: EntrySegment, index: number): boolean => gap === 'blank' || index === 0;

/** A title on its own line, a name on the next one, then a description. */
function isTitleAbove(segments: EntrySegment[], index: number): boolean {
  const [title, employer, description] = segments.slice(index, index + 3);
  if (!title || !employer || !isApartAbove(title, index) || description?.isHeading) return false;
  const only = employer.parts[0];
  return (
    title.parts.length === 1 &&
    employer.parts.length === 1 &&
    only?.kind === 'other' &&
    employer.end - employer.start < MAX_EMPLOYER_LINE
  );
}

function isTitleAlone(segments: EntrySegment[], index: number): boolean {
  const [title, description] = segments.slice(index, index + 2);
  return (
    title !== undefined &&
    isApartAbove(title, index) &&
    title.parts.length === 1 &&
    description !== undefined &&
    !description.isHeading
  );
}

/** "Blue Door, Leeds, UK": a name followed by a place. */
function hasPlaceAfterName(segment: EntrySegment): boolean {
  return segment.parts[0]?.kind === 'other' && segment.parts.length < 4 && segment.parts[1]?.kind === 'place';
}

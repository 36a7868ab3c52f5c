import { within } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { opensStudy } from '../education/unfinished-study.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { describesAction, isTitleLike, isTitleNoun } from '../work/part-kinds.ts';
import { headingKind } from './resume-sections.ts';

const CONTINUES =
  /^(?:(?:and|of|&|\/|for|de|und|y|et) \S|(?:(?:\p{L}+ )?(?:inc|incorporated|ltd|limited|llc|plc|corporation)|schools?|university|college|institute|hospital|department|systems|services|association|society|authority|board|commission|committee|council|company|cent(?:er|re)|foundation|program|corps|bank)\b\.?(?:,| \(|$))/iu;
const LEFT_OPEN = /(?:^|[ ,])(?:of|and|&|the|for|in|to|at|with|an?|by|or|as|from|de|der|und|für|et|y)$/i;
/** "Evansville, IN", "Seaside OR": a state rather than a word that more must follow. */
const STATE_AT_END = /(?:,|\p{Ll}) (?:IN|OR|DE)$/u;
const ENDED = /[.!?:]$/;

/**
 * Joins lines that were wrapped, so that a text reads the same at any width: "Institute of Marine Science" + "and
 * Fisheries", or a sentence that continues on the next line. After a full line of prose, a line that begins with a
 * capital continues it too; a heading is joined with the next line only if its last word or a comma leaves it open.
 */
export function joinWrappedLines(
  view: string,
  segments: ResumeSegment[],
  dates: DateRange[],
): ResumeSegment[] {
  const width = widthOf(segments);
  const wraps = breaksWithinSentences(view, segments);
  const joined: ResumeSegment[] = [];
  let last: ResumeSegment | undefined;
  let inside = false;
  for (const segment of segments) {
    const before = joined.at(-1);
    const goes: boolean =
      last !== undefined && isContinued(view, { last, next: segment, inside, width, wraps, dates });
    if (goes && before) before.end = segment.end;
    else joined.push({ ...segment });
    inside = goes && last !== undefined && (inside || isDescription(lineOf(view, last)));
    last = segment;
  }
  return joined;
}

const MIN_LINES = RESUME_NUMBERS.minLinesForWidth.value;
const LONGER_THAN_WIDTH = RESUME_NUMBERS.longerThanWidth.value;
const FULL_LINE_SHARE = RESUME_NUMBERS.fullLineShare.value;
const MAX_CUT_LINE = RESUME_NUMBERS.maxCutLine.value;
const MAX_REST = RESUME_NUMBERS.maxRest.value;
const LONG_LINE = RESUME_NUMBERS.longLine.value;
const LONG_LINE_WORDS = RESUME_NUMBERS.longLineWords.value;
const PROSE_SHARE = RESUME_NUMBERS.proseShare.value;

/** The length at which lines are wrapped: that of the longest lines, ignoring a few. */
function widthOf(segments: ResumeSegment[]): number {
  if (segments.length < MIN_LINES) return Number.POSITIVE_INFINITY;
  const lengths = segments.map(({ start, end }) => end - start).sort((a, b) => b - a);
  return lengths[Math.floor(lengths.length * LONGER_THAN_WIDTH)] ?? Number.POSITIVE_INFINITY;
}

/** Whether a line without a bullet goes on below one with a bullet, or in lower case below one longer than most headings. */
const breaksWithinSentences = (view: string, segments: ResumeSegment[]): boolean =>
  segments.some(({ start, gap, bullet }, index) => {
    const before = segments[index - 1];
    if (!before || bullet || gap !== 'line' || before.end - before.start <= MAX_REST) return false;
    return before.bullet || /^\p{Ll}/u.test(view.slice(start, start + 2));
  });

const lineOf = (view: string, { start, end }: ResumeSegment) => view.slice(Math.max(start, end - 240), end);

type LinePair = {
  last: ResumeSegment;
  next: ResumeSegment;
  /** True if `last` itself continues a line of prose. */
  inside: boolean;
  width: number;
  /** True if lines are broken within sentences, so that one with a capital may go on with the line above it too. */
  wraps: boolean;
  dates: DateRange[];
};

function isContinued(view: string, { last, next, inside, width, wraps, dates }: LinePair): boolean {
  if (next.gap === 'blank' || next.bullet) return false;
  const between = view.slice(last.end, next.start);
  if (between.length > 12 || between.includes('|')) return false;
  const line = lineOf(view, last);
  const head = view.slice(next.start, Math.min(next.end, next.start + 40));
  const near = between.length < 4 && line.length < MAX_CUT_LINE && /[\p{L},&]$/u.test(line);
  const isHeading = head === head.toUpperCase() && headingKind(head) !== undefined;
  if (near && !isHeading && CONTINUES.test(head.slice(0, 16)) && !beginsAnew(line, head)) return true;
  if (next.gap === 'spaces') return false;
  if (line.length > 12 && ((LEFT_OPEN.test(line) && !STATE_AT_END.test(line)) || /^ ?,/.test(between)))
    return true;
  if (headingKind(view.slice(next.start, Math.min(next.end, next.start + 91)))) return false;
  if (!inside && areBothDeeds(view, last, next)) return false;
  if (/\d$/.test(line) && opensStudy(head)) return false;
  const below = view.slice(next.start, Math.min(next.end, next.start + 240));
  const full = line.length + 1 + head.search(/ |$/) > width * FULL_LINE_SHARE;
  if (ENDED.test(line)) return full && inside && isProse(below);
  const prose = isProse(line);
  if (/^\p{Ll}/u.test(head)) return full || prose || inside || last.bullet;
  if (!wraps) return false;
  if (inside && (isLong(below) || /[.;]$| the /.test(below))) return true;
  if (full && below.length < MAX_REST) {
    const near = within(dates, { start: last.start, end: next.end });
    const dated = near.some((date) => date.range && date.end + 3 < last.end);
    if (dated) return near.every((date) => date.end <= last.end);
  }
  // A line in capitals may be the heading of the next entry.
  return full && (prose || inside || isLong(line)) && /(?<![\p{L}'])\p{Ll}{3,}|[.;]$/u.test(below);
}

/** "Bolt plc" below "EXPERIENCE", or below "Clerk, Audit": the name of an employer, not the rest of one. */
const beginsAnew = (line: string, head: string): boolean =>
  /^\p{Lu}\p{L}/u.test(head) &&
  !line.endsWith(',') &&
  (headingKind(line) !== undefined || (/^\p{L}+ /u.test(head) && endsWithTitle(line)));

/** "Baker", "Senior Clerk", "Senior Clerk, Audit", but not "Senior Clerk, Native Title Services". */
function endsWithTitle(line: string): boolean {
  const last =
    line
      .split(/,|–| - |\|/)
      .at(-1)
      ?.trim() ?? '';
  if (/^\p{L}+$/u.test(line)) return isTitleNoun(line.toLowerCase());
  return isTitleLike(line) && (!last.includes(' ') || isTitleLike(last));
}

/** "Type deeds and affidavits" above "Record documents": what somebody did, one thing a line. */
const areBothDeeds = (view: string, last: ResumeSegment, next: ResumeSegment): boolean =>
  [last, next].every(({ start, end }) => describesAction(view.slice(start, Math.min(end, start + 80))));

const isDescription = (line: string) => isProse(line) || isLong(line);

/** Longer than any heading. */
function isLong(line: string): boolean {
  return line.length > LONG_LINE && line.split(' ').length > LONG_LINE_WORDS;
}

/** A sentence or part of one: many of its words are long and in lower case. */
function isProse(line: string): boolean {
  const words = line.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && word.length > 3);
  return words.length > 4 && small.length > words.length * PROSE_SHARE;
}

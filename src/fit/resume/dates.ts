import type { Range } from '../../shared/range.ts';
import { RESUME_NUMBERS } from '../numbers/resume-numbers.ts';
import { LETTERS } from '../text/characters.ts';
import { matchesOf } from '../text/patterns/matches.ts';
import { MONTHS, PRESENT_WORDS, QUARTERS, RANGE_WORDS, SEASONS, SINCE_WORDS } from './words/date-words.ts';

/** Months are counted from year 0 (year × 12 + month − 1). Both ends are inclusive. */
export type DateRange = Range & {
  from: number;
  to: number;
  current: boolean;
  /** True if two dates, or a date and "present", were written; false for a single date. */
  range: boolean;
  /** The coarser of the two ends. */
  precision: 'year' | 'month';
};

type Point = Range & {
  from: number;
  to: number;
  kind: 'year' | 'month' | 'bare-month' | 'short-year' | 'present';
};

const words = (record: Record<string, unknown>) =>
  Object.keys(record)
    .sort((a, b) => b.length - a.length)
    .join('|');
const MONTH = `(?:${words(MONTHS)})`;
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
/** A placeholder for a year, as in templates and anonymized résumés. */
const PLACEHOLDER_YEAR = '(?:(?:19|20)(?:xx|yy|__|\\?\\?)|xxxx|yyyy|\\[year\\])';
const BEFORE = `(?<![${LETTERS}\\d$€£.,/])`;
const AFTER = `(?![${LETTERS}\\d]|[.,]\\d)`;

/** The first two letters of words that begin with an ASCII letter. */
function startsOf(written: readonly string[]): string {
  const starts = written.map((word) => word.slice(0, 2)).filter((start) => /^[a-z]/.test(start));
  return [...new Set(starts)].sort().join('|');
}

/** Where a date may begin, so that the rest need not be tried at or inside of every word. */
const STARTS = startsOf([
  ...Object.keys(MONTHS),
  ...Object.keys(SEASONS),
  ...PRESENT_WORDS,
  ...Object.keys(QUARTERS),
  'xx',
  'yy',
]);
const MAY_BEGIN = `(?=\\d|\\[|(?<![a-z])(?:${STARTS})|[^\\0-\\x7f])`;

const POINT = new RegExp(
  `${MAY_BEGIN}(?:${[
    `${BEFORE}(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[ -]{1,2}(?:of |de )?)?(?<month>${MONTH})(?:\\.(?!\\n\\n))?(?: ?\\d{1,2}(?:st|nd|rd|th)?(?:,|(?= (?:19|20)\\d\\d)))?(?:[ \\n,/'-]| de | of ){0,3}(?<year>${YEAR}|(?<=')\\d\\d|(?<=[- ])\\d\\d(?= {0,3}[-–]| to | {1,3}till| {1,3}present|\\)|$))${AFTER})`,
    `(?<![${LETTERS}\\d])(?<open>(?:(?:${words(SEASONS)}|${MONTH})s?\\.?,? )?${PLACEHOLDER_YEAR})(?![${LETTERS}\\d])`,
    `(?<![${LETTERS}\\d$€£])(?<season>${words(SEASONS)})s?(?: of)?[ ,']{1,2}(?<seasonYear>${YEAR}|(?<=')\\d\\d)(?<acrossYears>[/-]\\d\\d(?!\\d))?${AFTER}`,
    `(?<![${LETTERS}\\d$€£])(?<quarter>q[1-4])[ /,'-]{1,2}(?<quarterYear>${YEAR})${AFTER}`,
    `(?<![${LETTERS}\\d$€£])(?<yearOfQuarter>${YEAR})[ /,-]{1,2}(?<quarterOfYear>q[1-4])${AFTER}`,
    `(?<=(?<![${LETTERS}\\d$€£])')(?<shortFrom>\\d\\d)(?=(?: ?[-–] ?| to )(?:'\\d\\d(?![${LETTERS}\\d])|present|now))`,
    `(?<=(?<![${LETTERS}\\d])'\\d\\d(?: ?[-–] ?| to )')(?<shortTo>\\d\\d)(?![${LETTERS}\\d])`,
    `(?<![\\d$€£.,/])(?<isoYear>${YEAR})(?:[-/.]| / |年)(?<isoMonth>0[1-9]|1[0-2]|(?<=年)[1-9](?=月))(?:[-/.]\\d{2})?月?(?!\\d)`,
    `(?<![\\d$€£.,/])(?<one>\\d{1,2})(?<mark>[./-])(?<two>\\d{1,2})\\k<mark>(?<dayYear>${YEAR}|\\d\\d)${AFTER}`,
    `(?<![\\d$€£.,/])(?<numMonth>0?[1-9]|1[0-2])(?:[./-]| / )(?<numYear>${YEAR})${AFTER}`,
    `(?<![\\d$€£.,/])(?<slashMonth>0[1-9]|1[0-2]|[1-9](?=/\\d\\d(?: to | {0,2}[-–]))|(?<=(?: to |[-–]) ?)[1-9])[/'](?<slashYear>\\d\\d)${AFTER}(?![/])`,
    `(?<![${LETTERS}\\d$€£.,#@+_=])(?<lone>${YEAR})(?:(?=${YEAR}(?!\\d)|present)|(?![${LETTERS}\\d%+@]|[.,]\\d|-(?!${YEAR}(?!\\d)|\\d\\d(?!\\d))\\d))`,
    `(?<=(?<!\\d)${YEAR})(?<glued>${YEAR})(?!\\d)`,
    `(?<=(?<!\\d)${YEAR})(?<gluedPresent>present)`,
    `(?<![${LETTERS}\\d])(?<bare>${MONTH})\\.?(?![${LETTERS}\\d])`,
    `(?<=${YEAR} {0,2}[-–/] {0,2}'?)(?<short>\\d\\d)(?![${LETTERS}\\d%/-]|[.]\\d| / ?\\d)`,
    `(?<![${LETTERS}\\d])(?<present>${PRESENT_WORDS.join('|')})(?![${LETTERS}\\d])`,
  ].join('|')})`,
  'gi',
);

const JOIN = new RegExp(
  `^[\\s\\u2060).,]{0,12}(?:[-–~/]{1,3}|->|→|(?:${RANGE_WORDS.join('|')})(?![\\p{L}]))?[\\s\\u2060(:']{0,12}(?:the )?$`,
  'iu',
);
const DAY_FIRST = /(?<!\d)(?:1[3-9]|2\d|3[01])([/-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/;
const GAP_ONLY = /^(?: {1,4}|\t)$/;
const SINCE = new RegExp(`(?:^|[^\\p{L}])(${SINCE_WORDS.join('|')})[\\s:]{1,3}$`, 'iu');
const ONWARDS = /^[ ]?(?:onwards?|on(?=[ ]?(?:$|[\n)|,;:•]))|\+|[-–][ ]?(?=$|[\n)|,•]|[ ]{2}))/i;

/**
 * Finds the dates and date ranges of a view, in order. `today` is the month that "present" means, counted from year 0.
 */
export function findDates(view: string, today: number): DateRange[] {
  const points = findPoints(view, today);
  const found: DateRange[] = [];
  for (let i = 0; i < points.length; i++) {
    const first = points[i]!;
    const second = points[i + 1];
    if (first.kind === 'present' || first.kind === 'short-year') continue;
    if (second && (formRange(view, first, second) || isBroken(view, first, second))) {
      found.push(rangeOf(view, first, second, today));
      i++;
    } else if (first.kind !== 'bare-month') found.push(singleDate(view, first, today));
  }
  return found;
}

function findPoints(view: string, today: number): Point[] {
  const points: Point[] = [];
  // 03/04/2019 is in March or April, depending on the country. A date that begins with a day above 12 decides for the
  // text.
  const dayFirst = DAY_FIRST.test(view);
  const shortRanges = hasShortRanges(view);
  for (const match of matchesOf(view, POINT)) {
    const point = pointOf(match, today, dayFirst);
    if (point && shortRanges && /^\d{4}-\d\d$/.test(match[0]))
      points.push(...endsOfShortRange(point, match[0]));
    else if (point) points.push(point);
  }
  return points;
}

/** "2007-11" is from 2007 to 2011 where other ranges are written like "2012-18" and none of the kind could only be a month. */
function hasShortRanges(view: string): boolean {
  const pairs = [...view.matchAll(YEAR_DASH_NUMBER)].map(([, year, number]) => [
    Number(year),
    Number(number),
  ]);
  return (
    pairs.some(([, number = 0]) => number > 12) &&
    pairs.every(([year = 0, number = 0]) => number > year % 100)
  );
}
const YEAR_DASH_NUMBER = /(?<![\d-])((?:19|20)\d\d)-(\d\d)(?![\d-])/g;

const endsOfShortRange = ({ start, end, from }: Point, written: string): Point[] => {
  const year = Math.floor(from / 12) * 12;
  return [
    { start, end: start + 4, from: year, to: year + 11, kind: 'year' },
    { start: end - 2, end, from: Number(written.slice(-2)), to: 0, kind: 'short-year' },
  ];
};

function pointOf(match: RegExpExecArray, today: number, dayFirst: boolean): Point | undefined {
  const g = match.groups ?? {};
  const at = { start: match.index, end: match.index + match[0].length };
  const month = (year: number, index: number): Point => ({
    ...at,
    from: year * 12 + index,
    to: year * 12 + index,
    kind: 'month',
  });
  if (g.month) return month(fullYear(g.year ?? '', today), MONTHS[g.month.toLowerCase()] ?? 0);
  if (g.isoYear && match[0].includes('/') && Number(g.isoMonth) === (Number(g.isoYear) + 1) % 100) {
    // 2004/05 is an academic year.
    return { ...at, from: Number(g.isoYear) * 12 + 8, to: Number(g.isoYear) * 12 + 17, kind: 'year' };
  }
  if (g.isoYear) return month(Number(g.isoYear), Number(g.isoMonth) - 1);
  if (g.numYear) return month(Number(g.numYear), Number(g.numMonth) - 1);
  if (g.dayYear) {
    const written = Number(dayFirst || g.mark === '.' ? g.two : g.one);
    return written >= 1 && written <= 12 ? month(fullYear(g.dayYear, today), written - 1) : undefined;
  }
  if (g.slashYear) return month(fullYear(g.slashYear, today), Number(g.slashMonth) - 1);
  if (g.season) {
    // "Winter 2018/19" begins in December.
    const begins = (g.acrossYears ? MONTHS.december : SEASONS[g.season.toLowerCase()]) ?? 0;
    const from = fullYear(g.seasonYear ?? '', today) * 12 + begins;
    return { ...at, from, to: from + 2, kind: 'month' };
  }
  const quarter = g.quarter ?? g.quarterOfYear;
  if (quarter) {
    const from = Number(g.quarterYear ?? g.yearOfQuarter) * 12 + (QUARTERS[quarter.toLowerCase()] ?? 0);
    return { ...at, from, to: from + 2, kind: 'month' };
  }
  const short = g.shortFrom ?? g.shortTo;
  if (short) {
    const from = fullYear(short, today) * 12;
    return { ...at, from, to: from + 11, kind: 'year' };
  }
  if (g.lone) return { ...at, from: Number(g.lone) * 12, to: Number(g.lone) * 12 + 11, kind: 'year' };
  if (g.open) return { ...at, from: Number.NaN, to: Number.NaN, kind: 'year' };
  if (g.glued) return { ...at, from: Number(g.glued) * 12, to: Number(g.glued) * 12 + 11, kind: 'year' };
  if (g.bare) return { ...at, from: MONTHS[g.bare.toLowerCase()] ?? 0, to: 0, kind: 'bare-month' };
  if (g.short) return { ...at, from: Number(g.short), to: 0, kind: 'short-year' };
  return { ...at, from: today, to: today, kind: 'present' };
}

function fullYear(written: string, today: number): number {
  const year = Number(written);
  if (year > 99) return year;
  return year + (2000 + year > Math.floor(today / 12) + 5 ? 1900 : 2000);
}

/** "Summers 2012 & 2013", "Fall 2017, Spring 2018" */
const NEXT_SEASON = /^(?:,| &|,? and) $/;
const isSeason = ({ kind, from, to }: Point): boolean => kind === 'month' && to - from === 2;

const MAX_GAP = RESUME_NUMBERS.maxDateGap.value;

function formRange(view: string, first: Point, second: Point): boolean {
  if (second.start - first.end > MAX_GAP) return false;
  const between = view.slice(first.end, second.start);
  if (between === '')
    return first.kind === 'year' && (second.kind === 'present' || first.from <= second.from);
  if (first.kind === 'bare-month') {
    if (second.kind !== 'month' && !Number.isNaN(second.from)) return false;
    return /[-–]|to|bis/i.test(between) && JOIN.test(between);
  }
  if (second.kind === 'bare-month') return false;
  if (isSeason(first) && first.to < second.from && NEXT_SEASON.test(between))
    return isSeason(second) || second.kind === 'year';
  if (!JOIN.test(between)) return false;
  if (!/[^\s\u2060.,)(:']/.test(between)) {
    return (
      GAP_ONLY.test(between) &&
      (second.kind === 'present' || (first.kind === second.kind && !(first.from >= second.from)))
    );
  }
  if (second.kind === 'year' && first.kind === 'year' && /^\s{0,2}\/\s{0,2}$/.test(between))
    return second.from === first.from + 12;
  return true;
}

/**
 * "Aug 2016 –   Elm Hospital" above "Mar 2020   Staff nurse": a range in a narrow column, of which the end stands below. What stands
 * between belongs to the job, so the range ends with its first line.
 */
function isBroken(view: string, first: Point, second: Point): boolean {
  const isDate = (point: Point) => point.kind === 'year' || point.kind === 'month';
  if (second.start - first.end > MAX_BROKEN || !isDate(first)) return false;
  if (!(second.kind === 'present' || (isDate(second) && first.from <= second.from))) return false;
  const between = view.slice(first.end, second.start);
  const behind = view.slice(second.end, second.end + 3);
  return (
    (BROKEN_LEFT.test(between) && isLineStart(view, first.start) && /^ {2}/.test(behind)) ||
    (BROKEN_RIGHT.test(between) && /^ *(?:\n|$)/.test(behind))
  );
}
const MAX_BROKEN = RESUME_NUMBERS.maxHead.value;
const BROKEN_LEFT = /^ ?[-–] {2,}[^\n]{2,}\n *$/;
const BROKEN_RIGHT = /^ ?[-–] *\n[^\n]{2,} {2,}$/;
const isLineStart = (view: string, at: number): boolean =>
  /(?:^|\n) *$/.test(view.slice(Math.max(0, at - 20), at));

function rangeOf(view: string, first: Point, second: Point, today: number): DateRange {
  let from = first.from;
  let to = second.to;
  const current = second.kind === 'present';
  if (first.kind === 'bare-month') from = Math.floor(second.from / 12) * 12 + first.from;
  if (second.kind === 'short-year') to = (Math.floor(first.from / 1200) * 100 + second.from) * 12 + 11;
  if (second.kind === 'short-year' && to < from) to += 1200;
  const yearly = first.kind === 'year' && second.kind !== 'month';
  // Without months, 2017–2019 is taken from the middle of one year to the middle of the other.
  if (first.kind === 'year' && Math.floor(from / 12) !== Math.floor(to / 12)) from += 6;
  if (second.kind === 'year' || second.kind === 'short-year') {
    if (Math.floor(first.from / 12) !== Math.floor(to / 12)) to -= 6;
  }
  if (current || to > today) to = Math.max(Math.min(to, today), Math.min(from, today));
  if (to < from) [from, to] = [Math.min(from, to), Math.max(from, to)];
  return {
    start: sinceStart(view, first.start) ?? first.start,
    end: isBroken(view, first, second) ? first.end : second.end,
    from,
    to,
    current,
    range: true,
    precision: yearly || (second.kind === 'year' && first.kind === 'year') ? 'year' : 'month',
  };
}

function singleDate(view: string, point: Point, today: number): DateRange {
  const precision = point.kind === 'year' ? 'year' : 'month';
  const since = sinceStart(view, point.start);
  const onwards = ONWARDS.exec(view.slice(point.end, point.end + 10));
  if ((since === undefined && !onwards) || point.from > today) {
    return {
      start: point.start,
      end: point.end,
      from: point.from,
      to: point.to,
      current: false,
      range: false,
      precision,
    };
  }
  const from = precision === 'year' ? Math.min(point.from + 6, today) : point.from;
  // The dash of "10/2019 –" isn't part of the date, as a column ends before it.
  const end = onwards && /\p{L}|\+/u.test(onwards[0]) ? point.end + onwards[0].trimEnd().length : point.end;
  return { start: since ?? point.start, end, from, to: today, current: true, range: true, precision };
}

function sinceStart(view: string, start: number): number | undefined {
  const head = view.slice(Math.max(0, start - 14), start);
  const match = SINCE.exec(head);
  if (!match) return undefined;
  return start - (head.length - match.index - match[0].indexOf(match[1] ?? ''));
}

/** The month of a day (YYYY-MM-DD), counted from year 0. */
export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

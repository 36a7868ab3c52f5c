import type { Range } from '../../../shared/range.ts';
import type { DateRange } from '../dates.ts';
import { lowerWords, spanOf } from '../layout/spans.ts';
import type { WorkEntry } from '../resume.types.ts';
import type { EntrySegment } from './entry-segments.ts';
import type { HeaderPart } from './part-kinds.ts';
import { isTitleNoun, tellsDeed } from './part-kinds.ts';
import { headsOf } from './work-heads.ts';

/** Work entries of one section: each begins at a date and takes the title, employer and place that stand by it. */
export function workEntriesOf(text: string, segments: EntrySegment[], end: number): WorkEntry[] {
  const heads = headsOf(segments);
  const entries = heads
    .map((head, index) => ({ head, entry: entryOf(text, head, heads[index + 1]?.[0]?.start ?? end) }))
    .filter(({ head, entry }) => (entry.title || entry.employer) && saysWork(head))
    .map(({ entry }) => entry);
  return withInheritedEmployers(entries);
}

/** A part of the heading surely names a job or an employer, or a place stands by it; courses and talks have dates too. */
function saysWork(head: EntrySegment[]): boolean {
  const parts = head.flatMap((segment) => segment.parts);
  if (parts.some((part) => part.sure > 1 && NAMES_WORK.has(part.kind))) return true;
  const ranged = head.some((segment) => segment.dates.some((date) => date.range));
  return ranged && parts.some((part) => part.kind === 'place' && part.end - part.start > 4);
}

const NAMES_WORK = new Set(['title', 'employer', 'school']);

function entryOf(text: string, head: EntrySegment[], end: number): WorkEntry {
  const parts = head.flatMap((segment) => segment.parts);
  const dates = head.flatMap((segment) => segment.dates);
  const date = dates.find((each) => each.range) ?? dates[0];
  const title = bestTitle(text, parts);
  // A lone date stands beside many things that are no job; only a named employer counts there, or one beside a title.
  const guesses = date?.range === true || title !== undefined;
  const employer = bestEmployer(text, parts, title, guesses);
  const place = bestPlace(parts);
  const entry: WorkEntry = { start: head[0]!.start, end, current: false, months: 0 };
  if (title) entry.title = spanOf(text, title);
  const others = title ? otherTitles(text, head, title) : [];
  if (others.length > 0) entry.otherTitles = others.map((other) => spanOf(text, other));
  if (employer) entry.employer = spanOf(text, employer);
  if (place) entry.place = spanOf(text, place);
  if (date) Object.assign(entry, timesOf(text, date));
  return entry;
}

/** The fullest of the places: "Tampa, Florida" before a lone "PA". */
function bestPlace(parts: HeaderPart[]): HeaderPart | undefined {
  const places = parts.filter((part) => part.kind === 'place');
  return places.find((part) => part.end - part.start > 4) ?? places[0];
}

function timesOf(text: string, date: DateRange): Partial<WorkEntry> {
  const { from, to, current, precision } = date;
  if (Number.isNaN(from) || Number.isNaN(to)) return { dates: spanOf(text, date) };
  return { dates: spanOf(text, date), from, to, current, precision, months: Math.max(0, to - from + 1) };
}

function bestTitle(text: string, parts: HeaderPart[]): Range | undefined {
  const titles = parts.filter((part) => part.kind === 'title');
  const sure = titles.find((part) => part.sure === 3) ?? titles.find((part) => part.sure === 2);
  if (sure) return sure;
  if (titles[0]) return titles[0];
  // Of two names the one with a place behind it, or a surely named one, is the house; the first is then the title.
  const known = parts.some((part) => part.kind === 'employer' && part.sure === 3);
  const guess = known ? parts.find((part) => part.kind === 'other') : parts[0];
  const house = parts.find(
    (part, index) =>
      part !== guess &&
      ((part.kind === 'employer' && part.sure > 1) ||
        (part.kind === 'other' && parts[index + 1]?.kind === 'place')),
  );
  return house && guess?.kind === 'other' && couldName(text, guess, 6) ? guess : undefined;
}

function bestEmployer(
  text: string,
  parts: HeaderPart[],
  title: Range | undefined,
  mayGuess: boolean,
): Range | undefined {
  const named = parts.filter(
    (part) => (part.kind === 'employer' || part.kind === 'school') && !isSentence(text, part),
  );
  const sure = named.toSorted((a, b) => b.sure - a.sure || rank(a) - rank(b))[0];
  if (sure && sure.sure > 1) return sure;
  const guesses = mayGuess
    ? parts.filter((part) => part.kind === 'other' && part !== title && couldName(text, part, 7))
    : [];
  // "Tidewell, Hull, UK": what a place follows is the house.
  const placed = guesses.find((part) => parts[parts.indexOf(part) + 1]?.kind === 'place');
  return (sure && (sure.sure > 1 || sure.mark !== '/') ? sure : placed) ?? sure ?? guesses[0];
}

const rank = (part: HeaderPart) => (part.kind === 'employer' ? 0 : 1);

function otherTitles(text: string, head: EntrySegment[], title: Range): Range[] {
  const line = head.find((segment) => segment.start <= title.start && title.end <= segment.end);
  const parts = line?.parts ?? [];
  const said = new Set([lowerWords(text.slice(title.start, title.end)).join(' ')]);
  const isNew = (part: HeaderPart) => {
    const words = lowerWords(text.slice(part.start, part.end)).join(' ');
    return !said.has(words) && Boolean(said.add(words));
  };
  return parts.filter(
    (part, index) =>
      part.kind === 'title' &&
      part.sure > 1 &&
      part.start > title.end &&
      (part.mark === '/' || part.mark === ',') &&
      parts[index - 1]?.kind === 'title' &&
      isNew(part),
  );
}

/** Most of its words are small: "responsible for the training of new staff at …". */
function isSentence(text: string, part: Range): boolean {
  const raw = text.slice(part.start, part.end);
  const small = raw.match(/(?<![\p{L}'])\p{Ll}{2,}/gu)?.length ?? 0;
  const words = lowerWords(raw, 20).length;
  return words > 4 && small > words * 0.6;
}

/** It is written like a name: capitals, few words, no figures in front. */
function couldName(text: string, part: Range, most: number): boolean {
  const raw = text.slice(part.start, part.end);
  const words = lowerWords(raw, 12);
  const small = raw.match(/(?<![\p{L}'])\p{Ll}{4,}/gu)?.length ?? 0;
  if (small > words.length * 0.34 || tellsDeed(raw) || /[%<>=]/.test(raw)) return false;
  return (
    /^["']?(?:\p{Ll}{0,2}\p{Lu}|[\p{Lo}\d])/u.test(raw) &&
    !isAddress(raw) &&
    /\p{L}{2}/u.test(raw) &&
    words.length <= most &&
    !words.some(isTitleNoun)
  );
}

/** "12 Quarry Lane", "Suite 600", "P.O. Box 7". */
const ADDRESS =
  /^(?:(?:suite|ste|unit|apt|room|floor|p\.?o\.? ?box|post office box)\b\.? ?#?\d|\d{1,5}[a-z]? .{2,40}\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|parkway|pkwy|highway|hwy|circle|terrace|square)\b\.?$)/i;

function isAddress(raw: string): boolean {
  return ADDRESS.test(raw.slice(0, 80));
}

/** Roles listed under one employer take its name; the employer's own line goes where the roles cover its time. */
function withInheritedEmployers(entries: WorkEntry[]): WorkEntry[] {
  const kept: WorkEntry[] = [];
  let house: WorkEntry | undefined;
  for (const entry of entries) {
    if (entry.employer) house = entry;
    else if (house?.employer && entry.title) entry.employer = house.employer;
    kept.push(entry);
  }
  return kept.filter((entry, index) => !isCovered(entry, kept.slice(index + 1, index + 12)));
}

function isCovered(entry: WorkEntry, later: WorkEntry[]): boolean {
  if (entry.title || !entry.employer || entry.from === undefined || entry.to === undefined) return false;
  const roles = later.filter(
    (role) => role.title && role.employer === entry.employer && role.from !== undefined,
  );
  if (roles.length === 0) return false;
  const first = Math.min(...roles.map((role) => role.from ?? 0));
  const last = Math.max(...roles.map((role) => role.to ?? 0));
  return first <= entry.from && last >= entry.to;
}

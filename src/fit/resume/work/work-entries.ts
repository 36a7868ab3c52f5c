import type { Range } from '../../../shared/range.ts';
import type { Span } from '../../../shared/results/fit-result.ts';
import { findTitles, isOneTitle } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { lowerWords, spanOf } from '../layout/spans.ts';
import type { WorkEntry } from '../resume.types.ts';
import type { EntrySegment } from './entry-segments.ts';
import { withoutGroupHeadings } from './group-headings.ts';
import { describesFirm, type HeaderPart, isLikeFirm, isTitleInLetters } from './part-kinds.ts';
import { bestEmployer, bestTitle, isUnit, namesInPair } from './title-and-employer.ts';
import { headingsOf } from './work-heads.ts';

/**
 * The work entries of a section: each has dates and the title, employer and place next to them. `end` is the section's.
 */
export function workEntriesOf(text: string, all: EntrySegment[], end: number): WorkEntry[] {
  const segments = withoutGroupHeadings(text, all);
  const heads = headingsOf(segments);
  const employerLeads = namesEmployersFirst(heads);
  const places = new Map(segments.map((segment, index) => [segment, index]));
  const read = heads
    .map((head, index) => {
      const behind = segments[(places.get(head.at(-1)!) ?? segments.length) + 1];
      const named = withEmployerAbove(text, segments, places.get(head[0]!) ?? 0, head);
      const next = heads[index + 1]?.[0];
      const entry = entryOf(text, named, (next?.group ?? next)?.start ?? end, employerLeads);
      return { head, behind, entry: withTitleBehind(text, behind, entry) };
    })
    .filter(({ head, behind, entry }) => entry.title || entry.employer || describedWork(text, head, behind))
    .map(({ head, behind, entry }) => ({
      head,
      entry,
      sure: sureJob(text, head, behind, entry, head[0] === segments[0]),
    }));
  const sure = read.flatMap((one) => (one.sure ? [{ head: one.head, entry: one.sure }] : []));
  const layouts = new Set(sure.map(({ head }) => layoutOf(head)));
  const areAdjacent = (above: ReadHead, below: ReadHead) =>
    places.get(below.head[0]!) === (places.get(above.head.at(-1)!) ?? 0) + 1;
  const isLikeOthers = ({ head, entry }: ReadHead) =>
    spansMonths(entry) &&
    layouts.has(layoutOf(head)) &&
    !sure.some((other) => isWithinTimes(other.entry, entry));
  const entries = read.flatMap((one, index) => {
    if (one.sure) return [{ head: one.head, entry: one.sure }];
    const above = read[index - 1];
    if (above && areAdjacent(above, one) && isRoleBelow(above, one))
      return [{ head: one.head, entry: asRole(one.entry) }];
    return isLikeOthers(one) ? [{ head: one.head, entry: { ...one.entry, guessed: true as const } }] : [];
  });
  return withInheritedEmployers(text, entries);
}

/** "Corporate Audit Staff, 2002 – 2007" right below "Finance Manager, 2007 – 2011": what somebody was there before. */
const isRoleBelow = (above: ReadHead, { head, entry }: ReadHead): boolean =>
  above.entry.employer !== undefined &&
  above.entry.from !== undefined &&
  above.entry.from !== above.entry.to &&
  entry.to !== undefined &&
  entry.from !== entry.to &&
  entry.to <= above.entry.from + MAX_BETWEEN_ROLES &&
  head.length === 1 &&
  head[0]!.gap === 'line' &&
  !head[0]!.bullet &&
  head[0]!.parts.length === 1 &&
  layoutOf(head) === 'behind' &&
  layoutOf(above.head) === 'behind';
const MAX_BETWEEN_ROLES = RESUME_NUMBERS.maxBetweenRoles.value;

const asRole = ({ employer, ...entry }: WorkEntry): WorkEntry => {
  const title = entry.title ?? employer;
  return title ? { ...entry, title, guessed: true } : entry;
};

/** The job that a heading certainly tells of, at an employer that nobody knows if need be. */
function sureJob(
  text: string,
  head: EntrySegment[],
  behind: EntrySegment | undefined,
  entry: WorkEntry,
  isFirst: boolean,
): WorkEntry | undefined {
  if (isWork(text, head))
    return entry.title || !isColumnOfDates(head) ? entry : { ...entry, guessed: true as const };
  const firm = describedFirm(text, head, behind, isFirst);
  if (firm) return atFirm(entry, spanOf(text, firm));
  const work = describedWork(text, head, behind);
  return work && asWork(entry, spanOf(text, work));
}

/**
 * Where the dates stand on their line. "Party Rep Jan 2001 to May 2005", which names nothing that anybody knows, is a job if others
 * of the section are laid out like it, and no project of one of these.
 */
function layoutOf(head: EntrySegment[]): string {
  const line = head.find(({ dates }) => dates.some(({ range }) => range));
  const date = line?.dates.find(({ range }) => range);
  if (!line || !date) return 'none';
  if (line.parts.length === 0) return 'alone';
  return date.start === line.start ? 'in front' : date.end === line.end ? 'behind' : 'between';
}

/** Courses seldom have months on both sides. */
const spansMonths = ({ from, to, precision, current }: WorkEntry): boolean =>
  from !== undefined && to !== undefined && precision === 'month' && (current || to > from);

/**
 * "Elm Rentals, LLC — Lafayette", a line that describes it, and the title of the first role there: the heading with the line of
 * the employer, if nothing else on it is one.
 */
function withEmployerAbove(
  text: string,
  segments: EntrySegment[],
  first: number,
  head: EntrySegment[],
): EntrySegment[] {
  const [described, employer] = [segments[first - 1], segments[first - 2]];
  const isDescription =
    described !== undefined && !described.isHeading && !described.bullet && head[0]?.gap === 'line';
  if (!isDescription || employer?.isHeading !== true || described.gap !== 'line' || employer.dates.length > 0)
    return head;
  const own = head.flatMap(({ parts }) => parts);
  const isTitled = own.length > 0 && own.every(({ kind }) => kind === 'title' || kind === 'place');
  const isNamed =
    employer.parts.some(({ kind, sure }) => kind === 'employer' && sure > 1) ||
    (employer.parts.length > 0 && describesFirm(text.slice(described.start, described.end)));
  return isTitled && isNamed ? [employer, ...head] : head;
}

/**
 * "Elm Valve, Hull, 2017 – now" above "Set up man, two lathes …": a known title that opens the description, where the heading has
 * none that anybody knows.
 */
function withTitleBehind(text: string, behind: EntrySegment | undefined, entry: WorkEntry): WorkEntry {
  const isOpen =
    (!entry.title || entry.guessed === true) && entry.from !== undefined && entry.from !== entry.to;
  if (!isOpen || !behind || behind.isHeading || behind.gap === 'blank') return entry;
  const opening = text.slice(behind.start, Math.min(behind.end, behind.start + LONGEST_OPENING));
  const phrase = [OPENING, UP_TO_NEXT]
    .map((form) => form.exec(opening)?.[0])
    .find((one) => one && isOneTitle(one));
  if (phrase === undefined) return entry;
  const { guessed: _, ...known } = entry;
  const title = spanOf(text, { start: behind.start, end: behind.start + phrase.length });
  return { ...known, ...withEmployer(firstOf(entry)), title };
}

/** Of two names that nobody knows, the employer stands before its town: "Elm Valve, Hull". */
export const firstOf = ({ title, employer }: WorkEntry): Span | undefined =>
  title && (!employer || title.start < employer.start) ? title : employer;
const withEmployer = (employer: Span | undefined): Pick<WorkEntry, 'employer'> =>
  employer ? { employer } : {};

const OPENING = /^\p{L}[^.,;:/(–\n]*?(?= ?(?:[.,;:/(–\n]| - |$))/u;
/** "Tire changer then brakes", "Helper 2 yrs then own truck": what somebody was first. */
const UP_TO_NEXT = /^\p{L}[\p{L} '’-]*?(?= (?:then|and|until|\d{1,2} (?:yrs?|years|mos?|months))\b)/iu;
const LONGEST_OPENING = RESUME_NUMBERS.maxTitleLine.value;

/**
 * Courses and talks have dates too, so a job must certainly name a title or employer, or have a place next to its
 * dates.
 */
function isWork(text: string, head: EntrySegment[]): boolean {
  const parts = head.flatMap((segment) => segment.parts);
  const hasTitle = parts.some(({ kind, sure }) => kind === 'title' && sure > 1);
  if (!hasTitle && parts.some(({ start, end }) => BREAK.test(text.slice(start, end)))) return false;
  if (isNamed(parts)) return true;
  if (!head.some((segment) => segment.dates.some((date) => date.range))) return false;
  // "Rye Tavern, Cook": a known title that might also be somebody's name is one beside another name.
  const isTitle = ({ kind, start, end }: HeaderPart) =>
    kind === 'title' &&
    (findTitles(text.slice(start, end)).length > 0 || isTitleInLetters(text.slice(start, end)));
  if (parts.some(isTitle) && parts.some(({ kind }) => kind === 'employer' || kind === 'other')) return true;
  if (parts.length === 2 && isTitle(parts[0]!) && parts[1]!.kind === 'title' && parts[1]!.separator === ',')
    return true;
  if (isColumnOfDates(head) && parts.length < 5 && parts.some((part) => mayBeFirm(text, part))) return true;
  // "Server, 2020 – 2022" right below "Captain, 2022 – now"
  if (parts.length === 1 && isTitle(parts[0]!) && head[0]!.gap === 'line') return true;
  return (
    parts.some((part) => part.kind === 'place' && part.end - part.start > 4) ||
    namesInPair(text, parts) !== undefined
  );
}

/** "2020-now   Elm Exteriors, Hull – lead man": a name behind a column of dates, or what somebody was somewhere. */
const isColumnOfDates = (head: EntrySegment[]): boolean => opensWithDates(head) && head[1]?.gap === 'spaces';
const opensWithDates = ([dates]: EntrySegment[]): boolean =>
  dates?.parts.length === 0 && dates.dates.length > 0;
/** In a row or block of its own, in which more stands than a title: who employed somebody there isn't told elsewhere. */
const standsAlone = (head: EntrySegment[]): boolean =>
  isColumnOfDates(head) ||
  (opensWithDates(head) && head[0]!.gap === 'blank' && head.flatMap(({ parts }) => parts).length > 1);
const mayBeFirm = (text: string, { kind, start, end }: HeaderPart): boolean =>
  (kind === 'other' || kind === 'employer') && isLikeFirm(text.slice(start, end));

/**
 * "Northgate Interiors, Erie   2019-2026", "Elm Rehab – staff therapist, 2018-now" behind a blank line, with a description right
 * below: whoever that is.
 */
function describedFirm(
  text: string,
  head: EntrySegment[],
  behind: EntrySegment | undefined,
  isFirst: boolean,
): HeaderPart | undefined {
  const parts = head.flatMap((segment) => segment.parts);
  const [first] = parts;
  const isRanged = head.some(({ dates }) => dates.some(({ range }) => range));
  if (!first || parts.length > 2 || first.sure > 1 || first.kind === 'place' || !isRanged) return undefined;
  // The dates may open a line below another job.
  if (!isFirst && head[0]?.gap !== 'blank' && head[0]?.parts.length !== 0) return undefined;
  const isDescribed = behind?.isHeading === false && behind.gap !== 'blank';
  return isDescribed && isLikeFirm(text.slice(first.start, first.end)) ? first : undefined;
}

/** "Rental counter, airport, 2015 to 2018" above a list of what that was: work, though nobody knows the name. */
function describedWork(
  text: string,
  head: EntrySegment[],
  behind: EntrySegment | undefined,
): HeaderPart | undefined {
  const [line, ...others] = head;
  const [first, ...rest] = line?.parts ?? [];
  const isPlain = !line?.bullet && others.length === 0 && rest.length < 2 && behind?.bullet === true;
  if (!first || !isPlain || behind.isHeading || layoutOf(head) !== 'behind') return undefined;
  return first.kind === 'other' && IN_PLAIN_WORDS.test(text.slice(first.start, first.end))
    ? first
    : undefined;
}
const IN_PLAIN_WORDS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}$/u;

const asWork = ({ employer, ...entry }: WorkEntry, work: Span): WorkEntry => ({
  ...entry,
  ...(employer && employer.start !== work.start ? { employer } : {}),
  title: work,
  guessed: true,
});

/** The job at a firm whose name may have been taken for a title. */
function atFirm({ title, ...entry }: WorkEntry, firm: Span): WorkEntry {
  return title && title.start !== firm.start
    ? { ...entry, title, employer: entry.employer ?? firm }
    : { ...entry, employer: firm, guessed: true };
}

/** Whether employers stand before titles in most of the headings that have both. */
function namesEmployersFirst(heads: EntrySegment[][]): boolean {
  const orders = heads.map((head) => {
    const parts = head.flatMap((segment) => segment.parts);
    const title = parts.findIndex(({ kind }) => kind === 'title');
    const employer = parts.findIndex(({ kind }) => EMPLOYERS.has(kind));
    return title < 0 || employer < 0 ? 0 : Math.sign(title - employer);
  });
  return orders.reduce<number>((sum, order) => sum + order, 0) > 0;
}
const EMPLOYERS = new Set(['employer', 'school', 'other']);

/** Time without a job. */
const BREAK =
  /^(?:career (?:break|gap)|sabbatical|gap year|working holiday|(?:maternity|paternity|parental|family|medical|sick) leave)\b/i;

const WORK_KINDS = new Set(['title', 'employer', 'school']);
const isNamed = (parts: readonly HeaderPart[]): boolean =>
  parts.some(({ kind, sure }) => sure > 1 && WORK_KINDS.has(kind));

function entryOf(text: string, head: EntrySegment[], end: number, employerLeads: boolean): WorkEntry {
  const parts = head.flatMap((segment) => segment.parts);
  const dates = head.flatMap((segment) => segment.dates);
  const date = dates.find((each) => each.range) ?? dates[0];
  const title = bestTitle(text, parts, employerLeads);
  // A single date is next to many things that aren't jobs, so an employer is guessed only beside a date range or title.
  const guesses = date?.range === true || title !== undefined;
  const employer = bestEmployer(text, parts, title, guesses);
  const place = bestPlace(parts);
  const entry: WorkEntry = { start: head[0]!.start, end, current: false, months: 0 };
  if (title) entry.title = spanOf(text, title);
  const isGuess = parts.find((part) => part === title)?.kind === 'other';
  if (date?.range && (isGuess || (!isNamed(parts) && namesInPair(text, parts)))) entry.guessed = true;
  const others = title ? otherTitles(text, head, title) : [];
  if (others.length > 0) entry.otherTitles = others.map((other) => spanOf(text, other));
  if (employer) entry.employer = spanOf(text, employer);
  if (place) entry.place = spanOf(text, place);
  if (date) Object.assign(entry, timesOf(text, date));
  return entry;
}

/** Prefers a full place to an abbreviation: "Tampa, Florida" to "PA". */
function bestPlace(parts: HeaderPart[]): HeaderPart | undefined {
  const places = parts.filter((part) => part.kind === 'place');
  return places.find((part) => part.end - part.start > 4) ?? places[0];
}

function timesOf(text: string, date: DateRange): Partial<WorkEntry> {
  const { from, to, current, precision } = date;
  if (Number.isNaN(from) || Number.isNaN(to)) return { dates: spanOf(text, date) };
  return { dates: spanOf(text, date), from, to, current, precision, months: Math.max(0, to - from + 1) };
}

function otherTitles(text: string, head: EntrySegment[], title: Range): Range[] {
  const line = head.find((segment) => segment.start <= title.start && title.end <= segment.end);
  const parts = line?.parts ?? [];
  const seen = new Set([lowerWords(text.slice(title.start, title.end)).join(' ')]);
  const isNew = (part: HeaderPart) => {
    const words = lowerWords(text.slice(part.start, part.end)).join(' ');
    return !seen.has(words) && Boolean(seen.add(words));
  };
  return parts.filter(
    (part, index) =>
      part.kind === 'title' &&
      part.sure > 1 &&
      part.start > title.end &&
      !FOR_ONESELF.test(text.slice(part.start, part.end)) &&
      (part.separator === '/' || part.separator === ',') &&
      parts[index - 1]?.kind === 'title' &&
      isNew(part),
  );
}

type ReadHead = { head: EntrySegment[]; entry: WorkEntry };

/**
 * Roles listed under an employer inherit it. The employer's own entry is dropped if the roles cover its dates. Where nobody is
 * named who employed somebody, it is the client.
 */
function withInheritedEmployers(text: string, entries: ReadHead[]): WorkEntry[] {
  const kept: WorkEntry[] = [];
  let parent: WorkEntry | undefined;
  let departments: string[] = [];
  for (const { head, entry } of entries) {
    if (head[0]?.group) parent = undefined;
    const isOfParent =
      parent !== undefined &&
      entry.employer !== undefined &&
      (departments.includes(entry.employer.text) || isUnitWithin(text, parent, head, entry));
    if (isOfParent && parent?.employer) entry.employer = parent.employer;
    else if (entry.employer) {
      parent = entry;
      departments = guessedNames(text, head, entry);
    } else if (
      parent?.employer &&
      entry.title &&
      !FOR_ONESELF.test(entry.title.text) &&
      !hasOwnHead(text, head, parent) &&
      (!standsAlone(head) || isWithinTimes(parent, entry))
    )
      entry.employer = parent.employer;
    const client =
      entry.employer && !isSubjectOfTitle(text, entry)
        ? undefined
        : head.flatMap(({ parts }) => parts).find(({ kind }) => kind === 'client');
    if (client) entry.employer = spanOf(text, client);
    kept.push(entry);
  }
  return kept.filter((entry, index) => !isCovered(entry, kept.slice(index + 1, index + 12)));
}

/** "Project Manager – Data Centre Exit" below "Client: Elm Bank" */
const isSubjectOfTitle = (text: string, { title, employer }: WorkEntry): boolean =>
  title !== undefined &&
  employer !== undefined &&
  employer.start > title.end &&
  /^ ?[–-] ?$/.test(text.slice(title.end, employer.start));

/** Nobody employs a freelancer. */
const FOR_ONESELF = /^(?:freelanc|self[- ]employed|independent (?:contractor|consultant))/i;

/** "Charge Nurse, Surgical ICU" below a hospital: where in it, so that it doesn't employ the next nurse either. */
const guessedNames = (text: string, head: EntrySegment[], { title, employer }: WorkEntry): string[] =>
  head
    .flatMap(({ parts }) => parts)
    .filter(
      ({ kind, sure, separator }) =>
        (kind === 'other' || (kind === 'employer' && sure === 1)) && separator === ',',
    )
    .map(({ start, end }) => text.slice(start, end))
    .filter((name) => name !== title?.text && name !== employer?.text);

/** "Manager, Substation Engineering (2014–2020)" below "Elm Power (2008–2023)": a unit of it. */
function isUnitWithin(
  text: string,
  parent: WorkEntry,
  head: EntrySegment[],
  { title, employer, from, to }: WorkEntry,
): boolean {
  if (parent.title || !title || !employer || !isWithinTimes(parent, { from, to })) return false;
  const part = head.flatMap(({ parts }) => parts).find(({ start }) => start === employer.start);
  if (part === undefined) return false;
  return isUnit(text, part) || (part.separator === ',' && part.sure === 1 && part.start > title.end);
}

const isWithinTimes = (whole: WorkEntry, { from, to }: Pick<WorkEntry, 'from' | 'to'>): boolean =>
  whole.from !== undefined &&
  whole.to !== undefined &&
  from !== undefined &&
  to !== undefined &&
  from >= whole.from &&
  to <= whole.to;

/** Whether a job without a known employer stands in another place than the one before it. */
function hasOwnHead(text: string, head: EntrySegment[], parent: WorkEntry): boolean {
  const place = bestPlace(head.flatMap(({ parts }) => parts));
  return (
    place !== undefined &&
    head[0]?.gap === 'blank' &&
    parent.place !== undefined &&
    !parent.place.text.includes(text.slice(place.start, place.end))
  );
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

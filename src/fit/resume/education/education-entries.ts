import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { spanOf } from '../layout/spans.ts';
import type { EducationEntry, ResumeSegment } from '../resume.types.ts';
import type { DegreeMention } from './degree-words.ts';
import { findDegrees } from './degree-words.ts';
import type { EducationItem } from './education-items.ts';
import { educationItems } from './education-items.ts';
import type { EducationLine } from './education-lines.ts';
import { educationLines } from './education-lines.ts';
import { isGivenUp, isUnfinished, opensStudy } from './unfinished-study.ts';

const MAX_STRAY_LINE = RESUME_NUMBERS.maxStrayLine.value;
const MAX_REPEAT_GAP = RESUME_NUMBERS.maxDegreeRepeat.value;
const MAX_LINES_ABOVE = RESUME_NUMBERS.maxLinesToSchool.value;

type Draft = {
  /** Whether the last item added was a school. */
  last?: 'school';

  lastLine?: number;
  start: number;
  end: number;
  line: number;
  degree?: DegreeMention;
  school?: Range;
  subSchool?: Range;
  place?: Range;
  date?: DateRange;
  field?: Range;
  name?: Range;
  nameLine?: number;
  degreeLine?: number;
};

/**
 * The education entries of a section, with degree, institution and dates in any order. `today` is a month counted from
 * year 0. `sure` is false for other than education sections, in which an unknown name doesn't count as a school.
 */
export function educationEntriesOf(
  text: string,
  view: string,
  section: { segments: ResumeSegment[]; dates: DateRange[]; end: number; sure: boolean },
  today: number,
): EducationEntry[] {
  const { segments, dates, end, sure } = section;
  const read = educationLines(view, segments, dates);
  const near = sure ? undefined : linesNearDegrees(read.view, read.lines);
  const items = read.lines.flatMap((line, index) => {
    if (near !== undefined && !near.has(index)) return [];
    const own = educationItems(read.view, line, index);
    const isStudy = near === undefined || own.some(({ degree, school }) => degree || school);
    if (isStudy) return own;
    // "LVT since 2021" above a degree is no study that goes on, and the dates of the job above aren't those of a degree with its own.
    return own.filter(({ date }) => !date || (!date.current && near.get(index) === 'undated'));
  });
  const drafts = draftsOf(read.view, items).filter(
    (draft) => draft.degree || draft.school || draft.subSchool,
  );
  return drafts.map((draft, index) => {
    const next = drafts[index + 1]?.start ?? end;
    return entryOf(text, view, draft, Math.max(next, draft.end), today, sure);
  });
}

/** The lines of degrees and two above and below them, and whether the nearest degree has a date on its own line. */
function linesNearDegrees(view: string, lines: EducationLine[]): Map<number, 'dated' | 'undated'> {
  const withDegree = lines.flatMap((segment, line) =>
    segment.end - segment.start <= MAX_STRAY_LINE && findDegrees(view, segment).length > 0 ? [line] : [],
  );
  const near = new Map<number, 'dated' | 'undated'>();
  for (const apart of [2, 1, 0])
    for (const line of withDegree)
      for (const other of [line - apart, line + apart])
        near.set(other, lines[line]?.dates.length ? 'dated' : 'undated');
  return near;
}

function draftsOf(view: string, items: EducationItem[]): Draft[] {
  const drafts: Draft[] = [];
  const lead = items.find((item) => item.degree || item.school || item.date);
  const degreesLead = items.find((item) => item.degree || item.school)?.degree !== undefined;
  const whole = wholeLines(view, items);
  let draft: Draft | undefined;
  for (const [index, item] of items.entries()) {
    const isOwnLine =
      draft?.school !== undefined &&
      ((draft.lastLine !== item.line && (whole.has(item.line) || isUnderWay(view, item))) ||
        isFromElsewhere(view, draft.school, item));
    if (!draft || isOwnLine || !fits(draft, item, lead) || (degreesLead && isNextEntry(draft, item))) {
      const before = draft;
      draft = { start: item.start, end: item.end, line: item.line };
      // Two degrees under the name of one school are both from there.
      if (
        before?.school &&
        item.degree &&
        before.degree &&
        lead?.school &&
        before.school.start < before.degree.start &&
        !isFromElsewhere(view, before.school, item)
      )
        draft.school = before.school;
      drafts.push(draft);
    }
    addItem(draft, item, items[index + 1]);
  }
  return drafts;
}

/** "Currently enrolled, Dental Hygiene A.A.S.": another study than that of the line above. */
const isUnderWay = (view: string, { degree, start }: EducationItem): boolean =>
  degree !== undefined && opensStudy(view.slice(view.lastIndexOf('\n', start - 1) + 1, start));

/** "GED", "Tom Weir High School diploma" below "Oak College, 2014": colleges don't give them. */
const isFromElsewhere = (view: string, school: Range, { degree }: EducationItem): boolean =>
  degree !== undefined &&
  /^(?:GED|HiSET|high school)\b|\b(?:high school|HS) (?:diploma|certificate|equivalency)/i.test(
    view.slice(degree.start, degree.end),
  ) &&
  view.slice(school.end, degree.start).includes('\n') &&
  /\b(?:college|university)\b/i.test(view.slice(school.start, school.end));

/** "Fisher College of Business", "High School Mathematics": part of a university, or no school at all. */
const WITHIN_A_SCHOOL = /\b(?:College|School|Institute|Faculty|Department) of\b|\bHigh School \p{Lu}/u;

/** The lines that have a degree and a school, which need nothing from the lines around them. */
function wholeLines(view: string, items: readonly EducationItem[]): Set<number> {
  const withSchool = new Set(
    items.flatMap(({ school, line }) =>
      school && !WITHIN_A_SCHOOL.test(view.slice(school.start, school.end)) ? [line] : [],
    ),
  );
  return new Set(items.flatMap(({ degree, line }) => (degree && withSchool.has(line) ? [line] : [])));
}

/** If degrees precede their schools, a degree on a line after a school without one starts the next entry. */
const isNextEntry = (draft: Draft, item: EducationItem) =>
  item.degree !== undefined && !draft.degree && draft.school !== undefined && item.line > draft.line;

function fits(draft: Draft, item: EducationItem, lead: EducationItem | undefined): boolean {
  if (item.degree) return !draft.degree || isSameDegree(draft, item.degree, item.line);
  if (
    item.school &&
    draft.date &&
    draft.nameLine === draft.degreeLine &&
    draft.name &&
    item.line > draft.line
  )
    return false;
  if (item.school) return !draft.school || draft.school.start < draft.start || isSameLine(draft, item);
  if (item.subSchool || item.place || item.field || item.name) return true;
  if (!item.date) return true;
  if (!draft.date) return !(lead?.date && draft.school && !draft.degree && item.line > draft.line);
  if (item.line === draft.lastLine) return true;
  // Where each entry begins with its date, the next date begins the next entry.
  return !(
    lead?.date &&
    (draft.degree || draft.school) &&
    draft.date.start <= (draft.degree ?? draft.school)!.start
  );
}

/** A second school directly after the first one on the same line is part of it. */
const isSameLine = (draft: Draft, item: EducationItem) =>
  draft.last === 'school' && draft.lastLine === item.line && item.start - draft.end < 8;

/**
 * True if both name the same degree: "Master of Business Administration (MBA)", "PhD Elm University, PhD in Physics".
 */
function isSameDegree(draft: Draft, again: DegreeMention, line: number): boolean {
  const { degree, date, school } = draft;
  if (!degree || degree.level !== again.level) return false;
  // Certificates by subject ("GCSE Maths, GCSE English") belong to one entry.
  if (again.level === 1 && !date && !school) return true;
  if (date || again.start - degree.end > MAX_REPEAT_GAP || (school && line !== draft.degreeLine))
    return false;
  return !degree.field || !again.field;
}

function addItem(draft: Draft, item: EducationItem, next: EducationItem | undefined): void {
  draft.end = Math.max(draft.end, item.end);
  draft.lastLine = item.line;
  if (item.school) draft.last = 'school';
  else delete draft.last;
  if (item.degree && (!draft.degree || (item.degree.field && !draft.degree.field && item.degree.level > 1)))
    draft.degree = item.degree;
  if (item.school && (!draft.school || draft.school.start < draft.start)) draft.school = item.school;
  if (item.subSchool) draft.subSchool ??= item.subSchool;
  if (item.field) draft.field ??= item.field;
  if (item.place) draft.place ??= item.place;
  if (item.date) draft.date ??= item.date;
  if (item.degree) draft.degreeLine ??= item.line;
  if (item.degree && item.line - (draft.nameLine ?? item.line) > MAX_LINES_ABOVE) delete draft.name;
  if (item.name && !draft.name && mayBeSchool(draft, item, next)) {
    draft.name = item.name;
    draft.nameLine = item.line;
  }
}

/** A name may be a school if a place or date follows it and it is above the degree, on its line or directly below. */
function mayBeSchool(draft: Draft, { name, line }: EducationItem, next: EducationItem | undefined): boolean {
  const dated = next?.date !== undefined && next.line - line < 2;
  const isBeforeDegree = next?.degree !== undefined && next.line === line;
  if (draft.degreeLine === undefined) return name?.placed === true || dated || isBeforeDegree;
  const closed = name?.placed || dated || (next?.place && next.line - line < 2);
  return Boolean(closed) && line - draft.degreeLine < 2;
}

function entryOf(
  text: string,
  view: string,
  draft: Draft,
  end: number,
  today: number,
  sure: boolean,
): EducationEntry {
  const entry: EducationEntry = { start: draft.start, end };
  const school = draft.school ?? draft.subSchool ?? (sure && draft.degree ? draft.name : undefined);
  if (draft.degree) {
    entry.degree = spanOf(text, draft.degree);
    const field = draft.degree.field ?? draft.field;
    if (field) entry.field = spanOf(text, field);
    const own = { start: draft.start, end: draft.end };
    entry.unfinished = isUnfinished(view, own, draft.date, today) || undefined;
    if (!entry.unfinished) entry.level = draft.degree.level;
    else if (!isGivenUp(view, own)) entry.aim = draft.degree.level;
  }
  if (school) entry.institution = spanOf(text, school);
  if (draft.place) entry.place = spanOf(text, draft.place);
  if (draft.date) {
    entry.dates = spanOf(text, draft.date);
    if (!Number.isNaN(draft.date.from + draft.date.to)) {
      if (draft.date.range) entry.from = draft.date.from;
      entry.to = draft.date.to;
      entry.precision = draft.date.precision;
    }
  }
  return entry;
}

/** Drops entries with only a school that another entry has with a degree, or that was listed before. */
export function withoutBareRepeats(entries: EducationEntry[]): EducationEntry[] {
  const nameOf = ({ institution }: EducationEntry) => institution?.text.replace(/\s+/g, ' ').toLowerCase();
  const studied = new Set(entries.filter(({ degree }) => degree).map(nameOf));
  return entries.filter((entry) => {
    if (entry.degree || entry.field) return true;
    const name = nameOf(entry);
    if (studied.has(name)) return false;
    studied.add(name);
    return true;
  });
}

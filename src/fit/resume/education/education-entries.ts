import type { Range } from '../../../shared/range.ts';
import type { DateRange } from '../dates.ts';
import { spanOf } from '../layout/spans.ts';
import type { EducationEntry, ResumeSegment } from '../resume.types.ts';
import type { DegreeMention } from './degree-words.ts';
import { findDegrees } from './degree-words.ts';
import type { EducationItem } from './education-items.ts';
import { educationItems } from './education-items.ts';
import type { EducationLine } from './education-lines.ts';
import { educationLines } from './education-lines.ts';
import { isUnfinished } from './unfinished-study.ts';

/** Outside the education sections longer lines are prose. */
const LONGEST_STRAY = 600;

/** A name further above a degree is not its school's. */
const MOST_ABOVE = 3;

type Draft = {
  /** What the last item put in was. */
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
 * Education entries of one section: degree, institution and dates in whichever order they stand. `today` is a month.
 * `sure` is false where the section is not one of education, so that a name alone is no school there.
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
  const items = read.lines.flatMap((line, index) =>
    near === undefined || near.has(index) ? educationItems(read.view, line, index) : [],
  );
  const drafts = draftsOf(items).filter((draft) => draft.degree || draft.school || draft.subSchool);
  return drafts.map((draft, index) => {
    const next = drafts[index + 1]?.start ?? end;
    return entryOf(text, view, draft, Math.max(next, draft.end), today, sure);
  });
}

function linesNearDegrees(view: string, lines: EducationLine[]): Set<number> {
  const near = new Set<number>();
  lines.forEach((segment, line) => {
    if (segment.end - segment.start > LONGEST_STRAY || findDegrees(view, segment).length === 0) return;
    for (let other = line - 2; other <= line + 2; other++) near.add(other);
  });
  return near;
}

function draftsOf(items: EducationItem[]): Draft[] {
  const drafts: Draft[] = [];
  const lead = items.find((item) => item.degree || item.school || item.date);
  const degreesLead = items.find((item) => item.degree || item.school)?.degree !== undefined;
  let draft: Draft | undefined;
  for (const [index, item] of items.entries()) {
    if (!draft || !fits(draft, item, lead) || (degreesLead && isNextEntry(draft, item))) {
      const before = draft;
      draft = { start: item.start, end: item.end, line: item.line };
      // Two degrees under one school's name are both from there.
      if (
        before?.school &&
        item.degree &&
        before.degree &&
        lead?.school &&
        before.school.start < before.degree.start
      )
        draft.school = before.school;
      drafts.push(draft);
    }
    put(draft, item, items[index + 1]);
  }
  return drafts;
}

/** Where degrees stand before their schools, a school without one has had its line. */
const isNextEntry = (draft: Draft, item: EducationItem) =>
  item.degree !== undefined && !draft.degree && draft.school !== undefined && item.line > draft.line;

function fits(draft: Draft, item: EducationItem, lead: EducationItem | undefined): boolean {
  if (item.degree) return !draft.degree || isSameDegree(draft, item.degree, item.line);
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

/** A second school right behind the first is its house, where a degree stands with them. */
const isSameLine = (draft: Draft, item: EducationItem) =>
  draft.last === 'school' &&
  draft.degree !== undefined &&
  draft.lastLine === item.line &&
  item.start - draft.end < 8;

/** "Master of Business Administration (MBA)" and "PhD Elm University, PhD in Physics" name one degree twice. */
function isSameDegree(draft: Draft, again: DegreeMention, line: number): boolean {
  const { degree, date, school } = draft;
  if (!degree || degree.level !== again.level) return false;
  // School papers by subject ("GCSE Maths, GCSE English") are one stay at school.
  if (again.level === 1 && !date && !school) return true;
  if (date || again.start - degree.end > 90 || (school && line !== draft.degreeLine)) return false;
  return !degree.field || !again.field;
}

function put(draft: Draft, item: EducationItem, next: EducationItem | undefined): void {
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
  if (item.degree && item.line - (draft.nameLine ?? item.line) > MOST_ABOVE) delete draft.name;
  if (item.name && !draft.name && mayBeSchool(draft, item, next)) {
    draft.name = item.name;
    draft.nameLine = item.line;
  }
}

/** The line right below a degree, or a part of the degree's, with a place or a date behind it; or such a line above it. */
function mayBeSchool(draft: Draft, { name, line }: EducationItem, next: EducationItem | undefined): boolean {
  const dated = next?.date !== undefined && next.line - line < 2;
  if (draft.degreeLine === undefined) return name?.placed === true || dated;
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
    if (isUnfinished(view, { start: draft.start, end: draft.end }, draft.date, today))
      entry.unfinished = true;
    else entry.level = draft.degree.level;
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

/** Leaves out bare mentions of a school that another entry tells of with a degree, or that stood before. */
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

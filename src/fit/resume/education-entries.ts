import type { DateRange } from './dates.ts';
import type { DegreeMention } from './degree-words.ts';
import { findDegrees } from './degree-words.ts';
import type { EntrySegment } from './entry-segments.ts';
import { partsOf } from './header-parts.ts';
import type { Part } from './part-kinds.ts';
import { schoolStrength } from './part-kinds.ts';
import type { EducationEntry } from './resume.types.ts';
import type { Range } from './spans.ts';
import { spanOf, trimmed, wordsOf } from './spans.ts';

type Draft = {
  start: number;
  end: number;
  degree?: DegreeMention;
  school?: Part;
  place?: Part;
  date?: DateRange;
  field?: Range;
};

/** Education entries of one section: degree, institution and dates in whichever order they stand. */
export function educationEntriesOf(
  text: string,
  view: string,
  segments: EntrySegment[],
  end: number,
): EducationEntry[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  const open = (start: number): Draft => {
    if (draft) drafts.push(draft);
    draft = { start, end };
    return draft;
  };
  for (const segment of segments) {
    for (const item of itemsOf(view, segment)) {
      const current: Draft = draft && fits(draft, item) ? draft : open(item.start);
      put(current, item);
    }
  }
  if (draft) drafts.push(draft);
  return drafts
    .filter((each) => each.degree || each.school)
    .map((each, index, all) => entryOf(text, each, all[index + 1]?.start ?? end));
}

type Item = Range & { field?: Range; degree?: DegreeMention; school?: Part; place?: Part; date?: DateRange };

function itemsOf(view: string, segment: EntrySegment): Item[] {
  if (segment.end - segment.start > 400) return [];
  const items: Item[] = [];
  for (const degree of findDegrees(view, segment))
    items.push({ start: degree.start, end: degree.end, degree });
  const parts = segment.heads ? segment.parts : partsOf(view, segment, segment.dates);
  for (const [index, part] of parts.entries()) {
    const overlaps = items.some((item) => item.start < part.end && part.start < item.end);
    if (
      part.kind === 'school' ||
      (part.kind === 'employer' && schoolStrength(wordsOf(view.slice(part.start, part.end))) > 0)
    ) {
      const named = schoolName(view, part);
      if (!named) continue;
      if (!overlaps) items.push({ ...named, school: named });
      else cutSchool(view, part, items);
    } else if (!overlaps && namesField(view, parts[index - 1], part)) {
      items.push({ start: part.start, end: part.end, field: part });
    } else if (part.kind === 'place' && !overlaps)
      items.push({ start: part.start, end: part.end, place: part });
  }
  for (const date of segment.dates) items.push({ start: date.start, end: date.end, date });
  return items.sort((a, b) => a.start - b.start);
}

/** "Elm University, Computer Science": the part behind the school, where the degree stands apart from both. */
function namesField(view: string, before: Part | undefined, part: Part): boolean {
  if (before?.kind !== 'school' || part.mark !== ',' || (part.kind !== 'other' && part.kind !== 'department'))
    return false;
  const raw = view.slice(part.start, part.end);
  return (
    /^\p{Lu}[\p{L}&' -]{3,50}$/u.test(raw) && wordsOf(raw).length < 6 && !/honou?rs|laude|gpa/i.test(raw)
  );
}

const GENERIC = new Set(
  'elementary middle high higher school schools secondary primary public private training institute board education of year the district state city name college university grade'.split(
    ' ',
  ),
);

/** The name without "from" in front; a lone "College" or "Board" is no name. */
function schoolName(view: string, part: Part): Part | undefined {
  const raw = view.slice(part.start, part.end);
  const lead = /^(?:from|at|in|of|the|by)[ ]+(?=\p{Lu})/iu.exec(raw)?.[0].length ?? 0;
  if (!/^["']?[\p{Lu}\p{Lo}\d]/u.test(raw.slice(lead))) return undefined;
  const words = wordsOf(raw.slice(lead));
  if (words.length > 10 || words.every((word) => GENERIC.has(word))) return undefined;
  if (words.length < 2 && !/^\p{Lu}{3,5}$/u.test(raw)) return undefined;
  if (words.length < 2 && /^(?:cbse|icse|ssc|hsc|board)$/i.test(raw)) return undefined;
  const tail = /[ ]+in$/i.exec(raw)?.[0].length ?? 0;
  return { ...part, start: part.start + lead, end: part.end - tail };
}

/** "B.Sc. Physics from Delhi University": the school stands in the same part as the degree. */
function cutSchool(view: string, part: Part, items: Item[]): void {
  const degree = items.find((item) => item.degree && item.start < part.end && part.start < item.end);
  if (!degree) return;
  const tail = /[ ](?:from|at|by|,)[ ]/i.exec(view.slice(degree.start, part.end));
  const start = tail ? degree.start + tail.index + tail[0].length : degree.end;
  const range = trimmed(view, start, part.end);
  if (!range || schoolStrength(wordsOf(view.slice(range.start, range.end))) < 2) return;
  items.push({ ...range, school: { ...part, ...range, kind: 'school' } });
}

function fits(draft: Draft, item: Item): boolean {
  if (item.degree) return !draft.degree || isSameDegree(draft, item.degree);
  if (item.school) return !draft.school;
  if (item.date) return !draft.date || draft.degree !== undefined;
  return true;
}

/** "Master of Business Administration (MBA)" and "PhD Elm University, PhD in Physics" name one degree twice. */
function isSameDegree({ degree, date }: Draft, again: DegreeMention): boolean {
  if (!degree || date || degree.level !== again.level || again.start - degree.end > 90) return false;
  return !degree.field || !again.field;
}

function put(draft: Draft, item: Item): void {
  if (item.degree && (!draft.degree || (item.degree.field && !draft.degree.field)))
    draft.degree = item.degree;
  if (item.school) draft.school ??= item.school;
  if (item.field) draft.field ??= item.field;
  if (item.place) draft.place ??= item.place;
  if (item.date) draft.date ??= item.date;
}

function entryOf(text: string, draft: Draft, end: number): EducationEntry {
  const entry: EducationEntry = { start: draft.start, end };
  if (draft.degree) {
    entry.degree = spanOf(text, draft.degree);
    entry.level = draft.degree.level;
    const field = draft.degree.field ?? draft.field;
    if (field) entry.field = spanOf(text, field);
  }
  if (draft.school) entry.institution = spanOf(text, draft.school);
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

import type { DateRange } from './dates.ts';
import type { DegreeMention } from './degree-words.ts';
import { findDegrees } from './degree-words.ts';
import type { EntrySegment } from './entry-segments.ts';
import type { Part } from './header-parts.ts';
import { partsOf, schoolStrength } from './header-parts.ts';
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
  gap: number;
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
    draft = { start, end, gap: 0 };
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

type Item = Range & { degree?: DegreeMention; school?: Part; place?: Part; date?: DateRange };

function itemsOf(view: string, segment: EntrySegment): Item[] {
  if (segment.end - segment.start > 400) return [];
  const items: Item[] = [];
  for (const degree of findDegrees(view, segment))
    items.push({ start: degree.start, end: degree.end, degree });
  for (const part of segment.heads ? segment.parts : partsOf(view, segment, segment.dates)) {
    const overlaps = items.some((item) => item.start < part.end && part.start < item.end);
    if (
      part.kind === 'school' ||
      (part.kind === 'employer' && schoolStrength(wordsOf(view.slice(part.start, part.end))) > 0)
    ) {
      const named = schoolName(view, part);
      if (!named) continue;
      if (!overlaps) items.push({ ...named, school: named });
      else cutSchool(view, part, items);
    } else if (part.kind === 'place' && !overlaps)
      items.push({ start: part.start, end: part.end, place: part });
  }
  for (const date of segment.dates) items.push({ start: date.start, end: date.end, date });
  return items.sort((a, b) => a.start - b.start);
}

/** The name without "from" in front; a lone "College" or "Board" is no name. */
function schoolName(view: string, part: Part): Part | undefined {
  const raw = view.slice(part.start, part.end);
  const lead = /^(?:from|at|in|of|the|by)[ ]+(?=\p{Lu})/u.exec(raw)?.[0].length ?? 0;
  if (!/^["']?[\p{Lu}\p{Lo}\d]/u.test(raw.slice(lead))) return undefined;
  const words = wordsOf(raw.slice(lead));
  if (words.length < 2 && !/^\p{Lu}{3,5}$/u.test(raw)) return undefined;
  if (words.length < 2 && /^(?:cbse|icse|ssc|hsc|board)$/i.test(raw)) return undefined;
  return { ...part, start: part.start + lead };
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
  if (item.degree) return !draft.degree;
  if (item.school) return !draft.school;
  if (item.date) return !draft.date || draft.degree !== undefined;
  return true;
}

function put(draft: Draft, item: Item): void {
  if (item.degree) draft.degree ??= item.degree;
  if (item.school) draft.school ??= item.school;
  if (item.place) draft.place ??= item.place;
  if (item.date) draft.date ??= item.date;
}

function entryOf(text: string, draft: Draft, end: number): EducationEntry {
  const entry: EducationEntry = { start: draft.start, end };
  if (draft.degree) {
    entry.degree = spanOf(text, draft.degree);
    entry.level = draft.degree.level;
    if (draft.degree.field) entry.field = spanOf(text, draft.degree.field);
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

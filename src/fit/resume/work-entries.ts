import type { DateRange } from './dates.ts';
import type { EntrySegment } from './entry-segments.ts';
import type { Part } from './header-parts.ts';
import type { WorkEntry } from './resume.types.ts';
import type { Range } from './spans.ts';
import { spanOf } from './spans.ts';

const MAX_HEAD = 3;

/** Work entries of one section: each begins at a date and takes the title, employer and place that stand by it. */
export function workEntriesOf(text: string, segments: EntrySegment[], end: number): WorkEntry[] {
  const anchors = anchorsOf(segments);
  if (anchors.length === 0) return undatedEntries(text, segments, end);
  const before = headsFrom(segments, anchors, true);
  const after = headsFrom(segments, anchors, false);
  const heads = fullness(before) >= fullness(after) ? before : after;
  return heads
    .map((head, index) => entryOf(text, head, heads[index + 1]?.[0]?.start ?? end))
    .filter(holdsWork);
}

function anchorsOf(segments: EntrySegment[]): number[] {
  const ranged: number[] = [];
  const single: number[] = [];
  segments.forEach((segment, index) => {
    if (!segment.heads || segment.dates.length === 0) return;
    if (segment.dates.some((date) => date.range)) ranged.push(index);
    else if (
      segment.parts.some((part) => part.kind === 'title' || part.kind === 'employer') ||
      segment.parts.length === 0
    )
      single.push(index);
  });
  return ranged.length >= single.length
    ? [...ranged, ...single.filter((i) => segments[i]!.parts.length > 0)].sort((a, b) => a - b)
    : [...ranged, ...single].sort((a, b) => a - b);
}

/**
 * The heading segments of each entry. Where headings stand before their dates, those right before an anchor are its
 * own and what follows belongs to it only as far as the next entry leaves it; otherwise it is the other way round.
 */
function headsFrom(segments: EntrySegment[], anchors: number[], leading: boolean): EntrySegment[][] {
  const isAnchor = new Set(anchors);
  const reach = (from: number, step: 1 | -1, taken: number): number[] => {
    const found: number[] = [];
    for (let i = from + step; i >= 0 && i < segments.length && found.length < MAX_HEAD; i += step) {
      if (isAnchor.has(i) || i === taken || !segments[i]!.heads) break;
      found.push(i);
    }
    return found;
  };
  const first = reach(anchors[0] ?? 0, -1, -1).length;
  const used = new Set<number>();
  return anchors.map((anchor, n) => {
    const next = anchors[n + 1];
    const ahead = leading ? reach(anchor, -1, -1).filter((i) => !used.has(i)) : [];
    const own = leading && n > 0 ? ahead.slice(0, Math.max(first, 1)) : ahead;
    const kept = leading ? own : [];
    let behind = reach(anchor, 1, -1);
    if (leading && next !== undefined) {
      const claimed = reach(next, -1, -1).slice(0, Math.max(first, 0));
      behind = behind.filter((i) => !claimed.includes(i));
    }
    const all = [...kept.reverse(), anchor, ...behind];
    for (const i of all) used.add(i);
    return all.map((i) => segments[i]!);
  });
}

function fullness(heads: EntrySegment[][]): number {
  let score = 0;
  for (const head of heads) {
    const parts = head.flatMap((segment) => segment.parts);
    if (parts.some((part) => part.kind === 'title')) score += 2;
    if (parts.some((part) => part.kind === 'employer' || part.kind === 'school')) score += 2;
    else if (parts.some((part) => part.kind === 'other')) score += 1;
  }
  return score;
}

function undatedEntries(text: string, segments: EntrySegment[], end: number): WorkEntry[] {
  const entries: WorkEntry[] = [];
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i]!;
    if (!segment.heads) continue;
    const next = segments[i + 1];
    const head = next?.heads ? [segment, next] : [segment];
    const parts = head.flatMap((each) => each.parts);
    const title = parts.find((part) => part.kind === 'title' && part.sure > 1);
    const employer =
      parts.find((part) => part.kind === 'employer' || part.kind === 'school') ??
      parts.find((part) => part.kind === 'other');
    if (!title || !employer) continue;
    entries.push(entryOf(text, head, end));
    i += head.length - 1;
  }
  return entries;
}

function entryOf(text: string, head: EntrySegment[], end: number): WorkEntry {
  const parts = head.flatMap((segment) => segment.parts);
  const dates = head.flatMap((segment) => segment.dates);
  const date = dates.find((each) => each.range) ?? dates[0];
  const title = bestTitle(parts);
  const employer = bestEmployer(parts, title);
  const place = parts.find((part) => part.kind === 'place');
  const entry: WorkEntry = { start: head[0]!.start, end, current: false, months: 0 };
  if (title) entry.title = spanOf(text, rangeOf(title));
  if (employer) entry.employer = spanOf(text, rangeOf(employer));
  if (place) entry.place = spanOf(text, rangeOf(place));
  if (date) Object.assign(entry, timesOf(text, date));
  return entry;
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

function timesOf(text: string, date: DateRange): Partial<WorkEntry> {
  const { from, to, current } = date;
  return { dates: spanOf(text, rangeOf(date)), from, to, current, months: Math.max(0, to - from + 1) };
}

function bestTitle(parts: Part[]): Part | undefined {
  const titles = parts.filter((part) => part.kind === 'title');
  const sure = titles.find((part) => part.sure === 3) ?? titles.find((part) => part.sure === 2) ?? titles[0];
  if (sure) return sure;
  const employer = parts.find((part) => part.kind === 'employer' || part.kind === 'school');
  return employer ? parts.find((part) => part.kind === 'other') : undefined;
}

function bestEmployer(parts: Part[], title: Part | undefined): Part | undefined {
  const named = parts.filter((part) => part.kind === 'employer' || part.kind === 'school');
  const sure = named.toSorted((a, b) => b.sure - a.sure)[0];
  if (sure) return sure;
  return parts.find((part) => part.kind === 'other' && part !== title && part.end - part.start > 1);
}

function holdsWork(entry: WorkEntry): boolean {
  return Boolean(entry.title || entry.employer);
}

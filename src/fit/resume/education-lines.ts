import type { EntrySegment } from './entry-segments.ts';
import { partsOf } from './header-parts.ts';
import { STUDY_WORDS } from './words/study-words.ts';

const LONGEST = 300;
/** A line this long was likely broken by the page's width, not by the writer. */
const FULL_LINE = 58;
const OPEN_END = /(?:^|[ (])(?:of|in|and|&|for|the|at|from|de)$|[&/]$/iu;
const SAID_FIELD = /(?<![\p{L}])(?:in|of|&|and) \p{Lu}[\p{L} &]*$/u;

/** The lines of an education section with those joined that a page's width broke; offsets hold in the view given back. */
export function educationLines(
  view: string,
  segments: EntrySegment[],
): { view: string; segments: EntrySegment[] } {
  const joined: EntrySegment[] = [];
  const breaks: [start: number, end: number][] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && runsOn(view, before, segment)) {
      breaks.push([before.end, segment.start]);
      joined[joined.length - 1] = {
        ...before,
        end: segment.end,
        dates: [...before.dates, ...segment.dates],
        heads: false,
      };
    } else joined.push(segment);
  }
  for (const { start, end } of segments) {
    for (let at = view.indexOf('\n', start); at >= 0 && at < end; at = view.indexOf('\n', at + 1)) {
      breaks.push([at, at + 1]);
    }
  }
  if (breaks.length === 0) return { view, segments };
  breaks.sort((a, b) => a[0] - b[0]);
  let flat = '';
  let at = 0;
  for (const [start, end] of breaks) {
    flat += view.slice(at, start) + view.slice(start, end).replaceAll('\n', ' ');
    at = end;
  }
  flat += view.slice(at);
  return {
    view: flat,
    segments: joined.map((segment) => ({ ...segment, parts: partsOf(flat, segment, segment.dates) })),
  };
}

function runsOn(view: string, before: EntrySegment, segment: EntrySegment): boolean {
  if (segment.bullet || segment.gap === 'blank' || segment.end - before.start > LONGEST) return false;
  const between = view.slice(before.end, segment.start);
  if (between.length > 4 || !/^[ &/\n]*$/.test(between)) return false;
  const head = view.slice(before.start, before.end);
  const next = view.slice(segment.start, Math.min(segment.end, segment.start + 40));
  if (!/^[\p{L}(&]/u.test(next)) return false;
  if (OPEN_END.test(head + between.trim())) return true;
  const first = /^[\p{L}]+/u.exec(next)?.[0].toLowerCase() ?? '';
  if (SAID_FIELD.test(head.slice(-60)) && STUDY_WORDS.has(first)) return true;
  return segment.gap === 'line' && lineLength(view, before.end) >= FULL_LINE && !/[.;:]$/.test(head);
}

function lineLength(view: string, end: number): number {
  return end - (view.lastIndexOf('\n', end - 1) + 1);
}

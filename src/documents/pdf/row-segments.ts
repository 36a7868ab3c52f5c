import { closeSpacedLetters } from '../spaced-letters.ts';
import { isBulletGlyph, restoreLigatures } from './glyphs.ts';
import type { PageRun, Row } from './page-run.types.ts';

/** Part of a row without a wide gap in it. `textX` is where the words start, after a bullet. */
export type RowSegment = {
  text: string;
  x0: number;
  x1: number;
  textX: number;
  y: number;
  size: number;
  row: number;
  bullet: boolean;
  firstFont: string;
  lastFont: string;
  /** Where the next segment of the row starts; infinite for the last one. */
  rightNeighbour: number;
  links: string[];
  /** See `PageRun`. */
  aboveY: number | undefined;
};

/** All gaps are in font heights. */
const WIDE_GAP = 1.25;
const WIDE_GAP_IN_JUSTIFIED_LINE = 6;
const WIDE_GAP_IN_SHORT_LINE = 2.5;
const WIDE_GAP_AFTER_BULLET = 4;
const ITEM_GAP = 0.75;
const TAB_STOP_GAP = 0.42;
const MIN_TAB_STOP_ROWS = 4;
/** "1. ", "a) " */
const COUNTED_ITEM = /^(?:\d{1,2}|[a-z])[.)](?: |$)/;

/** Splits the rows of a block at wide gaps. */
export function rowSegments(rows: Row[]): RowSegment[] {
  const stops = tabStops(rows);
  const edge = Math.max(...rows.map((row) => row.runs.at(-1)!.x1));
  return rows.flatMap((row, index) => {
    const neighbours = [rows[index - 1], rows[index + 1]].filter((other) => other !== undefined);
    const segments = groupsOf(row, maxSpaceWidth(row, neighbours, edge), stops)
      .map((runs) => segment(runs, index))
      .filter((one) => one !== null);
    segments.forEach((one, at) => {
      one.rightNeighbour = segments[at + 1]?.x0 ?? Number.POSITIVE_INFINITY;
    });
    return segments;
  });
}

/** How wide a space in this row may be. Justified lines have wider spaces. */
function maxSpaceWidth(row: Row, neighbours: Row[], edge: number): number {
  const near = (x: number, y: number): boolean => Math.abs(x - y) < 0.15 * row.size;
  const flush = neighbours.filter((other) => near(row.runs.at(-1)!.x1, other.runs.at(-1)!.x1));
  if (flush.some((other) => near(row.runs[0]!.x0, other.runs[0]!.x0) && isUnbroken(other)))
    return WIDE_GAP_IN_JUSTIFIED_LINE;
  const even = flush.length > 0 || near(row.runs.at(-1)!.x1, edge) ? evenGapCount(row) : 0;
  if (even < 2) return WIDE_GAP;
  return even > 2 ? WIDE_GAP_IN_JUSTIFIED_LINE : WIDE_GAP_IN_SHORT_LINE;
}

/** X positions where words of several rows start after more than a space: the edges of narrow columns. */
function tabStops(rows: Row[]): number[] {
  const counts = new Map<number, number>();
  for (const row of rows)
    row.runs.forEach((run, index) => {
      const before = row.runs[index - 1];
      const starts = before === undefined || (run.x0 - before.x1) / run.size > TAB_STOP_GAP;
      if (starts) counts.set(Math.round(run.x0), (counts.get(Math.round(run.x0)) ?? 0) + 1);
    });
  return [...counts]
    .filter(([x, count]) => count + (counts.get(x + 1) ?? 0) >= MIN_TAB_STOP_ROWS)
    .map(([x]) => x);
}

/** True for a line without a wide gap. In a justified paragraph, the lines around it may have wide spaces. */
function isUnbroken(row: Row): boolean {
  return row.runs.every(
    (run, index) => index === 0 || run.x0 - row.runs[index - 1]!.x1 < WIDE_GAP * run.size,
  );
}

function groupsOf(row: Row, maxSpace: number, stops: number[]): PageRun[][] {
  const widths = row.runs.slice(1).map((run, index) => run.x0 - row.runs[index]!.x1);
  const spaces = widths.filter((_, index) => !isMark(row.runs[index]!)).sort((a, b) => b - a);
  const groups: PageRun[][] = [];
  for (const run of row.runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group === undefined || before === undefined) groups.push([run]);
    else {
      const gap = (run.x0 - before.x1) / Math.min(run.size, before.size);
      const limit =
        group.length === 1 && isMark(before) ? WIDE_GAP_AFTER_BULLET : isMark(run) ? ITEM_GAP : maxSpace;
      const widest = run.x0 - before.x1 === spaces[0] && spaces[0] > 1.4 * (spaces[1] ?? 0);
      const atStop =
        widest && gap > TAB_STOP_GAP && !isMark(before) && stops.some((x) => Math.abs(x - run.x0) < 1.5);
      if (gap > limit || atStop) groups.push([run]);
      else group.push(run);
    }
  }
  return groups;
}

/** Returns true for a bullet or an icon. With space before it, it starts the next item of a line. */
export function isMark(run: PageRun): boolean {
  return run.icon !== undefined || isBulletGlyph(run.text);
}

/** The number of gaps in a row if they are all alike, which makes them spaces rather than columns; otherwise 0. */
function evenGapCount(row: Row): number {
  const gaps: number[] = [];
  row.runs.forEach((run, index) => {
    const before = row.runs[index - 1];
    if (before !== undefined && !isMark(before) && run.x0 - before.x1 > 0.15 * run.size)
      gaps.push(run.x0 - before.x1);
  });
  return Math.max(...gaps) < 1.6 * Math.min(...gaps) ? gaps.length : 0;
}

function segment(runs: PageRun[], index: number): RowSegment | null {
  const shown = runs.filter((run) => run.icon === undefined);
  const first = shown[0];
  if (first === undefined) return null;
  const bullet = shown.length > 1 && (isBulletGlyph(first.text) || isDash(first, shown[1]!));
  const opening = bullet ? shown[1]! : first;
  return {
    text: textOf(shown, bullet),
    x0: first.x0,
    x1: Math.max(...shown.map((run) => run.x1)),
    textX: opening.x0,
    y: opening.y,
    size: Math.max(...shown.map((run) => run.size)),
    row: index,
    bullet: bullet || /^(?:• ?\S|[-–*] \p{L})/u.test(first.text) || COUNTED_ITEM.test(first.text),
    firstFont: opening.font,
    lastFont: shown.at(-1)!.font,
    rightNeighbour: Number.POSITIVE_INFINITY,
    links: runs.flatMap((run) => run.links ?? []),
    aboveY: first.aboveY,
  };
}

/** True for a typewriter bullet: a dash, an asterisk or an "o", set off from the words after it. */
function isDash(run: PageRun, next: PageRun): boolean {
  return /^[-–—*o]$/.test(run.text.trim()) && next.x0 - run.x1 > 0.4 * run.size && /^\p{L}/u.test(next.text);
}

function textOf(runs: PageRun[], bullet: boolean): string {
  const shown = bullet ? runs.slice(1) : runs;
  const rtl = shown.filter((run) => run.rtl).length * 2 > shown.length;
  const ordered = rtl ? [...shown].reverse() : shown;
  let text = '';
  ordered.forEach((run, index) => {
    const before = ordered[index - 1];
    if (before !== undefined) {
      const gap = rtl ? before.x0 - run.x1 : run.x0 - before.x1;
      if (gap > 0.13 * Math.min(run.size, before.size)) text += gap > 0.55 * run.size ? '  ' : ' ';
    }
    text += run.text;
  });
  const words = closeSpacedLetters(restoreLigatures(text))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.)](?:\s|$))/g, '')
    .trim();

  return bullet ? `• ${words}` : words.replace(/^[-–*] (?=\p{L})/u, '• ');
}

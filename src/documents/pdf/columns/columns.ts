import { isSectionHeading } from '../../section-headings.ts';
import type { PageRun, Row } from '../page-run.types.ts';
import { isMark, rowSegments } from '../row-segments.ts';
import { rowsOf } from '../rows.ts';
import { marginStacks, tiedToEntries } from './entry-margins.ts';
import { hasHeadingsAmid, isBesideBreak, readsAcross, type Side, type SideLine } from './reads-across.ts';

/**
 * An empty strip between two columns, from row `from` to row `to`. `left` and `right` count the rows with text there.
 */
type Gutter = { x0: number; x1: number; from: number; to: number; left: number; right: number };

const MAX_ROWS = 400;
const MAX_DEPTH = 8;
/** Widths are in font heights. */
const MIN_BLOCK_WIDTH = 19;
const MIN_GUTTER_WIDTH = 0.4;
/** The widest space between two words of a title in letters set apart ("M A R A   B E R G"), in its own font heights. */
const TITLE_SPACE = 1.5;
/** A title is at least this many times as large as most text. */
const TITLE_SIZE = 1.5;
const ENOUGH_LINES = 5;
/** More rows than this are not a heading or last line but the rest of a longer column. */
const MAX_TRIMMED_ROWS = 3;

/**
 * Splits a page into blocks in reading order. The empty strip that separates most text is the gutter between two
 * columns, unless its sides belong together line by line (a date beside a job, a label beside its text). The parts
 * above, left, right and below of it are split again. A right column that the `title` of the page stands above is the
 * main one and comes before the sidebar to its left.
 */
export function blocksOf(runs: PageRun[], title?: PageRun, depth = 0): PageRun[][] {
  const rows = rowsOf(runs);
  if (rows.length < 3 || rows.length > MAX_ROWS || depth > MAX_DEPTH || isNarrowBlock(rows)) return [runs];
  const { gutter, margins } = bestGutter(rows);
  if (gutter === null) return [tiedToEntries(runs, margins)];
  const middle = rows.slice(gutter.from, gutter.to + 1).flatMap((row) => row.runs);
  const centre = (gutter.x0 + gutter.x1) / 2;
  const left = middle.filter((run) => run.x0 < centre);
  const right = middle.filter((run) => run.x0 >= centre);
  const parts = [
    rows.slice(0, gutter.from).flatMap((row) => row.runs),
    ...(title !== undefined && isOnTop(title, right) ? [right, left] : [left, right]),
    rows.slice(gutter.to + 1).flatMap((row) => row.runs),
  ];
  return parts.filter((part) => part.length > 0).flatMap((part) => blocksOf(part, title, depth + 1));
}

/** The largest text of a first page, which is the person's name; undefined if nothing stands out. */
export function titleOf(runs: PageRun[]): PageRun | undefined {
  const least = TITLE_SIZE * medianSize(rowsOf(runs));
  return runs
    .filter((run) => run.size >= least && /\p{L}/u.test(run.text))
    .sort((a, b) => b.size - a.size || a.y - b.y)[0];
}

function isOnTop(title: PageRun, column: PageRun[]): boolean {
  return column.includes(title) && column.every((run) => run.y > title.y - title.size);
}

/** A narrow column hardly ever contains gutters, but the wide spaces of its justified lines look like some. */
function isNarrowBlock(rows: Row[]): boolean {
  const left = Math.min(...rows.map((row) => row.runs[0]!.x0));
  const right = Math.max(...rows.map((row) => row.runs.at(-1)!.x1));
  return right - left < MIN_BLOCK_WIDTH * medianSize(rows);
}

/**
 * The gutter between two columns; if there is none, the stacks of lines in the margins of entries. Parts of a strip that
 * is read across aren't gutters, either.
 */
function bestGutter(rows: Row[]): { gutter: Gutter | null; margins: Side[] } {
  const margins: Side[] = [];
  const readAcross: Gutter[] = [];
  const candidates = guttersOf(rows).sort(mostPromisingFirst);
  for (let tried = 0; tried < candidates.length && tried < 300; tried++) {
    const gutter = candidates[tried]!;
    if (readAcross.some((whole) => isPartOf(gutter, whole))) continue;
    const split = splitAtHeadings(rows, gutter);
    if (split !== null) {
      candidates.push(...split);
      const rest = candidates.splice(tried + 1).sort(mostPromisingFirst);
      candidates.push(...rest);
      continue;
    }
    const trimmed = trimGutter(rows, belowTitle(rows, gutter));
    const sides = separatedSides(rows, trimmed);
    if (sides === null) continue;
    const stacks = readsAcross(...overlappingLines(...sides)) ? [] : marginStacks(...sides);
    if (stacks === null) return { gutter: trimmed, margins: [] };
    margins.push(...stacks);
    if (!hasHeadingsAmid(...sides)) readAcross.push(gutter);
  }
  return { gutter: null, margins };
}

function isPartOf(part: Gutter, whole: Gutter): boolean {
  const overlaps = part.x0 < whole.x1 && part.x1 > whole.x0;
  return overlaps && part.from >= whole.from && part.to <= whole.to;
}

/** First by height if both sides have enough text, then by the text on the side with less of it, then by width. */
function mostPromisingFirst(a: Gutter, b: Gutter): number {
  const [poorA, poorB] = [Math.min(a.left, a.right), Math.min(b.left, b.right)];
  const [tallA, tallB] = [a, b].map((one) =>
    Math.min(one.left, one.right) < ENOUGH_LINES ? 0 : one.to - one.from,
  );
  return tallB! - tallA! || poorB - poorA || b.x1 - b.x0 - (a.x1 - a.x0) || a.from - b.from;
}

/** All empty strips with text on both sides, each as tall as possible. */
function guttersOf(rows: Row[]): Gutter[] {
  const size = medianSize(rows);
  const width = MIN_GUTTER_WIDTH * size;
  const free = rows.map((row) => freeIntervals(row, size));
  const gutters: Gutter[] = [];
  for (let from = 0; from < rows.length; from++) {
    let open = free[from]!.filter((strip) => !(free[from - 1] ?? []).some((above) => contains(above, strip)));
    for (let to = from; open.length > 0; to++) {
      const next = free[to + 1];
      const going: [number, number][] = [];
      for (const strip of open) {
        const on = next === undefined ? [] : intersections(strip, next, width);
        if (on.length === 0) addGutter(gutters, rows, strip, from, to);
        going.push(...on);
      }
      open = going;
    }
  }
  return gutters;
}

function addGutter(gutters: Gutter[], rows: Row[], strip: [number, number], from: number, to: number): void {
  if (!Number.isFinite(strip[0]) || !Number.isFinite(strip[1])) return;
  let left = 0;
  let right = 0;
  for (let at = from; at <= to; at++) {
    const runs = rows[at]!.runs;
    if (runs[0]!.x0 < strip[0]) left++;
    if (runs.at(-1)!.x1 > strip[1]) right++;
  }
  if (left >= 2 && right >= 2) gutters.push({ x0: strip[0], x1: strip[1], from, to, left, right });
}

/** The empty parts of a row. `usualSize` is the font height of most rows. */
function freeIntervals(row: Row, usualSize: number): [number, number][] {
  const free: [number, number][] = [];
  let edge = Number.NEGATIVE_INFINITY;
  let before: PageRun | undefined;
  for (const run of row.runs) {
    // Neither the space between two words of a large title nor the one after a bullet is a gutter.
    const inTitle =
      run.size >= TITLE_SIZE * usualSize && run.size === before?.size && run.font === before.font;
    const needed = inTitle ? TITLE_SPACE : MIN_GUTTER_WIDTH;
    const afterMark = before !== undefined && isMark(before);
    if (!afterMark && run.x0 - edge >= needed * Math.max(usualSize, run.size)) free.push([edge, run.x0]);
    edge = Math.max(edge, run.x1);
    before = run;
  }
  free.push([edge, Number.POSITIVE_INFINITY]);
  return free;
}

function intersections(
  strip: [number, number],
  others: [number, number][],
  width: number,
): [number, number][] {
  return others
    .map(([a, b]): [number, number] => [Math.max(a, strip[0]), Math.min(b, strip[1])])
    .filter(([a, b]) => b - a >= width);
}

function contains(outer: [number, number], inner: [number, number]): boolean {
  return outer[0] <= inner[0] && outer[1] >= inner[1];
}

function medianSize(rows: Row[]): number {
  const sizes = rows.map((row) => row.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

/** The rows of one side of a gutter. */
function sideOf(rows: Row[], gutter: Gutter, side: 'left' | 'right'): Side {
  const centre = (gutter.x0 + gutter.x1) / 2;
  const lines: Row[] = [];
  for (const row of rows.slice(gutter.from, gutter.to + 1)) {
    const runs = row.runs.filter((run) => (side === 'left' ? run.x0 < centre : run.x0 >= centre));
    if (runs.length > 0) lines.push({ y: row.y, size: Math.max(...runs.map((run) => run.size)), runs });
  }
  return lines.map((line) => ({
    y: line.y,
    size: line.size,
    x0: line.runs[0]!.x0,
    textX: (line.runs.find((run) => !isMark(run)) ?? line.runs[0]!).x0,
    x1: Math.max(...line.runs.map((run) => run.x1)),
    font: line.runs[0]!.font,
    text: line.runs.map((run) => run.text.trim()).join(' '),
    label: rowSegments([line])[0]?.text ?? '',
    runs: line.runs,
  }));
}

/** The lines on both sides of a gutter; null if they aren't apart. */
function separatedSides(rows: Row[], gutter: Gutter): [Side, Side] | null {
  const left = sideOf(rows, gutter, 'left');
  const right = sideOf(rows, gutter, 'right');
  const fewer = Math.min(left.length, right.length);
  if (fewer < 2 || !hasWords(left) || !hasWords(right)) return null;
  const size = medianSize(rows.slice(gutter.from, gutter.to + 1));
  if (gutter.x1 - gutter.x0 < widthNeeded(fewer, startAligned(right)) * size) return null;
  return [left, right];
}

/** False for a column of bullets or pictures, which belongs to the text beside it. */
function hasWords(side: Side): boolean {
  return side.filter((line) => /[\p{L}\p{N}]/u.test(line.text)).length > 0.6 * side.length;
}

/** The minimum width in font heights. Between few lines a space may look like a gutter; aligned lines need less. */
function widthNeeded(lines: number, aligned: boolean): number {
  if (lines <= 3) return aligned ? 1 : 1.5;
  if (lines <= 6) return aligned ? 0.6 : 1;
  return aligned ? MIN_GUTTER_WIDTH : 0.65;
}

function startAligned(side: Side): boolean {
  return side.some(
    (line) => side.filter((other) => Math.abs(other.textX - line.textX) < 1).length >= 0.5 * side.length,
  );
}

/** The lines of both sides at heights where both sides have lines. */
function overlappingLines(left: Side, right: Side): [Side, Side] {
  const top = Math.max(left[0]!.y, right[0]!.y) - 0.3 * left[0]!.size;
  const foot = Math.min(left.at(-1)!.y, right.at(-1)!.y) + 0.3 * left[0]!.size;
  const shared = (side: Side): Side => side.filter((line) => line.y >= top && line.y <= foot);
  return [shared(left), shared(right)];
}

/**
 * Grids of cards below full-width headings line up across several sections. If all headings are on the left, each
 * beside a break on the right, the strip is split at the headings; null if it doesn't need splitting.
 */
function splitAtHeadings(rows: Row[], gutter: Gutter): Gutter[] | null {
  const left = sideOf(rows, gutter, 'left');
  const right = sideOf(rows, gutter, 'right');
  if (right.some((line) => isSectionHeading(line.text) && !isCardBeside(line, left))) return null;
  const headings = left.filter((line) => line.y > rows[gutter.from]!.y && isSectionHeading(line.label));
  if (headings.length === 0 || !headings.every((heading) => isBesideBreak(heading.y, right))) return null;
  const cuts = headings.map((heading) => rows.findIndex((row) => row.y === heading.y));
  const pieces: Gutter[] = [];
  let from = gutter.from;
  for (const cut of [...cuts, gutter.to + 1]) {
    if (cut - 1 >= from) addCountedGutter(pieces, rows, gutter, from, cut - 1);
    from = cut;
  }
  return pieces;
}

/**
 * "Tools" may be the title of a card: then a card beside it has a title in the same style that isn't a section name.
 */
function isCardBeside(line: SideLine, others: Side): boolean {
  return others.some(
    (other) =>
      Math.abs(other.y - line.y) < 0.3 * line.size &&
      other.font === line.font &&
      other.size === line.size &&
      !isSectionHeading(other.label),
  );
}

function addCountedGutter(pieces: Gutter[], rows: Row[], gutter: Gutter, from: number, to: number): void {
  const counted: Gutter[] = [];
  addGutter(counted, rows, [gutter.x0, gutter.x1], from, to);
  pieces.push(...counted);
}

/**
 * Shortens a gutter that runs through a centred title, where a space between two words is just above it. The title is
 * set off from what follows, and its words don't start where the right column starts.
 */
function belowTitle(rows: Row[], gutter: Gutter): Gutter {
  const centre = (gutter.x0 + gutter.x1) / 2;
  const starts = rows
    .slice(gutter.from, gutter.to + 1)
    .map((row) => row.runs.find((run) => run.x0 >= centre)?.x0);
  const alone = (index: number): boolean =>
    starts.filter((x) => Math.abs((x ?? -9) - starts[index]!) < 2).length < 2;
  const first = rows[gutter.from]!;
  const next = rows[gutter.from + 1];
  if (next === undefined || starts[0] === undefined || first.runs[0]!.x0 >= centre || !alone(0))
    return gutter;
  const apart = next.y - first.y > 2.2 * Math.max(next.size, medianSize(rows));
  return apart ? { ...gutter, from: gutter.from + 1 } : gutter;
}

/**
 * Rows at either end with text on one side only may belong to the full-width text beyond: a heading just above the
 * columns, or a short last line just below. Trims them up to the widest vertical space among them.
 */
function trimGutter(rows: Row[], gutter: Gutter): Gutter {
  const centre = (gutter.x0 + gutter.x1) / 2;
  const both = (row: Row): boolean => row.runs[0]!.x0 < centre && row.runs.at(-1)!.x0 >= centre;
  const shared = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => index >= gutter.from && index <= gutter.to && both(row));
  const first = shared[0]?.index;
  const last = shared.at(-1)?.index;
  if (first === undefined || last === undefined) return gutter;
  const from = gutter.from > 0 ? rowBeforeWidestSpace(rows, gutter.from - 1, first) + 1 : gutter.from;
  const to = gutter.to < rows.length - 1 ? rowBeforeWidestSpace(rows, last, gutter.to + 1) : gutter.to;
  return {
    ...gutter,
    from: from - gutter.from <= MAX_TRIMMED_ROWS ? from : gutter.from,
    to: gutter.to - to <= (isHeadingRow(rows[to + 1]) ? MAX_TRIMMED_ROWS : 1) ? to : gutter.to,
  };
}

function isHeadingRow(row: Row | undefined): boolean {
  return row !== undefined && isSectionHeading(rowSegments([row])[0]?.text ?? '');
}

/** The row from `from` to `to - 1` with the most space below it. */
function rowBeforeWidestSpace(rows: Row[], from: number, to: number): number {
  let best = from;
  let most = 0;
  for (let at = from; at < to; at++) {
    const space = rows[at + 1]!.y - rows[at]!.y;
    if (space > most + 0.01) {
      most = space;
      best = at;
    }
  }
  return best;
}

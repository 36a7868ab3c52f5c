import { isBulletGlyph, restoreLigatures } from './glyphs.ts';
import type { PageRun, Row } from './page-run.types.ts';

/** Groups runs by baseline, top to bottom, each row from left to right. */
export function rowsOf(runs: PageRun[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    if (row !== undefined && run.y - row.y <= 0.35 * Math.min(run.size, row.size)) {
      row.runs.push(run);
      row.size = Math.max(row.size, run.size);
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  for (const row of rows) row.runs.sort((a, b) => a.x0 - b.x0 || a.x1 - b.x1);
  return rows;
}

/** A stretch of one row without a wide gap in it. `textX` is where the words begin, after a bullet. */
export type Segment = {
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
  /** Where the next segment of the row begins; infinite for the last one. */
  rightNeighbour: number;
  runs: PageRun[];
};

const WIDE_GAP = 1.25;

export function segmentsOf(row: Row, index: number): Segment[] {
  const groups: PageRun[][] = [];
  const even = isJustified(row);
  for (const run of row.runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const lonelyBullet = group?.length === 1 && before !== undefined && isBulletGlyph(before.text);
    const limit = lonelyBullet ? 4 : even ? 6 : WIDE_GAP;
    const opensItem =
      isBulletGlyph(run.text) &&
      before !== undefined &&
      run.text === '•' &&
      run.x0 - before.x1 > 0.8 * run.size;
    if (
      before === undefined ||
      group === undefined ||
      opensItem ||
      run.x0 - before.x1 > limit * Math.min(run.size, before.size)
    )
      groups.push([run]);
    else group.push(run);
  }
  const segments = groups.map((group) => segment(group, row, index));
  segments.forEach((one, at) => {
    one.rightNeighbour = segments[at + 1]?.x0 ?? Number.POSITIVE_INFINITY;
  });
  return segments;
}

/** Lines set to full width have gaps that are all wide and all alike: they are spaces, not columns. */
function isJustified(row: Row): boolean {
  const gaps: number[] = [];
  row.runs.forEach((run, index) => {
    const before = row.runs[index - 1];
    if (before !== undefined && run.x0 - before.x1 > 0.15 * run.size) gaps.push(run.x0 - before.x1);
  });
  return gaps.length >= 3 && Math.max(...gaps) < 1.6 * Math.min(...gaps);
}

function segment(runs: PageRun[], row: Row, index: number): Segment {
  const first = runs[0]!;
  const last = runs.at(-1)!;
  const bullet = runs.length > 1 && isBulletGlyph(first.text);
  return {
    text: textOf(runs, bullet),
    x0: first.x0,
    x1: runs.reduce((right, run) => Math.max(right, run.x1), first.x1),
    textX: bullet ? runs[1]!.x0 : first.x0,
    y: row.y,
    size: row.size,
    row: index,
    bullet: bullet || /^• ?\S|^(?:\d{1,2}|[a-z])[.)](?: |$)/.test(first.text),
    firstFont: (bullet ? runs[1]! : first).font,
    lastFont: last.font,
    rightNeighbour: Number.POSITIVE_INFINITY,
    runs,
  };
}

function textOf(runs: PageRun[], bullet: boolean): string {
  const words = bullet ? runs.slice(1) : runs;
  const rtl = words.filter((run) => run.rtl).length * 2 > words.length;
  const ordered = rtl ? [...words].reverse() : words;
  let text = '';
  ordered.forEach((run, index) => {
    const before = ordered[index - 1];
    if (before !== undefined) {
      const gap = rtl ? before.x0 - run.x1 : run.x0 - before.x1;
      if (gap > 0.13 * Math.min(run.size, before.size)) text += ' ';
    }
    text += run.text;
  });
  const spaced = closeSpacedLetters(restoreLigatures(text).replace(/\s+/g, ' ').trim());
  return bullet ? `• ${spaced}` : spaced;
}

/** "E X P E R I E N C E" is one word set with wide tracking. */
function closeSpacedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?: \p{Lu}){3,}(?![\p{L}\p{N}])/gu, (word) =>
    word.replaceAll(' ', ''),
  );
}

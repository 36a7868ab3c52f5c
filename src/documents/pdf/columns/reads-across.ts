import { isSectionHeading } from '../../section-headings.ts';
import type { PageRun } from '../page-run.types.ts';

/** A line on one side of a gutter. `label` is its text up to the first wide gap, `textX` is where its words start. */
export type SideLine = {
  y: number;
  size: number;
  x0: number;
  textX: number;
  x1: number;
  font: string;
  text: string;
  label: string;
  runs: PageRun[];
};
export type Side = SideLine[];

/** Drops of more than this many font heights part one stack of lines from the next. */
const STACK_LEADING = 1.75;
export const DATE = /\b(19|20)\d\d\b|\b(present|current|now|today)\b|\b\d{1,2}\/\d{2,4}\b/i;

/** Returns true if two sides are read together line by line: dates beside jobs, labels beside their text, a table. */
export function readsAcross(left: Side, right: Side): boolean {
  if (
    portionOf(left, (line) => isSectionHeading(line.text)) > 0.6 &&
    !right.some((line) => isSectionHeading(line.text))
  )
    return true;
  const leftMatched = portionOf(left, (line) => hasLineBeside(line, right));
  const rightMatched = portionOf(right, (line) => hasLineBeside(line, left));
  const leftWords = meanWords(left);
  const rightWords = meanWords(right);
  const leftDates = portionOf(left, (line) => DATE.test(line.text));
  const rightDates = portionOf(right, (line) => DATE.test(line.text));

  const rightIsMargin =
    rightDates > 0.4 ||
    (isRightAligned(right) && (right.length <= 0.8 * left.length || right.length <= 3 || rightDates > 0.2)) ||
    isSparseMargin(left, right);
  if (rightMatched >= 0.75 && rightWords <= 6 && rightIsMargin && longestStack(right) <= 3) return true;
  const leftIsLabel = leftDates > 0.4 || left.length <= 0.75 * right.length || leftWords <= 2;
  if (
    leftMatched >= 0.8 &&
    leftWords <= 5 &&
    leftIsLabel &&
    longestStack(left) <= 3 &&
    !areCards(left, right)
  )
    return true;
  return (
    leftMatched >= 0.95 &&
    rightMatched >= 0.95 &&
    leftWords <= 6 &&
    rightWords <= 6 &&
    !areCards(left, right) &&
    !hasWrappedLine(left) &&
    !hasWrappedLine(right)
  );
}

/** True for small cards side by side: few lines in more than one style, or a date at the same height in both. */
function areCards(left: Side, right: Side): boolean {
  if (left.length > 4 || right.length > 4 || isRightAligned(right)) return false;
  const dated = [left, right].map((side) => side.filter((line) => DATE.test(line.text)));
  const [here, there] = [dated[0]![0], dated[1]![0]];
  if (
    here &&
    there &&
    dated.every((lines) => lines.length === 1) &&
    hasLineBeside(here, [there]) &&
    left.length > 2
  )
    return true;
  return [left, right].every((side) => side.some((line) => styleOf(line) !== styleOf(side[0]!)));
}

/** True if a line continues a sentence from the line above, which cells of a table don't. */
function hasWrappedLine(side: Side): boolean {
  const right = Math.max(...side.map((line) => line.x1));
  return side.some((line, index) => {
    const before = side[index - 1];
    const full = before !== undefined && right - before.x1 < 4 * before.size;
    return full && before.font === line.font && /^\p{Ll}/u.test(line.text) && /[\p{L},-]$/u.test(before.text);
  });
}

export function styleOf(line: SideLine): string {
  return `${line.font} ${line.size.toFixed(1)}`;
}

export function hasLineBeside(line: SideLine, others: Side): boolean {
  return others.some((other) => Math.abs(other.y - line.y) <= 0.25 * Math.min(line.size, other.size));
}

/** True for a height at which the lines of a side are further apart than usual, or where they begin or end. */
export function isBesideBreak(y: number, lines: Side): boolean {
  const above = lines.filter((line) => line.y < y - 0.3 * line.size).at(-1);
  const below = lines.find((line) => line.y >= y - 0.3 * line.size);
  if (above === undefined || below === undefined) return true;
  return below.y - above.y > 2 * Math.max(above.size, below.size);
}

/** True if a section begins on one side amid text of the other, as in a column. */
export function hasHeadingsAmid(left: Side, right: Side): boolean {
  const begins = (side: Side, other: Side): boolean =>
    side.some((line) => isSectionHeading(line.text) && !isBesideBreak(line.y, other));
  return begins(left, right) || begins(right, left);
}

function isRightAligned(side: Side): boolean {
  const ends = side.map((line) => line.x1);
  const starts = side.map((line) => line.x0);
  const size = side[0]?.size ?? 10;
  return spread(ends) < 0.5 * size && spread(starts) > size;
}

/** True if the right side's lines end at the same edge, each beside several lines on the left: not a column. */
function isSparseMargin(left: Side, right: Side): boolean {
  const size = right[0]?.size ?? 10;
  return (
    right.length >= 2 &&
    right.length <= 0.5 * left.length &&
    longestStack(right) === 1 &&
    spread(right.map((line) => line.x1)) < 0.5 * size
  );
}

/** The most lines in a row without a gap. Labels and dates are single lines, columns aren't. */
function longestStack(side: Side): number {
  let longest = 1;
  let stack = 1;
  side.forEach((line, index) => {
    stack = isNewStack(line, side[index - 1]) ? 1 : stack + 1;
    longest = Math.max(longest, stack);
  });
  return longest;
}

export function isNewStack(line: SideLine, before: SideLine | undefined): boolean {
  return before === undefined || line.y - before.y >= STACK_LEADING * line.size;
}

function spread(values: number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

export function meanWords(side: Side): number {
  return side.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0) / (side.length || 1);
}

export function portionOf<Item>(items: Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / (items.length || 1);
}

import { isSectionHeading } from '../../section-headings.ts';
import type { PageRun } from '../page-run.types.ts';
import {
  DATE,
  hasHeadingsAmid,
  hasLineBeside,
  isNewStack,
  meanWords,
  portionOf,
  type Side,
  type SideLine,
  styleOf,
} from './reads-across.ts';

const MAX_STACK_LINES = 4;
const MAX_MEAN_WORDS = 5;
/** Of the stacks in a margin, the share that begin beside the first line of an entry. */
const NEARLY_ALL = 0.8;
/** An entry is set off by more than this many times the usual distance between lines. */
const WIDER_SPACE = 1.25;
/** With so many stacks, it is no chance if they begin beside lines that only differ in style from the lines above. */
const MANY_STACKS = 3;

/**
 * Finds the margin of entries: stacks of a few short lines ("03/2018 – 04/2022" above "Leeds"), each of which begins
 * beside the first line of an entry ("Shift Lead"), in another style or with the only dates. Their other lines need not be beside any line,
 * because the margin has its own line height. Returns the stacks, or null if neither side is such a margin.
 */
export function marginStacks(left: Side, right: Side): Side[] | null {
  const [margin, entries] = textLength(left) < textLength(right) ? [left, right] : [right, left];
  if (hasHeadingsAmid(left, right)) return null;
  const stacks = stacksOf(margin.filter((line) => !isSectionHeading(line.text))).filter((stack) =>
    isBetween(stack[0]!, entries),
  );
  return isMargin(stacks, entries) ? stacks : null;
}

function textLength(side: Side): number {
  return side.reduce((sum, line) => sum + line.text.length, 0);
}

/** Runs with each lower line of the stacks tied to the line above it. */
export function tiedToEntries(runs: PageRun[], stacks: Side[]): PageRun[] {
  const aboveYs = new Map<PageRun, number>();
  for (const stack of stacks)
    stack.slice(1).forEach((line, index) => {
      for (const run of line.runs) aboveYs.set(run, stack[index]!.runs[0]!.y);
    });
  return runs.map((run) => ({ ...run, aboveY: aboveYs.get(run) }));
}

function stacksOf(side: Side): Side[] {
  const stacks: Side[] = [];
  side.forEach((line, index) => {
    if (isNewStack(line, side[index - 1])) stacks.push([line]);
    else stacks.at(-1)!.push(line);
  });
  return stacks;
}

/** False for what is above or below all entries, such as a heading. */
function isBetween(line: SideLine, entries: Side): boolean {
  return line.y > entries[0]!.y - line.size && line.y < entries.at(-1)!.y + line.size;
}

function isMargin(stacks: Side[], entries: Side): boolean {
  const dated = stacks.filter(isDated);
  const size = Math.max(...stacks.map((stack) => stack.length));
  const isEntry = stacks.length < MANY_STACKS ? isSetOff : isInOtherStyle;
  return (
    size > 1 &&
    size <= MAX_STACK_LINES &&
    stacks.length + dated.length > 1 &&
    meanWords(stacks.flat()) <= MAX_MEAN_WORDS &&
    portionOf(stacks, (stack) => beginsBeside(stack, entries, isEntry)) >= NEARLY_ALL
  );
}

type EntryTest = (line: SideLine, above: SideLine, side: Side) => boolean;

/** Cards side by side would be in the same style, and all of them or none would have a date. */
function beginsBeside(stack: Side, entries: Side, isEntry: EntryTest): boolean {
  const line = stack[0]!;
  const at = entries.findIndex((other) => hasLineBeside(line, [other]));
  const entry = entries[at];
  if (entry === undefined) return false;
  const above = entries[at - 1];
  if (above !== undefined && !isEntry(entry, above, entries)) return false;
  return styleOf(entry) !== styleOf(line) || (isDated(stack) && !isDated(entries));
}

function isSetOff(line: SideLine, above: SideLine, side: Side): boolean {
  return (
    isSectionHeading(above.text) ||
    (isBulleted(above) && !isBulleted(line)) ||
    line.y - above.y > WIDER_SPACE * usualDrop(side)
  );
}

function isInOtherStyle(line: SideLine, above: SideLine, side: Side): boolean {
  return styleOf(above) !== styleOf(line) || isSetOff(line, above, side);
}

function isBulleted(line: SideLine): boolean {
  return line.text.startsWith('•');
}

function isDated(lines: Side): boolean {
  return lines.some((line) => DATE.test(line.text));
}

function usualDrop(side: Side): number {
  const drops = side
    .slice(1)
    .map((line, index) => line.y - side[index]!.y)
    .sort((a, b) => a - b);
  return drops[Math.floor(drops.length / 2)] ?? 0;
}

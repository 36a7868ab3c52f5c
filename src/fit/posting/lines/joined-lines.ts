import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import { sectionOpenedBy } from './headings.ts';
import type { Line } from './posting-lines.ts';
import { opensWithVerb } from './statement-cues.ts';

/**
 * Joins lines that an editor or mail program wrapped: a long line that continues in lower case on the next one. A line that
 * itself begins in lower case may be an item of a list without bullets.
 */
export function joinWrapped(view: string, lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  const listed = linesOfLists(view, lines);
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && !listed.has(line) && wraps(view, last, line)) last.end = line.end;
    else joined.push({ ...line });
  }
  return withPlainLists(view, joined);
}

/** Lines below each other that all open with what is to be done are a list, as if they had bullets. */
function withPlainLists(view: string, lines: Line[]): Line[] {
  let run: Line[] = [];
  const endRun = () => {
    if (run.length > 1 && run.every(({ start, end }) => opensWithVerb(view.slice(start, end))))
      for (const line of run) line.bullet = true;
    run = [];
  };
  for (const line of lines) {
    const isPlain = !line.bullet && !line.marked && line.end - line.start < LONGEST_ITEM;
    if (!isPlain || line.blankBefore) endRun();
    if (isPlain && !sectionOpenedBy(view, line)) run.push(line);
    else endRun();
  }
  endRun();
  return lines;
}
const LONGEST_ITEM = POSTING_NUMBERS.maxPlainItem.value;

/** Lines in lower case below each other, two of them too short to have been wrapped: a list without bullets. */
function linesOfLists(view: string, lines: readonly Line[]): ReadonlySet<Line> {
  const listed = new Set<Line>();
  let run: Line[] = [];
  const endRun = () => {
    const short = run.slice(0, -1).filter(({ start, end }) => end - start < WRAPPED_LINE);
    if (short.length > 1) for (const line of run) listed.add(line);
    run = [];
  };
  for (const line of lines) {
    const goesOn =
      !line.bullet && !line.marked && !line.blankBefore && /[\p{Ll}\d]/u.test(view[line.start] ?? '');
    if (!goesOn) endRun();
    run.push(line);
  }
  endRun();
  return listed;
}

const WRAPPED_LINE = POSTING_NUMBERS.wrappedLine.value;
const WRAPPED_BULLET = POSTING_NUMBERS.wrappedBullet.value;

function wraps(view: string, last: Line, line: Line): boolean {
  if (line.glued || line.bullet || line.marked || last.marked || line.blankBefore) return false;
  if (/[.:;!?]/.test(view[last.end - 1] ?? '')) return false;
  const tail = last.end - (view.lastIndexOf('\n', last.end - 1) + 1);
  if (last.bullet && tail >= WRAPPED_BULLET && isIndented(view, line.start)) return true;
  if (tail >= WRAPPED_BULLET && hasOpenBracket(view.slice(last.start, last.end)))
    return closesBracket(view, line);
  if (tail < WRAPPED_LINE || !/[\p{Ll}(&]/u.test(view[line.start] ?? '')) return false;
  return !/\p{Ll}/u.test(view[last.start] ?? '') && !sectionOpenedBy(view, last);
}

/** "(or willing to get it within" goes on with "12 months of hire)". */
const closesBracket = (view: string, { start, end }: Line): boolean =>
  /^[^()]{1,80}\)/.test(view.slice(start, end));

/** True if the line is indented like the words of the bullet above it. */
function isIndented(view: string, start: number): boolean {
  return /\n[ \t]{2,12}$/.test(view.slice(Math.max(0, start - 13), start));
}

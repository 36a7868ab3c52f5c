import { isSectionHeading } from '../section-headings.ts';
import { joinHyphenated, type Vocabulary } from './hyphens.ts';
import type { PageRun } from './page-run.types.ts';
import { type RowSegment, rowSegments } from './row-segments.ts';
import { rowsOf } from './rows.ts';

/** A line that begins so is in the middle of a sentence, unless it is a date. */
const GOES_ON = /^(?!(?:19|20)\d\d\b|\d{1,2}[/.]\d)[\p{Ll}\d$€£(&]/u;

/** "Sept 2018 – May", wrapped in a narrow column. */
const OPEN_DATE = /(?:19|20)\d\d ?(?:[–—-]|to|until) ?(?:\p{L}{3,9}\.?)?$/iu;

/** `row` is where it is read; `late`: after all else in that row. */
type Paragraph = { lines: RowSegment[]; row: number; late: boolean };

/**
 * Writes one block (a column, or a page without columns) as text: wrapped lines joined to paragraphs, what stands
 * side by side in a row parted by a tab, a blank line where the paper has more space than between lines. `mirrored`: what
 * is read first stands at the left, whatever its letters.
 */
export function blockText(runs: PageRun[], vocabulary: Vocabulary, mirrored = false): string {
  const rows = rowsOf(runs);
  const segments = rowSegments(rows);
  const paragraphs = paragraphsOf(segments, mirrored ? new Set() : rowsFromTheRight(segments));
  const leading = usualLeading(rows.map((row) => row.y));
  let text = '';
  let before: Paragraph | undefined;
  for (const paragraph of paragraphs) {
    const words = joinHyphenated(
      paragraph.lines.map((line) => line.text),
      vocabulary,
    );
    const addresses = paragraph.lines.flatMap((line) => line.links.map((url) => ` (${url})`)).join('');
    if (before !== undefined) text += separator(before, paragraph, words, leading, text);
    text += words + addresses;
    before = paragraph;
  }
  return text;
}

function paragraphsOf(segments: RowSegment[], fromRight: Set<number>): Paragraph[] {
  const right = Math.max(...segments.map((segment) => segment.x1));
  const paragraphs: Paragraph[] = [];
  let open: Paragraph[] = [];
  for (const segment of segments) {
    open = open.filter((paragraph) => segment.y - paragraph.lines.at(-1)!.y < 3 * segment.size);
    const home = segment.bullet
      ? undefined
      : open.findLast((paragraph) => continues(paragraph, segment, right, segments));
    if (home === undefined) {
      const paragraph = { lines: [segment], row: segment.row, late: false };
      paragraphs.push(paragraph);
      open.push(paragraph);
    } else home.lines.push(segment);
  }
  for (const paragraph of paragraphs) {
    moveToItsHead(paragraph, paragraphs);
    moveToItsText(paragraph, paragraphs);
  }
  return paragraphs.sort(
    (a, b) =>
      a.row - b.row ||
      Number(a.late) - Number(b.late) ||
      (a.lines[0]!.x0 - b.lines[0]!.x0) * (fromRight.has(a.row) ? -1 : 1),
  );
}

/** Rows whose words are Hebrew or Arabic in the main: a date at their left end comes last. */
function rowsFromTheRight(segments: RowSegment[]): Set<number> {
  const excess = new Map<number, number>();
  for (const { row, text } of segments) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const fromRight = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0;
    excess.set(row, (excess.get(row) ?? 0) + 2 * fromRight - letters);
  }
  return new Set([...excess].filter(([, more]) => more > 0).map(([row]) => row));
}

/**
 * The second line of a margin ("Cupertino, CA" over "2005 – 2007") may stand beside the text of an entry: it is read
 * with the first line, beside the entry's head.
 */
function moveToItsHead(paragraph: Paragraph, paragraphs: Paragraph[]): void {
  const line = paragraph.lines[0]!;
  const head = paragraphs.find((other) => {
    const above = other.lines.at(-1)!;
    const drop = line.y - above.y;
    const aligned = Math.abs(above.x1 - line.x1) < 2 || Math.abs(above.x0 - line.x0) < 2;
    return drop > 0.5 * line.size && drop < 1.8 * line.size && aligned && hasLeftMate(other, paragraphs);
  });
  if (head === undefined || paragraph.lines.length > 1) return;
  const beside = paragraphs.filter((other) => other.lines[0]!.x1 < line.x0 && spans(other, line.y));
  const interrupts =
    beside.length > 0 &&
    !beside.some(
      (other) => other.row === paragraph.row && other.lines.length === 1 && !other.lines[0]!.bullet,
    );
  if (!interrupts) return;
  paragraph.row = head.row;
  paragraph.late = true;
}

/** A heading in the margin, set larger than its text, may stand a little lower than the line it belongs to. */
function moveToItsText(paragraph: Paragraph, paragraphs: Paragraph[]): void {
  const heading = paragraph.lines[0]!;
  if (!isSectionHeading(heading.text)) return;
  const text = paragraphs.find((other) => {
    const line = other.lines[0]!;
    return line.x0 > heading.x1 && heading.y > line.y && heading.y - line.y < heading.size;
  });
  if (text !== undefined) paragraph.row = text.row;
}

function hasLeftMate(paragraph: Paragraph, paragraphs: Paragraph[]): boolean {
  return paragraphs.some(
    (other) => other.row === paragraph.row && other.lines[0]!.x1 < paragraph.lines[0]!.x0,
  );
}

function spans(paragraph: Paragraph, y: number): boolean {
  const first = paragraph.lines[0]!;
  return y > first.y - 0.9 * first.size && y < paragraph.lines.at(-1)!.y + 0.9 * first.size;
}

/** Whether `next` is the wrapped rest of a paragraph: same kind of line, right below, and its first word had no room. */
function continues(paragraph: Paragraph, next: RowSegment, right: number, segments: RowSegment[]): boolean {
  const last = paragraph.lines.at(-1)!;
  const drop = next.y - last.y;
  if (next.row === last.row || drop > 1.9 * last.size || Math.abs(next.size - last.size) > 0.12 * last.size)
    return false;
  const previousDrop = paragraph.lines.length > 1 ? last.y - paragraph.lines.at(-2)!.y : undefined;
  if (previousDrop !== undefined && drop > 1.25 * previousDrop) return false;
  if (isSectionHeading(last.text) || isSectionHeading(next.text)) return false;
  if (!lineUp(paragraph, next)) return false;
  if (hasRoom(paragraph, next, right, segments)) return false;
  return readsOn(paragraph, next);
}

/** Whether the first word of `next` would have fitted behind `last`: then somebody broke the line on purpose. */
function hasRoom(paragraph: Paragraph, next: RowSegment, right: number, segments: RowSegment[]): boolean {
  const last = paragraph.lines.at(-1)!;
  const stack = stackRight(last, segments);
  const goesOn = GOES_ON.test(next.text) || (paragraph.lines.length > 1 && !/[.!?:]$/.test(last.text));
  const edge = stack.neighboured || goesOn ? Math.min(right, stack.edge) : right;
  const limit = Math.min(edge, last.rightNeighbour - 0.8 * last.size);
  return limit - last.x1 - 0.25 * last.size > firstWordWidth(next) + 0.3 * last.size;
}

function lineUp(paragraph: Paragraph, next: RowSegment): boolean {
  const first = paragraph.lines[0]!;
  const last = paragraph.lines.at(-1)!;
  const tolerance = 0.4 * next.size;
  if (Math.abs(next.x0 - last.textX) <= tolerance || Math.abs(next.x0 - first.textX) <= tolerance)
    return true;
  if (paragraph.lines.length === 1) {
    const indent = next.x0 - last.textX;
    if (!last.bullet && indent < 0 && indent > -3 * next.size) return true;
    if (indent > 0 && indent < 3 * next.size && /^\p{Ll}/u.test(next.text)) return true;
  }
  const centred = Math.abs((next.x0 + next.x1) / 2 - (last.x0 + last.x1) / 2) <= tolerance;
  return centred && /^\p{Ll}/u.test(next.text);
}

/** The right edge of the lines around that begin where `line` begins, and whether text stands beside any of them. */
function stackRight(line: RowSegment, segments: RowSegment[]): { edge: number; neighboured: boolean } {
  let edge = line.x1;
  let neighboured = false;
  for (const other of segments) {
    const begins = Math.min(Math.abs(other.textX - line.textX), Math.abs(other.x0 - line.textX));
    if (begins > 0.5 * line.size || Math.abs(other.y - line.y) > 6 * line.size) continue;
    edge = Math.max(edge, other.x1);
    neighboured ||= Number.isFinite(other.rightNeighbour);
  }
  return { edge, neighboured };
}

function firstWordWidth(segment: RowSegment): number {
  const word = /^\S+/.exec(segment.text)?.[0] ?? '';
  return ((segment.x1 - segment.x0) * word.length) / (segment.text.length || 1);
}

function readsOn(paragraph: Paragraph, next: RowSegment): boolean {
  const last = paragraph.lines.at(-1)!;
  const address = /^(?:https?:|www\.|\S+@\S|[\w-]+\.\w+\/)/.test(next.text);
  if (address) return /[\p{L},]$/u.test(last.text) && paragraph.lines.length > 1;
  if (/\p{L}-$/u.test(last.text) || /^[\p{Ll}&(]/u.test(next.text)) return true;
  if (
    OPEN_DATE.test(last.text) &&
    /^(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|present|current|now|today)$/iu.test(next.text)
  )
    return true;
  if (last.lastFont !== next.firstFont) return false;
  return paragraph.lines.length > 1 || /[,;&–]$/.test(last.text) || last.text.split(' ').length >= 6;
}

function separator(before: Paragraph, next: Paragraph, words: string, leading: number, text: string): string {
  const above = before.lines.at(-1)!;
  const below = next.lines[0]!;
  if (before.row === next.row) {
    const apart = before.lines.length > 1 || below.bullet || isSectionHeading(above.text);
    return apart ? '\n' : '\t';
  }
  if (text.endsWith('\n')) return '';
  const drop = below.y - above.y;
  const wide = drop > Math.max(1.45 * leading, 1.5 * Math.max(above.size, below.size));
  return wide || isSectionHeading(words) ? '\n\n' : '\n';
}

function usualLeading(baselines: number[]): number {
  const drops = baselines
    .slice(1)
    .map((y, index) => y - baselines[index]!)
    .filter((drop) => drop > 4)
    .sort((a, b) => a - b);
  return drops[Math.floor(drops.length / 2)] ?? 12;
}

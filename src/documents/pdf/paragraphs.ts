import { isSectionHeading } from '../section-headings.ts';
import { joinHyphenated, type Vocabulary } from './hyphens.ts';
import type { PageRun } from './page-run.types.ts';
import { type RowSegment, rowSegments } from './row-segments.ts';
import { rowsOf } from './rows.ts';

/** The start of a line that continues a sentence, unless it is a date. */
const CONTINUES_SENTENCE = /^(?!(?:19|20)\d\d\b|\d{1,2}[/.]\d)[\p{Ll}\d$€£(&]/u;

/** An incomplete date range at the end of a line in a narrow column: "Sept 2018 – May", "2018-03 -". */
const OPEN_DATE = /(?:19|20)\d\d(?:-\d\d)? ?(?:[–—-]|to|until) ?(?:\p{L}{3,9}\.?)?$/iu;
/** The end of a date range: "Oct 2021", "2021-10", "10/2021", "present". */
const END_DATE = /^(?:(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d(?:-\d\d)?|present|current|now|today)$/iu;

/** In font heights: lines whose baselines differ by less are at about the same height. */
const SAME_HEIGHT = 0.6;

/** `row` is the row at which the paragraph is read; `late` puts it after everything else in that row. */
type Paragraph = { lines: RowSegment[]; row: number; late: boolean };

/**
 * The text of one block (a column, or a page without columns): wrapped lines joined to paragraphs, tabs between text
 * side by side in a row, blank lines where the vertical space is larger than between lines. `mirrored`: the runs were
 * mirrored, so every row is read from the left, whatever its script.
 */
export function blockText(runs: PageRun[], vocabulary: Vocabulary, mirrored = false): string {
  const rows = rowsOf(runs);
  const segments = rowSegments(rows);
  const paragraphs = paragraphsOf(segments, mirrored ? new Set() : rightToLeftRows(segments));
  const leading = medianLeading(rows.map((row) => row.y));
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
  let openParagraphs: Paragraph[] = [];
  for (const segment of segments) {
    openParagraphs = openParagraphs.filter(
      (paragraph) => segment.y - paragraph.lines.at(-1)!.y < 3 * segment.size,
    );
    const target = segment.bullet
      ? undefined
      : openParagraphs.findLast((paragraph) => continues(paragraph, segment, right, segments));
    if (target === undefined) {
      const paragraph = { lines: [segment], row: segment.row, late: false };
      paragraphs.push(paragraph);
      openParagraphs.push(paragraph);
    } else target.lines.push(segment);
  }
  for (const paragraph of paragraphs) {
    if (paragraph.lines[0]!.aboveY === undefined) moveToEntryHead(paragraph, paragraphs);
    else moveToEntry(paragraph, paragraphs);
    moveToSectionText(paragraph, paragraphs);
  }
  return paragraphs.sort(
    (a, b) =>
      a.row - b.row ||
      Number(a.late) - Number(b.late) ||
      (areStacked(a, b)
        ? a.lines[0]!.y - b.lines[0]!.y
        : (a.lines[0]!.x0 - b.lines[0]!.x0) * (fromRight.has(a.row) ? -1 : 1)),
  );
}

/** Rows that are mainly in Hebrew or Arabic: a date at their left end comes last. */
function rightToLeftRows(segments: RowSegment[]): Set<number> {
  const excess = new Map<number, number>();
  for (const { row, text } of segments) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const fromRight = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0;
    excess.set(row, (excess.get(row) ?? 0) + 2 * fromRight - letters);
  }
  return new Set([...excess].filter(([, more]) => more > 0).map(([row]) => row));
}

/**
 * The second line in a margin ("Cupertino, CA" above "2005 – 2007") may be beside the description of an entry. It is
 * read with the first line, at the head of the entry. Not so if all that is beside it begins there, too: a date range on
 * two lines, beside a title above an employer.
 */
function moveToEntryHead(paragraph: Paragraph, paragraphs: Paragraph[]): void {
  const line = paragraph.lines[0]!;
  const head = paragraphs.find((other) => {
    const above = other.lines.at(-1)!;
    const drop = line.y - above.y;
    const aligned = Math.abs(above.x1 - line.x1) < 2 || Math.abs(above.x0 - line.x0) < 2;
    return drop > 0.5 * line.size && drop < 1.8 * line.size && aligned && hasTextToTheLeft(other, paragraphs);
  });
  if (head === undefined || paragraph.lines.length > 1) return;
  const beside = paragraphs.filter(
    (other) =>
      other.row !== head.row &&
      other.lines[0]!.aboveY === undefined &&
      other.lines[0]!.x1 < line.x0 &&
      coversHeight(other, line.y),
  );
  const interrupts =
    beside.length > 0 &&
    !beside.some(
      (other) => other.row === paragraph.row && other.lines.length === 1 && !other.lines[0]!.bullet,
    );
  if (!interrupts) return;
  paragraph.row = head.row;
  paragraph.late = true;
}

/**
 * A lower line in the margin of an entry is read beside the line of its entry at about its height ("Leeds" beside "Acme
 * Foods"), or else with the margin's line above it.
 */
function moveToEntry(paragraph: Paragraph, paragraphs: Paragraph[]): void {
  const line = paragraph.lines[0]!;
  const beside = paragraphs.find(
    (other) =>
      other.lines.length === 1 &&
      !other.lines[0]!.bullet &&
      !areStacked(other, paragraph) &&
      Math.abs(other.lines[0]!.y - line.y) < SAME_HEIGHT * line.size,
  );
  const above = paragraphs.find(
    (other) => areStacked(other, paragraph) && other.lines.some(({ y }) => y === line.aboveY),
  );
  const target = beside ?? above;
  if (target !== undefined) paragraph.row = target.row;
}

/** True if one is above the other rather than beside it. */
function areStacked(a: Paragraph, b: Paragraph): boolean {
  return a.lines[0]!.x0 < b.lines[0]!.x1 && b.lines[0]!.x0 < a.lines[0]!.x1;
}

/** A heading in the margin that is larger than its text may be slightly lower than the line it belongs to. */
function moveToSectionText(paragraph: Paragraph, paragraphs: Paragraph[]): void {
  const heading = paragraph.lines[0]!;
  if (!isSectionHeading(heading.text)) return;
  const text = paragraphs.find((other) => {
    const line = other.lines[0]!;
    return line.x0 > heading.x1 && heading.y > line.y && heading.y - line.y < heading.size;
  });
  if (text !== undefined) paragraph.row = text.row;
}

function hasTextToTheLeft(paragraph: Paragraph, paragraphs: Paragraph[]): boolean {
  return paragraphs.some(
    (other) => other.row === paragraph.row && other.lines[0]!.x1 < paragraph.lines[0]!.x0,
  );
}

function coversHeight(paragraph: Paragraph, y: number): boolean {
  const first = paragraph.lines[0]!;
  return y > first.y - 0.9 * first.size && y < paragraph.lines.at(-1)!.y + 0.9 * first.size;
}

/** True if `next` is a wrapped line of the paragraph: similar, right below, and its first word didn't fit above. */
function continues(paragraph: Paragraph, next: RowSegment, right: number, segments: RowSegment[]): boolean {
  const last = paragraph.lines.at(-1)!;
  const drop = next.y - last.y;
  if (next.row === last.row || drop > 1.9 * last.size || Math.abs(next.size - last.size) > 0.12 * last.size)
    return false;
  const previousDrop = paragraph.lines.length > 1 ? last.y - paragraph.lines.at(-2)!.y : undefined;
  if (previousDrop !== undefined && drop > 1.25 * previousDrop) return false;
  if (isSectionHeading(last.text) || isSectionHeading(next.text)) return false;
  if (!isAligned(paragraph, next)) return false;
  if (firstWordWouldFit(paragraph, next, right, segments)) return false;
  return continuesText(paragraph, next);
}

/** True if the first word of `next` would have fitted on the line above, which means the line break is intentional. */
function firstWordWouldFit(
  paragraph: Paragraph,
  next: RowSegment,
  right: number,
  segments: RowSegment[],
): boolean {
  const last = paragraph.lines.at(-1)!;
  const stack = rightEdgeOfStack(last, segments);
  const continuesSentence =
    CONTINUES_SENTENCE.test(next.text) || (paragraph.lines.length > 1 && !/[.!?:]$/.test(last.text));
  const edge = stack.neighboured || continuesSentence ? Math.min(right, stack.edge) : right;
  const limit = Math.min(edge, last.rightNeighbour - 0.8 * last.size);
  return limit - last.x1 - 0.25 * last.size > firstWordWidth(next) + 0.3 * last.size;
}

function isAligned(paragraph: Paragraph, next: RowSegment): boolean {
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

/** The right edge of the nearby lines that start where `line` starts, and whether there is text beside any of them. */
function rightEdgeOfStack(line: RowSegment, segments: RowSegment[]): { edge: number; neighboured: boolean } {
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

function continuesText(paragraph: Paragraph, next: RowSegment): boolean {
  const last = paragraph.lines.at(-1)!;
  const address = /^(?:https?:|www\.|\S+@\S|[\w-]+\.\w+\/)/.test(next.text);
  if (address) return /[\p{L},]$/u.test(last.text) && paragraph.lines.length > 1;
  if (/\p{L}-$/u.test(last.text) || /^[\p{Ll}&(]/u.test(next.text)) return true;
  if (OPEN_DATE.test(last.text) && END_DATE.test(next.text)) return true;
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

function medianLeading(baselines: number[]): number {
  const drops = baselines
    .slice(1)
    .map((y, index) => y - baselines[index]!)
    .filter((drop) => drop > 4)
    .sort((a, b) => a - b);
  return drops[Math.floor(drops.length / 2)] ?? 12;
}

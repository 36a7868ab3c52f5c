import type { Range } from '../../../shared/range.ts';
import { HEADING_MARK } from '../view/mask-html.ts';
import { gluedAt, splitAt } from './breaks/glued-words.ts';
import { type RunInHeading, runInHeadings } from './breaks/run-in-headings.ts';

/** A line of the posting's view, without its bullet and surrounding whitespace. */
export type Line = {
  start: number;
  end: number;
  bullet: boolean;
  /** True if the markup makes it a heading. */
  marked: boolean;
  blankBefore: boolean;
  /** True if only a missing space shows where it begins. */
  glued: boolean;
};

const BULLET =
  /^(?:[•●◦▪■□‣⁃∙·*–—➢➤►▸▶→⇒»›❖★✓✔-]|[+~](?=\s)|>{2,3}(?=\s)|o(?=\s)|\(?\d{1,2}[.)](?=\s)|\d{1,2}\.\d{1,2}\.?(?=\s\p{Lu}\p{Ll})|\(?[a-h][.)](?=\s)|\([ivx]{1,4}\)(?=\s))\s*/u;

export function postingLines(view: string): Line[] {
  const lines: Line[] = [];
  const glued = gluedAt(view);
  const headings = runInHeadings(view);
  let next = 0;
  let nextHeading = 0;
  let blankBefore = true;
  for (let start = 0; start <= view.length; ) {
    const stop = view.indexOf('\n', start);
    const end = stop < 0 ? view.length : stop;
    const from = next;
    while (next < glued.length && (glued[next] as number) < end) next++;
    const fromHeading = nextHeading;
    while (nextHeading < headings.length && (headings[nextHeading] as RunInHeading).start < end)
      nextHeading++;
    const pieces = piecesOf({ start, end }, headings.slice(fromHeading, nextHeading)).flatMap((piece) =>
      piece.marked ? [piece] : splitAt(piece, glued.slice(from, next)),
    );
    const parts = pieces.flatMap((piece: Piece, index) => {
      const line = lineIn(view, piece.start, piece.end, blankBefore && index === 0);
      return line ? { ...line, marked: line.marked || piece.marked === true, glued: index > 0 } : [];
    });
    lines.push(...parts);
    blankBefore = parts.length === 0;
    start = end + 1;
  }
  return lines;
}

type Piece = Range & { marked?: boolean };

/** The headings of a line of text, `marked`, and what stands between them. */
function piecesOf({ start, end }: Range, headings: readonly RunInHeading[]): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const heading of headings) {
    pieces.push(
      { start: from, end: heading.start },
      { start: heading.start, end: heading.end, marked: true },
    );
    from = heading.resume;
  }
  return [...pieces, { start: from, end }];
}

function lineIn(
  view: string,
  from: number,
  to: number,
  blankBefore: boolean,
): Omit<Line, 'glued'> | undefined {
  let { start, end } = trimRange(view, from, to);
  let marked = view[start] === HEADING_MARK;
  if (marked) start = trimRange(view, start + 1, end).start;
  const hashes = /^#{1,6}\s+/.exec(view.slice(start, Math.min(end, start + 12)));
  if (hashes) {
    marked = true;
    start += hashes[0].length;
  }
  let bullet = false;
  for (let turn = 0; turn < 2; turn++) {
    const found = BULLET.exec(view.slice(start, Math.min(end, start + 12)));
    if (!found) break;
    bullet = true;
    start += found[0].length;
  }
  ({ start, end } = trimRange(view, start, end));
  return start < end ? { start, end, bullet, marked, blankBefore } : undefined;
}

export function trimRange(view: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && isBlank(view.charCodeAt(start))) start++;
  while (end > start && isBlank(view.charCodeAt(end - 1))) end--;
  return { start, end };
}

function isBlank(unit: number): boolean {
  return unit <= 0x20 ? unit !== 2 : unit === 0xa0 || unit === 0x200b || unit === 0x200d || unit === 0xfeff;
}

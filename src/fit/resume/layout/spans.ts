import type { Range } from '../../../shared/range.ts';
import type { Span } from '../../../shared/results/fit-result.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { FILL } from '../../text/misread.ts';
import { remembered } from '../../text/remembered.ts';

export function spanOf(text: string, range: Range): Span {
  return { text: text.slice(range.start, range.end), start: range.start, end: range.end };
}

const EDGE = new Set([...` \t\n${FILL}•-–|,;:*_~"'=>`]);

/** Trims blanks, bullets and stray punctuation off a range, or returns undefined if nothing is left. */
export function trimmed(view: string, start: number, end: number): Range | undefined {
  let from = start;
  let to = end;
  for (let round = 0; round < 6; round++) {
    while (from < to && (EDGE.has(view.charAt(from)) || opensItem(view, from))) from++;
    while (to > from && EDGE.has(view.charAt(to - 1))) to--;
    if (from === to) return undefined;
    const body = view.slice(from, to);
    const opens = body.indexOf('(');
    const closes = body.indexOf(')');
    if (closes === 0 || (opens === 0 && (closes < 0 || closes === body.length - 1))) from++;
    else if (opens === body.length - 1 || (opens < 0 && closes === body.length - 1)) to--;
    else return { start: from, end: to };
  }
  return from < to ? { start: from, end: to } : undefined;
}

/** The mark of ". Drove a van", "+ Drove a van", but not of "+1 555 0100". */
const opensItem = (view: string, at: number): boolean =>
  view.charAt(at) === '.' || (view.charAt(at) === '+' && view.charAt(at + 1) === ' ');

const MOST_WORDS: number = RESUME_NUMBERS.wordsOfPiece.value;

/** The first `limit` words of a piece of text in lower case; very long pieces are cut. */
export function lowerWords(piece: string, limit = MOST_WORDS): readonly string[] {
  const words = wordsOf(piece);
  return words.length > limit ? words.slice(0, limit) : words;
}

/** Several rules look at the words of one piece. */
const wordsOf = remembered((piece: string): readonly string[] => {
  const words =
    piece
      .slice(0, 600)
      .toLowerCase()
      .match(/[\p{L}\p{N}+#&'.]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map(withoutEdges);
});

const isEdgeOfWord = (sign: string | undefined) => sign === "'" || sign === '.';

function withoutEdges(word: string): string {
  return isEdgeOfWord(word[0]) || isEdgeOfWord(word.at(-1)) ? word.replace(/^['.]+|['.]+$/g, '') : word;
}

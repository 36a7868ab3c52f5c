import type { Range } from '../../../shared/range.ts';
import { isStopWord } from '../../match/word-weights.ts';
import { matchesOf } from '../../text/matches.ts';
import { rememberedLatest } from '../../text/remembered.ts';
import { stem } from '../../text/stem.ts';
import { fold, type Token, tokenize } from '../../text/tokens.ts';
import { isKnownWord } from '../../vectors/word-vectors.ts';

/**
 * "teamsExcellent", "goals.You", "QualificationsFull": the end of a line or the word of a heading, and a capitalised word
 * without a space between.
 */
const GLUED =
  /(?<![\p{L}\p{N}])(\p{Ll}{2,20}|\p{L}{2,20}[.!?:](?!Net\b|Js\b|Io\b)|(?:Requirements|Qualifications|Responsibilities|Experience|Skills|Duties|Education|Competencies|Description|Benefits|Availability))(?=(\p{Lu}\p{Ll}{1,20})(?![\p{L}\p{N}]))/gu;

/**
 * Where a text that lost its line breaks goes on without a space: the offsets of the words that begin a line. Both words
 * must be known, and together they must not be one.
 */
export const gluedAt = rememberedLatest((view: string): readonly number[] =>
  piecesWithJoints(view).flatMap(({ start, end }) =>
    matchesOf(view.slice(start, end), GLUED).flatMap(({ index, 1: left, 2: right }) => {
      const words = [left as string, right as string].map((word) =>
        word.replace(/\P{L}/gu, '').toLowerCase(),
      );
      const areWords = words.every((word) => isKnownWord(stem(word)) || isStopWord(word));
      return areWords && !isKnownWord(stem(words.join(''))) ? [start + index + (left as string).length] : [];
    }),
  ),
);

/** A small letter or a mark, then a capital and a small letter; what is not ASCII may be any of them. */
const JOINT = /(?<=[a-z.!?:]|[^\0-\x7f])(?:[A-Z]|[^\0-\x7f])(?=[a-z]|[^\0-\x7f])/g;

/** The pieces between blanks in which words may be glued: hardly any, so that `GLUED` need not try every word. */
function piecesWithJoints(view: string): Range[] {
  const pieces: Range[] = [];
  for (const { index } of matchesOf(view, JOINT)) {
    if (index < (pieces.at(-1)?.end ?? 0)) continue;
    let start = index;
    while (start > 0 && !isBlank(view.charCodeAt(start - 1))) start--;
    let end = index;
    while (end < view.length && !isBlank(view.charCodeAt(end))) end++;
    pieces.push({ start, end });
  }
  return pieces;
}

const isBlank = (unit: number) => unit === 0x20 || unit === 0x0a || unit === 0x09;

/** The parts of a range between these offsets, which are in order. */
export function splitAt({ start, end }: Range, offsets: readonly number[]): Range[] {
  const cuts = offsets.filter((offset) => offset > start && offset < end);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}

/** The words of a posting's view, glued ones apart. */
export const postingTokens = rememberedLatest((view: string): Token[] => {
  const offsets = gluedAt(view);
  const tokens = tokenize(view);
  if (offsets.length === 0) return tokens;
  let next = 0;
  return tokens.flatMap((token) => {
    while (next < offsets.length && (offsets[next] as number) <= token.start) next++;
    if (next === offsets.length || (offsets[next] as number) >= token.end) return [token];
    return splitAt(token, offsets.slice(next, next + 4)).map(({ start, end }, index) => {
      const word = view.slice(start, end).replace(/[^\p{L}\p{N}]+$/u, '');
      return {
        start,
        end: start + word.length,
        norm: fold(word),
        before: index === 0 ? token.before : ('break' as const),
      };
    });
  });
});

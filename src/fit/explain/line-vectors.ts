import {
  bytesOf,
  type TextVector,
  textVector,
  type WeightedStem,
  WORD_VECTORS,
  type WordVectors,
} from '../vectors/word-vectors.ts';
import data from './data/line-vectors.json' with { type: 'json' };

/**
 * The vectors of words, tuned so that what a posting asks is near the lines of a résumé that show it in other words
 * (lab/evidence). Words that it wasn't tuned on have their usual vectors, with zeros for the added dimensions.
 */
const LINE_VECTORS = withTuned(WORD_VECTORS, {
  words: data.words.split(' '),
  dimensions: data.dimensions,
  bytes: bytesOf(data.vectors),
});

/** The direction of what a line or requirement says. Used for quotes alone: no score depends on it. */
export const lineVector = (words: Iterable<WeightedStem>): TextVector => textVector(words, LINE_VECTORS);

function withTuned(
  usual: WordVectors,
  { words, dimensions, bytes: tuned }: { words: string[]; dimensions: number; bytes: Int8Array },
): WordVectors {
  const rows = new Map(usual.rows);
  for (const word of words) if (!rows.has(word)) rows.set(word, rows.size);
  const bytes = new Int8Array(rows.size * dimensions);
  for (const row of usual.rows.values())
    bytes.set(usual.bytes.subarray(row * usual.dimensions, (row + 1) * usual.dimensions), row * dimensions);
  words.forEach((word, index) => {
    bytes.set(
      tuned.subarray(index * dimensions, (index + 1) * dimensions),
      (rows.get(word) as number) * dimensions,
    );
  });
  return { rows, dimensions, bytes };
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readJsonLines } from '../judged-data.ts';
import { countCooccurrences } from './cooccurrence.ts';
import { type Dense, leadingVectors, toPositiveMutualInformation } from './svd.ts';

/** The file src/fit/vectors/data/word-vectors.json. */
export type WordVectorsFile = {
  origin: string;
  words: string;
  dimensions: number;
  /** One signed byte a number, words one after the other, in base64. */
  vectors: string;
  /** How much a word says by its rarity, 0…255, in base64. */
  weights: string;
  sha256: string;
};

const OPTIONS = { window: 8, minCount: 3, maxWords: 16_000 };
const SVD = { dimensions: 64, rounds: 5, power: 0.25 };
/** A word of this share of all words counts half. Arora, Liang & Ma 2017. */
const HALF_WEIGHT_SHARE = 0.003;

/** Learns word vectors from postings and résumés without labels. The same texts give the same bytes. */
export function makeWordVectors(folder: string): WordVectorsFile {
  const texts = ['corpus/postings.jsonl', 'fit/retrieval/resumes.jsonl'].flatMap((file) =>
    readJsonLines<{ text: string }>(join(folder, file)).map(({ text }) => text),
  );
  const { words, counts, rows } = countCooccurrences(texts, OPTIONS);
  const vectors = quantized(leadingVectors(toPositiveMutualInformation(rows), SVD));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weights = Uint8Array.from(counts, (count) =>
    Math.round((255 * HALF_WEIGHT_SHARE) / (HALF_WEIGHT_SHARE + count / total)),
  );
  return {
    origin: `${texts.length} public postings and résumés, ${words.length} words; lab/vectors`,
    words: words.join(' '),
    dimensions: SVD.dimensions,
    vectors: Buffer.from(vectors.buffer).toString('base64'),
    weights: Buffer.from(weights).toString('base64'),
    sha256: createHash('sha256').update(vectors).update(weights).digest('hex'),
  };
}

/** Each row with length 1, in steps of 1/127 of the largest number possible. */
function quantized({ rows, width, values }: Dense): Int8Array {
  const bytes = new Int8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const vector = values.subarray(row * width, (row + 1) * width);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
    // One scale for all words would lose the small numbers; 0.6 is above the largest number of nearly every word.
    const scale = 127 / Math.max(0.6, largest / length) / length;
    vector.forEach((value, column) => {
      bytes[row * width + column] = Math.round(value * scale);
    });
  }
  return bytes;
}

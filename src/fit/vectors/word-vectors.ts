import data from './data/word-vectors.json' with { type: 'json' };

/** The vectors of words: `dimensions` signed bytes for each, one word after the other, and the row of each word. */
export type WordVectors = { rows: ReadonlyMap<string, number>; dimensions: number; bytes: Int8Array };

const rows = new Map(data.words.split(' ').map((word, row) => [word, row]));
const weights = bytesOf(data.weights);

/** Learned from which words stand together in postings and résumés (lab/vectors). */
export const WORD_VECTORS: WordVectors = {
  rows,
  dimensions: data.dimensions,
  bytes: bytesOf(data.vectors),
};

/** The signed bytes that a text in base64 stands for. */
export function bytesOf(base64: string): Int8Array {
  const decoded = atob(base64);
  const bytes = new Int8Array(decoded.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = decoded.charCodeAt(index);
  return bytes;
}

/** A stem and how much it says (`wordWeight`, 0…1). */
export type WeightedStem = { stemmed: string; weight: number };

/** How rare a word is, from 0 (the most frequent) to 1 (rare or unknown). */
export const rarityOf = (stemmed: string): number => rarityByte(stemmed) / 255;

/** True for a word of the postings and résumés that the vectors were learned from. */
export const isKnownWord = (stemmed: string): boolean => rows.has(stemmed);

/** The direction of a text's meaning: a signed byte for each dimension with a length of about 127, or all zeros. */
export type TextVector = Int8Array;

/**
 * The mean of the vectors of a text's words, rare words counting more; all zeros if it has no known word. Texts about
 * the same work point the same way, whatever words they use.
 */
export function textVector(
  words: Iterable<WeightedStem>,
  { rows, dimensions, bytes }: WordVectors = WORD_VECTORS,
): TextVector {
  const sum = new Float64Array(dimensions);
  for (const { stemmed, weight } of words) {
    const row = rows.get(stemmed);
    if (row === undefined || weight === 0) continue;
    const share = shareOf(stemmed, weight);
    const from = row * dimensions;
    for (let index = 0; index < dimensions; index++)
      sum[index] = (sum[index] as number) + share * (bytes[from + index] as number);
  }
  let squares = 0;
  for (let index = 0; index < dimensions; index++) squares += (sum[index] as number) * (sum[index] as number);
  const direction = new Int8Array(dimensions);
  if (squares === 0) return direction;
  const length = Math.sqrt(squares);
  for (let index = 0; index < dimensions; index++)
    direction[index] = Math.round(((sum[index] as number) * SCALE) / length);
  return direction;
}

/** How much a word adds to the direction of a text, 0…1: by what it says and by how rare it is. */
export const shareOf = (stemmed: string, weight: number): number => (weight * rarityByte(stemmed)) / 255;

/** How rare a word is, 0…255; unknown ones as rare as can be. */
function rarityByte(stemmed: string): number {
  const row = rows.get(stemmed);
  return row === undefined ? 255 : (weights[row] as number) & 0xff;
}

const SCALE = 127;

/** The cosine of the angle between two text vectors of the same words' vectors, −1…1; 0 if one of them is empty. */
export function nearness(a: TextVector, b: TextVector): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number);
  return sum / (SCALE * SCALE);
}

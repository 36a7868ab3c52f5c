import data from './data/word-vectors.json' with { type: 'json' };

/** How many numbers a vector has. */
export const DIMENSIONS = data.dimensions;

const bytes = bytesOf(data.vectors);
const weights = bytesOf(data.weights);
const rows = new Map(data.words.split(' ').map((word, row) => [word, row]));

function bytesOf(base64: string): Int8Array {
  const decoded = atob(base64);
  const bytes = new Int8Array(decoded.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = decoded.charCodeAt(index);
  return bytes;
}

/** A stem and how much it says (`wordWeight`, 0…1). */
export type WeightedStem = { stemmed: string; weight: number };

/** How rare a word is, from 0 (the most frequent) to 1 (rare or unknown). */
export function rarityOf(stemmed: string): number {
  const row = rows.get(stemmed);
  return row === undefined ? 1 : ((weights[row] as number) & 0xff) / 255;
}

/** True for a word of the postings and résumés that the vectors were learned from. */
export const isKnownWord = (stemmed: string): boolean => rows.has(stemmed);

/** The direction of a text's meaning: `DIMENSIONS` signed bytes with a length of about 127, or all zeros. */
export type TextVector = Int8Array;

/**
 * The mean of the vectors of a text's words, rare words counting more; all zeros if it has no known word. Texts about
 * the same work point the same way, whatever words they use.
 */
export function textVector(words: Iterable<WeightedStem>): TextVector {
  const sum = new Float64Array(DIMENSIONS);
  for (const { stemmed, weight } of words) {
    const row = rows.get(stemmed);
    if (row === undefined || weight === 0) continue;
    const share = (weight * ((weights[row] as number) & 0xff)) / 255;
    const from = row * DIMENSIONS;
    for (let index = 0; index < DIMENSIONS; index++)
      sum[index] = (sum[index] as number) + share * (bytes[from + index] as number);
  }
  let squares = 0;
  for (let index = 0; index < DIMENSIONS; index++) squares += (sum[index] as number) * (sum[index] as number);
  const direction = new Int8Array(DIMENSIONS);
  if (squares === 0) return direction;
  const length = Math.sqrt(squares);
  for (let index = 0; index < DIMENSIONS; index++)
    direction[index] = Math.round(((sum[index] as number) * SCALE) / length);
  return direction;
}

const SCALE = 127;

/** The cosine of the angle between two text vectors, −1…1; 0 if one of them is empty. */
export function nearness(a: TextVector, b: TextVector): number {
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index++) sum += (a[index] as number) * (b[index] as number);
  return sum / (SCALE * SCALE);
}

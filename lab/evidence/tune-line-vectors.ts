import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seededRandom, shuffled } from '../../bench/seeded-random.ts';
import { weightedStems } from '../../src/fit/match/word-weights.ts';
import { tokenize } from '../../src/fit/text/tokens.ts';
import { bytesOf, shareOf } from '../../src/fit/vectors/word-vectors.ts';
import type { WordVectorsFile } from '../vectors/make-word-vectors.ts';

/** The file src/fit/explain/data/line-vectors.json. */
export type LineVectorsFile = {
  origin: string;
  words: string;
  dimensions: number;
  /** One signed byte a number, words one after the other, in base64. */
  vectors: string;
  sha256: string;
};

const ADDED_DIMENSIONS = 64;
const EPOCHS = 6;
/** The pairs of so many jobs are compared with each other at once. */
const JOBS_AT_ONCE = 12;
const STEP = 0.05;
/** What a cosine is multiplied by before it counts as a log odds. */
const SHARPNESS = 16;
const FIRST_NOISE = 0.01;
/** A word of a single pair says little; it is left as it is. */
const MIN_PAIRS = 2;

/** A text as rows of the vectors and how much each adds. */
type Bag = { rows: number[]; shares: number[] };
type Pair = { job: string; asked: Bag; shown: Bag };
type Table = { dimensions: number; values: Float64Array; squares: Float64Array };

/**
 * Tunes the vectors of words so that a requirement points the same way as the line that shows it, and another way than the lines
 * that show something else, most of them of the same job: a softmax over the cosines of a batch, both ways, by Adagrad
 * (Duchi, Hazan & Singer 2011). Pairs are written by a language model (paraphrases.tsv); no judged pair is looked at. The same
 * vectors give the same bytes.
 */
export function tuneLineVectors(usual: WordVectorsFile): LineVectorsFile {
  const texts = readFileSync(new URL('./paraphrases.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [job: string, asked: string, shown: string]);
  const words = wordsOf(texts);
  const index = new Map(words.map((word, row) => [word, row]));
  const pairs = texts
    .map(([job, asked, shown]) => ({ job, asked: bagOf(asked, index), shown: bagOf(shown, index) }))
    .filter(({ asked, shown }) => asked.rows.length > 0 && shown.rows.length > 0);
  const table = firstTable(words, usual);
  const jobs = [...Map.groupBy(pairs, ({ job }) => job).values()];
  const random = seededRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(jobs, random);
    for (let from = 0; from < order.length; from += JOBS_AT_ONCE)
      learnFrom(order.slice(from, from + JOBS_AT_ONCE).flat(), table);
  }
  const bytes = Int8Array.from(table.values, (value) =>
    Math.max(-127, Math.min(127, Math.round(value * 127))),
  );
  return {
    origin: `${pairs.length} requirements with a line that shows each in other words, ${words.length} words; lab/evidence`,
    words: words.join(' '),
    dimensions: table.dimensions,
    vectors: Buffer.from(bytes.buffer).toString('base64'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

const SEED = 20261130;

const stemsIn = (text: string) => weightedStems(tokenize(text)).filter(({ weight }) => weight > 0);

/** The words of at least `MIN_PAIRS` pairs, in order. */
function wordsOf(texts: readonly (readonly string[])[]): string[] {
  const pairsWith = new Map<string, number>();
  for (const [, ...sides] of texts)
    for (const word of new Set(sides.flatMap(stemsIn).map(({ stemmed }) => stemmed)))
      pairsWith.set(word, (pairsWith.get(word) ?? 0) + 1);
  return [...pairsWith].flatMap(([word, count]) => (count >= MIN_PAIRS ? [word] : [])).sort();
}

function bagOf(text: string, index: ReadonlyMap<string, number>): Bag {
  const bag: Bag = { rows: [], shares: [] };
  for (const { stemmed, weight } of stemsIn(text)) {
    const row = index.get(stemmed);
    if (row === undefined) continue;
    bag.rows.push(row);
    bag.shares.push(shareOf(stemmed, weight));
  }
  return bag;
}

/** The usual vectors of these words with more dimensions, all a little apart, so that they can be told apart. */
function firstTable(words: readonly string[], usual: WordVectorsFile): Table {
  const rows = new Map(usual.words.split(' ').map((word, row) => [word, row]));
  const bytes = bytesOf(usual.vectors);
  const dimensions = usual.dimensions + ADDED_DIMENSIONS;
  const random = seededRandom(SEED);
  const values = Float64Array.from(
    { length: words.length * dimensions },
    () => FIRST_NOISE * (2 * random() - 1),
  );
  words.forEach((word, at) => {
    const row = rows.get(word);
    if (row === undefined) return;
    for (let column = 0; column < usual.dimensions; column++)
      values[at * dimensions + column]! += bytes[row * usual.dimensions + column]! / 127;
  });
  return { dimensions, values, squares: new Float64Array(values.length) };
}

/** One step of Adagrad from the pairs of some jobs. */
function learnFrom(pairs: readonly Pair[], table: Table): void {
  const asked = directionsOf(
    pairs.map((pair) => pair.asked),
    table,
  );
  const shown = directionsOf(
    pairs.map((pair) => pair.shown),
    table,
  );
  const pulls = pullsOf(asked, shown);
  const size = pairs.length;
  const gradient = new Map<number, Float64Array>();
  for (let one = 0; one < size; one++) {
    const { asked: ofAsked, shown: ofShown } = pairs[one]!;
    addGradient(ofAsked, one, asked, shown, (other) => pulls[one * size + other]!, gradient);
    addGradient(ofShown, one, shown, asked, (other) => pulls[other * size + one]!, gradient);
  }
  const { dimensions, values, squares } = table;
  for (const [row, slopes] of gradient)
    for (let column = 0; column < dimensions; column++) {
      const at = row * dimensions + column;
      const slope = slopes[column]!;
      squares[at]! += slope * slope;
      values[at]! -= (STEP * slope) / (Math.sqrt(squares[at]!) + 1e-8);
    }
}

/** The directions of some texts, each of length 1, one after the other, and how long they were. */
type Directions = { width: number; units: Float64Array; lengths: Float64Array };

function directionsOf(bags: readonly Bag[], { dimensions: width, values }: Table): Directions {
  const units = new Float64Array(bags.length * width);
  const lengths = bags.map(({ rows, shares }, one) => {
    const unit = units.subarray(one * width, (one + 1) * width);
    for (let at = 0; at < rows.length; at++)
      for (let column = 0; column < width; column++)
        unit[column]! += shares[at]! * values[rows[at]! * width + column]!;
    const length = Math.max(1e-6, Math.sqrt(dot(unit, unit)));
    for (let column = 0; column < width; column++) unit[column]! /= length;
    return length;
  });
  return { width, units, lengths: Float64Array.from(lengths) };
}

/**
 * How much each cosine should be lower, a row for each requirement: the softmax over lines and over requirements, less 1 for the
 * pair itself.
 */
function pullsOf({ width, units, lengths }: Directions, shown: Directions): Float64Array {
  const size = lengths.length;
  const powers = new Float64Array(size * size);
  const ofRow = new Float64Array(size);
  const ofColumn = new Float64Array(size);
  for (let one = 0; one < size; one++)
    for (let other = 0; other < size; other++) {
      let cosine = 0;
      for (let column = 0; column < width; column++)
        cosine += units[one * width + column]! * shown.units[other * width + column]!;
      const power = Math.exp(SHARPNESS * cosine);
      powers[one * size + other] = power;
      ofRow[one]! += power;
      ofColumn[other]! += power;
    }
  return powers.map((power, at) => {
    const one = Math.floor(at / size);
    const other = at % size;
    const chance = (power / ofRow[one]! + power / ofColumn[other]!) / 2;
    return (SHARPNESS * (chance - (one === other ? 1 : 0))) / size;
  });
}

/** Adds what moves one text away from the directions that pull less than they should, and towards the others. */
function addGradient(
  { rows, shares }: Bag,
  one: number,
  { width, units, lengths }: Directions,
  others: Directions,
  pull: (other: number) => number,
  gradient: Map<number, Float64Array>,
): void {
  const slope = new Float64Array(width);
  for (let other = 0; other < lengths.length; other++) {
    const by = pull(other);
    for (let column = 0; column < width; column++)
      slope[column]! += by * others.units[other * width + column]!;
  }
  const unit = units.subarray(one * width, (one + 1) * width);
  const along = dot(slope, unit);
  for (let column = 0; column < width; column++)
    slope[column] = (slope[column]! - along * unit[column]!) / lengths[one]!;
  for (let at = 0; at < rows.length; at++) {
    const slopes = gradient.get(rows[at]!) ?? new Float64Array(width);
    gradient.set(rows[at]!, slopes);
    for (let column = 0; column < width; column++) slopes[column]! += shares[at]! * slope[column]!;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}

import { join } from 'node:path';
import { type LineWord, wordsOfLine } from '../../src/fit/lexicon/tagging/line-words.ts';
import type { SkillTaggerFile } from '../../src/fit/lexicon/tagging/skill-tagger.ts';
import { readJsonLines } from '../judged-data.ts';
import { type Dense, leadingVectors, type SparseTable } from './neighbour-vectors.ts';

const FILES = [
  'corpus/postings.jsonl',
  'fit/judged/postings.jsonl',
  'fit/retrieval/postings.jsonl',
  'fit/retrieval/resumes.jsonl',
];
/** How often a word must occur, how many words count as neighbours, and how many kinds there are. */
const MIN_COUNT = 7;
const NEIGHBOURS = 4000;
const KINDS = { narrow: 500, wide: 60 };
const ROUNDS = 12;
/** A line counts so many times at most. */
const MAX_REPEATS = 2;

/**
 * Sorts the words of postings and résumés into kinds, by the words that stand right before and after them: k-means over
 * the leading vectors of their positive mutual information. `sentences` are more texts, beside those below `folder`. The
 * same texts give the same kinds.
 */
export function learnWordKinds(
  folder: string,
  sentences: readonly string[],
): Pick<SkillTaggerFile, 'kinds' | 'wideKinds'> {
  const texts = FILES.flatMap((file) =>
    readJsonLines<{ text: string }>(join(folder, file)).map(({ text }) => text),
  );
  const lines = linesOf([...texts, ...sentences]);
  const counts = new Map<string, number>();
  for (const line of lines) for (const { norm } of line) counts.set(norm, (counts.get(norm) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count >= MIN_COUNT)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const numbers = new Map(words.map(([word], number) => [word, number]));
  const vectors = leadingVectors(neighbourTable(lines, numbers));
  const importance = words.map(([, count]) => Math.log(1 + count));
  const narrow = kMeans(vectors, importance, KINDS.narrow);
  const wide = kMeans(vectors, importance, KINDS.wide);
  const members = Array.from({ length: KINDS.narrow }, (_, kind) =>
    words.flatMap(([word], number) => (narrow[number] === kind ? [{ word, number }] : [])),
  ).filter((one) => one.length > 0);
  return {
    kinds: members.map((one) => one.map(({ word }) => word).join(' ')),
    wideKinds: String.fromCharCode(...members.flat().map(({ number }) => 33 + wide[number]!)),
  };
}

function linesOf(texts: string[]): LineWord[][] {
  const seen = new Map<string, number>();
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => {
      const key = line.trim().toLowerCase();
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      return key !== '' && times <= MAX_REPEATS;
    })
    .map(wordsOfLine);
}

/** How much more often than by chance each word stands beside each neighbour, before and after apart. */
function neighbourTable(lines: LineWord[][], numbers: Map<string, number>): SparseTable {
  const width = 2 * NEIGHBOURS + 2;
  const rows = Array.from(numbers, () => new Map<number, number>());
  const columns = new Float64Array(width);
  const sums = new Float64Array(rows.length);
  for (const line of lines) {
    const row = line.map(({ norm }) => numbers.get(norm) ?? -1);
    row.forEach((word, at) => {
      if (word < 0) return;
      [row[at - 1], row[at + 1]].forEach((neighbour, side) => {
        if (neighbour !== undefined && (neighbour < 0 || neighbour >= NEIGHBOURS)) return;
        const column = neighbour === undefined ? 2 * NEIGHBOURS + side : side * NEIGHBOURS + neighbour;
        rows[word]!.set(column, (rows[word]!.get(column) ?? 0) + 1);
        columns[column]!++;
        sums[word]!++;
      });
    });
  }
  const smoothed = columns.map((count) => count ** 0.75);
  const total = smoothed.reduce((sum, count) => sum + count, 0);
  return {
    width,
    rows: rows.map((row, word) =>
      [...row].flatMap(([column, count]) => {
        const information = Math.log(count / sums[word]! / (smoothed[column]! / total));
        return information > 0 ? [{ column, value: information }] : [];
      }),
    ),
  };
}

function kMeans({ width, values }: Dense, importance: number[], kinds: number): Int32Array {
  const size = importance.length;
  const centres = new Float64Array(kinds * width);
  for (let kind = 0; kind < kinds; kind++) {
    const word = Math.floor((kind * Math.min(size, kinds * 8)) / kinds);
    centres.set(values.subarray(word * width, (word + 1) * width), kind * width);
  }
  const chosen = new Int32Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    for (let word = 0; word < size; word++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let kind = 0; kind < kinds; kind++) {
        let nearness = 0;
        for (let index = 0; index < width; index++)
          nearness += values[word * width + index]! * centres[kind * width + index]!;
        if (nearness > most) {
          most = nearness;
          chosen[word] = kind;
        }
      }
    }
    centres.fill(0);
    for (let word = 0; word < size; word++)
      for (let index = 0; index < width; index++)
        centres[chosen[word]! * width + index]! += values[word * width + index]! * importance[word]!;
    for (let kind = 0; kind < kinds; kind++) {
      const centre = centres.subarray(kind * width, (kind + 1) * width);
      const length = Math.hypot(...centre) || 1;
      centre.forEach((value, index) => {
        centre[index] = value / length;
      });
    }
  }
  return chosen;
}

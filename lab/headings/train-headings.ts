/**
 * Learns what headings of postings open. `node lab/headings/train-headings.ts` prints how often that is right, in five folds over
 * lab/headings/headings.tsv; `npm run lab -- DATA --write` writes what is learned from all of them.
 */
import { readFileSync } from 'node:fs';
import { softmax } from '../../src/fit/learned/linear-model.ts';
import {
  HEADING_KINDS,
  type HeadingKind,
  type HeadingModel,
  headingFeatures,
  kindOfHeading,
} from '../../src/fit/posting/lines/heading-kinds.ts';

type Heading = { kind: HeadingKind; line: string };

const FOLDS = 5;
const ROUNDS = 150;
const STEP = 0.5;
const PENALTY = 0.5;
const MIN_ROWS = 2;
/** Smaller weights are left out, in hundredths. */
const LEAST_WEIGHT = 8;

/** The headings, and other short lines, with their kinds. */
export const readHeadings = (): Heading[] =>
  readFileSync(new URL('./headings.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [kind, line] = row.split('\t') as [HeadingKind, string];
      return { kind, line };
    });

/** Multinomial logistic regression with ridge penalties, by steps that become smaller as a weight moves (Adagrad). */
export function trainHeadings(headings: readonly Heading[]): HeadingModel {
  const rows = headings.map(({ line }) => [...headingFeatures(line)]);
  const counts = new Map<string, number>();
  for (const name of rows.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_ROWS).map(([name]) => name);
  const places = new Map(names.map((name, index) => [name, index]));
  const kinds = HEADING_KINDS.length;
  const biases = names.length * kinds;
  const weights = new Float64Array(biases + kinds);
  const moved = new Float64Array(biases + kinds).fill(1e-8);
  const known = rows.map((row) => row.flatMap((name) => places.get(name) ?? []));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Float64Array(biases + kinds);
    for (const [index, row] of known.entries()) {
      const chances = chancesOf(row, weights, kinds, biases);
      chances[HEADING_KINDS.indexOf(headings[index]!.kind)]! -= 1;
      for (let kind = 0; kind < kinds; kind++) {
        slopes[biases + kind]! += chances[kind]!;
        for (const place of row) slopes[place * kinds + kind]! += chances[kind]!;
      }
    }
    for (let index = 0; index < slopes.length; index++) {
      const slope = slopes[index]! + (index < biases ? PENALTY * weights[index]! : 0);
      moved[index]! += slope * slope;
      weights[index]! -= (STEP * slope) / Math.sqrt(moved[index]!);
    }
  }
  const hundredths = (from: number) =>
    Array.from(weights.subarray(from, from + kinds), (weight) => Math.round(100 * weight) + 0);
  return {
    bias: hundredths(biases).join(' '),
    weights: Object.fromEntries(
      names.flatMap((name, index) => {
        const row = hundredths(index * kinds);
        return row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT) ? [[name, row.join(' ')]] : [];
      }),
    ),
  };
}

function chancesOf(row: readonly number[], weights: Float64Array, kinds: number, biases: number): number[] {
  const sums = Array.from(weights.subarray(biases, biases + kinds));
  for (const place of row)
    for (let kind = 0; kind < kinds; kind++) sums[kind]! += weights[place * kinds + kind]!;
  return softmax(sums);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const headings = readHeadings();
  const answers = Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainHeadings(headings.filter((_, index) => index % FOLDS !== fold));
    return headings
      .filter((_, index) => index % FOLDS === fold)
      .map(({ kind, line }) => {
        const { kind: found, chance } = kindOfHeading(line, { learned: model });
        return { kind, found, chance };
      });
  }).flat();
  const rightOf = (some: typeof answers) =>
    (some.filter(({ kind, found }) => kind === found).length / some.length).toFixed(3);
  console.log(`${headings.length} lines, right: ${rightOf(answers)}`);
  for (const kind of HEADING_KINDS)
    console.log(`  ${kind.padEnd(12)} ${rightOf(answers.filter((one) => one.kind === kind))}`);
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const sure = answers.filter(({ chance }) => chance >= least);
    console.log(
      `chance ${least}: ${(sure.length / answers.length).toFixed(2)} of them, right: ${rightOf(sure)}`,
    );
  }
}

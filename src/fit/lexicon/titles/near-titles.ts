import { addTo } from '../../../shared/add-to.ts';
import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import type { JobTitle } from '../lexicon.types.ts';
import data from './data/near-titles.json' with { type: 'json' };
import { gradesIn, titleSlug, worthOfGrade } from './graded-lines.ts';
import { allTitles } from './titles.ts';

/** The nearness of a whole grade, from 0 (nothing in common) to 5 (practically the same job). */
const NEARNESS: readonly number[] = LEXICON_NUMBERS.nearnessByGrade.value;

const graded: Readonly<Record<string, string>> = data.titles;
const rows: Float32Array[] = [];
let indexes: ReadonlyMap<string, number> | undefined;

/**
 * How much of the daily work of one of the `wanted` titles somebody has done who held one of the `held` ones, 0…1, the best of
 * all. Both are indexes into `allTitles()`. It has a direction: a nurse has done most of a nursing assistant's work, and a
 * nursing assistant little of a nurse's. Seniority and licenses don't matter for it.
 *
 * The grades are the mean of two judgements by a language model that saw only the names (lab/README.md). A pair without a
 * grade has nothing in common.
 */
export function workShared(wanted: Uint16Array, held: Uint16Array): number {
  let best = 0;
  for (let one = 0; one < wanted.length; one++) {
    const index = wanted[one] as number;
    rows[index] ??= rowOf(index);
    const row = rows[index];
    for (let other = 0; other < held.length; other++)
      best = Math.max(best, row[held[other] as number] as number);
  }
  return best;
}

/** The ids of the titles of which a held one is practically the same job, or all of it and more: a legal counsel is a lawyer. */
export function titlesOfSameWork(held: number): readonly string[] {
  ofSameWork ??= sameWork();
  return ofSameWork.get(held) ?? [];
}
let ofSameWork: ReadonlyMap<number, string[]> | undefined;

function sameWork(): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { id } of allTitles()) {
    const [best] = gradesIn(graded[titleSlug(id)] ?? '');
    if (best?.grade !== NEARNESS.length - 1) continue;
    for (const name of best.names) addTo(found, indexOf(name), id);
  }
  return found;
}

/** The nearness of every title to a wanted one. */
function rowOf(wanted: number): Float32Array {
  const row = new Float32Array(allTitles().length);
  row[wanted] = 1;
  for (const { grade, names } of gradesIn(graded[titleSlug((allTitles()[wanted] as JobTitle).id)] ?? ''))
    for (const name of names) row[indexOf(name)] = worthOfGrade(grade, NEARNESS);
  return row;
}

/** The index of a title by its name in the table. */
function indexOf(name: string): number {
  indexes ??= new Map(allTitles().map(({ id, index }) => [titleSlug(id), index]));
  return indexes.get(name) as number;
}

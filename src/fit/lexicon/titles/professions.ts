import { professions } from '../profession-data.ts';

/** All professions of the lexicon, in the order of the components of profession vectors. */
export const PROFESSIONS: readonly string[] = professions.map(({ profession }) => profession);

const indexes = new Map(PROFESSIONS.map((profession, index) => [profession, index]));

/** The index of a profession in `PROFESSIONS`, or -1. */
export function professionIndex(profession: string): number {
  return indexes.get(profession) ?? -1;
}

const fields = new Map(professions.map(({ profession, field }) => [profession, field]));

/** The broader field of a profession: nursing → health. */
export function fieldOf(profession: string): string {
  return fields.get(profession) ?? '';
}

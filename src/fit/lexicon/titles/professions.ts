import { professions } from '../profession-data.ts';

/** Every profession of the lexicon, in the order in which vectors over professions are laid out. */
export const PROFESSIONS: readonly string[] = professions.map(({ profession }) => profession);

const indexes = new Map(PROFESSIONS.map((profession, index) => [profession, index]));

/** The place of a profession in `PROFESSIONS`; -1 for an unknown one. */
export function professionIndex(profession: string): number {
  return indexes.get(profession) ?? -1;
}

const fields = new Map(professions.map(({ profession, field }) => [profession, field]));

/** The wider field of a profession: nursing → health. */
export function fieldOf(profession: string): string {
  return fields.get(profession) ?? '';
}

import { matchesOf } from './patterns/matches.ts';

const LEVEL = /\blevel[ \t]{1,3}([1-8])\b/gi;

/** The highest level that a text names as "Level N" (1–8), or 0 if it names none. */
export function numberedLevel(text: string): number {
  let highest = 0;
  for (const found of matchesOf(text, LEVEL)) highest = Math.max(highest, Number(found[1]));
  return highest;
}

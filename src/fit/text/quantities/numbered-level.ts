import { matchesOf } from '../patterns/matches.ts';

/** "Level 2", "Level II or above", "Grade III"; a hospital's trauma level counts the other way. */
const LEVEL =
  /\b(?:level[ \t]{1,3}(?<level>[1-8]|i{1,3}|iv|v)|grade[ \t]{1,3}(?<grade>i{1,3}|iv|v))\b(?! trauma)/gi;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v'];

/** The highest level that a text names as "Level N" (1–8), or as "Level II" or "Grade II" (I–V); 0 if it names none. */
export function numberedLevel(text: string): number {
  let highest = 0;
  for (const { groups } of matchesOf(text, LEVEL)) {
    const written = (groups?.level ?? groups?.grade ?? '').toLowerCase();
    const roman = ROMAN.indexOf(written) + 1;
    highest = Math.max(highest, roman || Number(written));
  }
  return highest;
}

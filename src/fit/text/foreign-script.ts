const LATIN = /\p{Script=Latin}/gu;
const OTHER_LETTERS = /[\p{L}--\p{Script=Latin}]/gv;
/** A character of these scripts says as much as several letters, so it counts twice. */
const DENSE_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Returns true if most of a text is written in a non-Latin script. */
export function isMostlyForeignScript(text: string): boolean {
  const rare = text.replace(/[\0-\x7f]+/g, '');
  const other = countOf(rare, OTHER_LETTERS) + countOf(rare, DENSE_LETTERS);
  return other > 0 && other > countOf(text, LATIN);
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

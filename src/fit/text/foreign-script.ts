const LATIN = /\p{Script=Latin}/gu;
const OTHER_LETTERS = /[\p{L}--\p{Script=Latin}]/gv;
/** One sign of these says as much as a few letters. */
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Whether most of a text is written in another script than the Latin one. */
export function isMostlyForeignScript(text: string): boolean {
  const other = countOf(text, OTHER_LETTERS) + countOf(text, SIGNS);
  return other > 0 && other > countOf(text, LATIN);
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

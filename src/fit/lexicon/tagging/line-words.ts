import { fold } from '../../text/tokens.ts';

/**
 * A word or a single sign of a line. `start` and `end` are UTF-16 offsets into it; `norm` is the word folded; `apart` is
 * true after a comma, which is no word itself and which no name crosses.
 */
export type LineWord = { start: number; end: number; norm: string; apart: boolean };

/** Splits a line at blanks and sets signs around words apart: `(C++,` is `(` and `C++`; `CI/CD` and `.NET` stay whole. */
export function wordsOfLine(line: string): LineWord[] {
  const words: LineWord[] = [];
  let apart = false;
  const add = (start: number, end: number) => {
    if (end <= start) return;
    if (line[start] === ',' && end === start + 1) {
      apart = true;
      return;
    }
    words.push({ start, end, norm: fold(line.slice(start, end)), apart });
    apart = false;
  };
  for (const { index, 0: piece } of line.matchAll(/\S+/g)) {
    let from = index;
    const stop = index + piece.length;
    const placeholder = /^<\w+>/.exec(piece);
    if (placeholder) {
      add(from, from + placeholder[0].length);
      from += placeholder[0].length;
    }
    while (from < stop && isSign(line, from) && !opensDotName(line, from)) add(from, ++from);
    let to = stop;
    while (to > from && isSign(line, to - 1) && !/[+#]/.test(line[to - 1]!)) to--;
    // Commas within a piece end a name, too: "Java,Kotlin".
    for (const part of line.slice(from, to).matchAll(/,|[^,]+/g))
      add(from + part.index, from + part.index + part[0].length);
    for (let at = to; at < stop; at++) add(at, at + 1);
  }
  return words;
}

/** The letters and digits of any script; everything else is a sign. */
function isSign(line: string, index: number): boolean {
  return !/[\p{L}\p{N}\ud800-\udfff]/u.test(line[index]!);
}

/** ".NET" */
function opensDotName(line: string, index: number): boolean {
  return line[index] === '.' && /[A-Za-z]/.test(line[index + 1] ?? '');
}

/** True if it has a letter or digit. */
export const isSpelled = ({ norm }: LineWord): boolean => /[\p{L}\p{N}]/u.test(norm);

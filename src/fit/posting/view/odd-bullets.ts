import { MISREAD, misreadCharacter } from '../../text/misread.ts';

const MISREADS = new RegExp(MISREAD.source, 'gu');
/** Bullets of symbol fonts, as characters of private use, and arrows and diamonds in their place. */
const PRIVATE = /[\ue000-\uf8ff►▶▸➤➢❖◆]/g;
/** The letters that stand for the bullets of Word's symbol fonts, before a capital: "§ Make visits", "Ø Lead drills". */
const SYMBOL =
  /(?<=^|[\s\p{L}\d.;:!)])(?:§(?=[ \t]+\p{Lu})|[Ø¨¿¢](?=[ \t]+[\p{Lu}\d]))|(?<=^[ \t]*)[üvq](?=[ \t]+\p{Lu})/gmu;
/** A circle as a letter, glued to what stands before: "PREFERRED:o Rye bread", "over $2Mo Vista", "certificationo Oven". */
const LETTER_O =
  /(?<=[:;.)]|(?:\p{Lu}|\d)\p{Lu}|\d|(?:ance|ence|ills?|ing|ity|ment|s?tion|ware|\p{Ll}ed|[^r]ork))o(?=[ \t]+(?:\p{Lu}|\d))/gu;
/** What is left of a bullet that the page's encoding lacks: " ? Files deeds", but not "Ready? Apply". */
const LOST = /(?<=[ \t]|^)\?(?=[ \t]+\p{Lu})|(?<=^[ \t]*)\?(?=[ \t]*$)/gmu;

/** Pads the view within a word. */
const INVISIBLE = '\u200d';

/** Puts • in place of bullets that came as other characters, and the characters meant in place of misread ones. */
export function withPlainBullets(text: string): string {
  const read = text.replace(MISREADS, (found) => {
    const meant = misreadCharacter(found);
    return meant === '•' ? meant.padEnd(found.length) : meant.padStart(found.length, INVISIBLE);
  });
  return [SYMBOL, LETTER_O, LOST].reduce(withBulletsFor, read.replace(PRIVATE, '•'));
}

/** A single one may be what it looks like. */
function withBulletsFor(text: string, pattern: RegExp): string {
  const found = text.match(pattern)?.length ?? 0;
  return found > 1 ? text.replace(pattern, '•') : text;
}

import { MISREAD, misreadCharacter } from '../../text/misread.ts';
import { EMOJI_BEFORE_LINE, withEmojiHeadings } from './emoji-headings.ts';

const MISREADS = new RegExp(MISREAD.source, 'gu');
/** Bullets of symbol fonts, as characters of private use, and arrows and diamonds in their place. */
const SYMBOLS = /[\ue000-\uf8ff]|(?<![ \t]\p{Lu}\p{Ll}{1,20} )[►▶▸➤➢❖◆]/gu;
/** The letters that stand for the bullets of Word's symbol fonts, before a capital: "§ Make visits", "Ø Lead drills". */
const SYMBOL =
  /(?<=^|[\s\p{L}\d.;:!)])(?:[§Ø](?=[ \t]+\p{Lu})|[¨¿¢](?=[ \t]+[\p{Lu}\d]))|(?<=^[ \t]*)[üvq](?=[ \t]+\p{Lu})/gmu;
/** A circle as a letter, glued to capitals, digits, marks and endings that no word has before an o: "PREFERRED:o Rye", "$2Mo Vista". */
const LETTER_O =
  /(?<=[:;.)]|(?:\p{Lu}|\d)\p{Lu}|\d|\p{Ll}{3}(?:ance|ence|ility|tion|ware))o(?=[ \t]+(?:\p{Lu}|\d))/gu;
/** "✅ Bakes rye": an emoji before a line. */
const EMOJI = new RegExp(EMOJI_BEFORE_LINE.source, 'gmu');
/** "45%  Cuts keys": how much of the time it takes, before each duty. */
const SHARE_OF_TIME = /(?<=^[ \t]*)\d{1,3} ?%[ \t:–-]+(?=\p{Lu}\p{Ll})/gmu;
/** What is left of a bullet that the page's encoding lacks: " ? Files deeds", but not "Ready? Apply". */
const LOST = /(?<=[ \t]|^)\?(?=[ \t]+\p{Lu})|(?<=^[ \t]*)\?(?=[ \t]*$)/gmu;

const HEADING =
  "(?:(?:MINIMUM|PREFERRED|REQUIRED|BASIC|KEY|ESSENTIAL) )?(?:REQUIREMENTS|QUALIFICATIONS|RESPONSIBILITIES|DUTIES|SKILLS|BENEFITS|PERKS|MUST[- ]HAVES?|NICE TO HAVES?|PLUS(?:SES|ES)?|(?:WHAT|WHO) (?:YOU|WE)[A-Z'’ ]{0,20})";
/** "NEEDS-Five years of baking-Rye": a heading with the mark that stands before each item below it, up to the next heading. */
const MARKED_LIST = new RegExp(
  `(?<![A-Z] ?)${HEADING}:?(?<mark>-|>>|[~*])(?=[ \\t]?[\\p{L}\\d])(?:(?!${HEADING}[:~*>-])[^\\n])*`,
  'gu',
);
/** Where such a mark begins an item; a hyphen only between a word's end and a capital or a number. */
const ITEM_MARKS: Record<string, RegExp> = {
  '-': /(?:(?<=[.:!?)%]|(?<!\p{L})\p{Ll}[\p{Ll}'’]*)(?<!\b(?:non|pre|post|anti|pro|mid|un|ex|trans|inter|all))|(?<=(?<!\p{L})\p{Lu}[\p{Lu}\d]+)(?!(?:Certif|Licen|Compli|Approv|Train|Level|Based|Style|Type|Ready)))-(?=\p{Lu}\p{Ll}*[ ,'’]|\p{Lu}{2,}|\d+\+?[ \t]|A[ \t])/gu,
  '>>': />>(?=[ \t]?[\p{L}\d])/gu,
  '~': /~(?=[ \t]?[\p{L}\d])/gu,
  '*': /\*(?=[ \t]?[\p{L}\d])/gu,
};

/** Pads the view within a word. */
const INVISIBLE = '\u200d';

/** Puts • in place of bullets that came as other characters, and the characters meant in place of misread ones. */
export function withPlainBullets(text: string): string {
  const read = text.replace(MISREADS, (found) => {
    const meant = misreadCharacter(found);
    return meant === '•' ? meant.padEnd(found.length) : meant.padStart(found.length, INVISIBLE);
  });
  return [SYMBOL, LETTER_O, LOST, SHARE_OF_TIME].reduce(
    withBulletsFor,
    withMarkedLists(
      withEmojiHeadings(read)
        .replace(SYMBOLS, '•')
        .replace(EMOJI, (found) => '•'.padEnd(found.length)),
    ),
  );
}

function withMarkedLists(text: string): string {
  return text.replace(MARKED_LIST, (list, mark: string) => {
    const item = ITEM_MARKS[mark] as RegExp;
    const isList = (list.match(item)?.length ?? 0) > 2;
    return isList ? list.replace(item, '•'.padEnd(mark.length)) : list;
  });
}

/** A single one may be what it looks like. */
function withBulletsFor(text: string, pattern: RegExp): string {
  const found = text.match(pattern)?.length ?? 0;
  return found > 1 ? text.replace(pattern, ({ length }) => '•'.padEnd(length)) : text;
}

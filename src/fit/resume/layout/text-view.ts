import { withHollowBullets } from '../../text/hollow-bullets.ts';
import { FILL, MISREAD, misreadCharacter } from '../../text/misread.ts';

/** Bytes that another program escaped. */
const ESCAPED =
  /\\x[eE][\da-fA-F]\\x[89abAB][\da-fA-F]\\x[89abAB][\da-fA-F]|\\x[cdCD][\da-fA-F]\\x[89abAB][\da-fA-F]|\\x[\da-fA-F]{2}/;
const ODD =
  /(?![\n\t])\p{Cc}|[\u00a0\u00ad\u00b4\u00b7\u0060\u2000-\u200f\u2010-\u2015\u2018-\u201f\u2022-\u2024\u2027-\u202f\u2043\u2060\u2212\u2219\u25a0-\u25ff\u2605-\u2606\u2666\u2700-\u27bf\u3000\ue000-\uf8ff\ufeff\ufffd]/u;
const SPECIAL = new RegExp(`${ESCAPED.source}|${MISREAD.source}|${ODD.source}`, 'gu');

/**
 * The text as the reader of résumés sees it. It has the same length, so that offsets are valid in both. All kinds of
 * dashes, quotes, spaces and bullets become one kind each, and bytes that another program escaped (`\xe2\x80\xa2`)
 * become the character they encode.
 */
export function resumeView(text: string): string {
  return withoutLeaders(withoutMarkdown(withHollowBullets(text))).replace(
    SPECIAL,
    (odd: string, at: number) => {
      // CR and LF are a single line end.
      if (odd === '\r' && text.charAt(at + 1) === '\n') return ' ';
      return plainCharacter(odd).padEnd(odd.length, FILL);
    },
  );
}

/** Without the marks of headings and of bold words: "### Mobile Engineer", "**Huckle**". */
const withoutMarkdown = (text: string): string =>
  text.replace(MARKDOWN, (marks) => FILL.repeat(marks.length));
const MARKDOWN = /^[ \t]{0,3}#{1,6}(?= )|\*\*(?=\p{L})|(?<=[\p{L}.!?:)])\*\*(?!\*)/gmu;

/** Without the dots that lead to another column: "Network engineer ........ 2019 – 2022". */
const withoutLeaders = (text: string): string => text.replace(LEADERS, (dots) => ' '.repeat(dots.length));
const LEADERS = /(?<=\S ?)\.{4,}(?= ?\S)/g;

function plainCharacter(odd: string): string {
  if (odd.startsWith('\\x')) return decodeBytes(odd);
  if (odd.length > 1 || odd === 'Â') return misreadCharacter(odd);
  const code = odd.charCodeAt(0);
  if (code === 0x0d || code === 0x0b || code === 0x0c || code === 0x2028 || code === 0x2029) return '\n';
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000) return ' ';
  if (code === 0xad || code === 0x2060 || code === 0xfeff || (code >= 0x200b && code <= 0x200f)) return FILL;
  if (code === 0x2010 || code === 0x2011 || code === 0x2212) return '-';
  if (code >= 0x2012 && code <= 0x2015) return '–';
  if (code === 0xb4 || code === 0x60 || (code >= 0x2018 && code <= 0x201b)) return "'";
  if (code >= 0x201c && code <= 0x201f) return '"';
  if (code > 0x202a && code < 0x202f) return FILL;
  return '•';
}

/** Decodes one to three escaped bytes of UTF-8, such as `\xe2\x80\x93`. */
function decodeBytes(odd: string): string {
  const bytes = odd
    .split('\\x')
    .slice(1)
    .map((hex) => Number.parseInt(hex, 16));
  const [first = 0, second = 0, third = 0] = bytes;
  let code = 0x2022;
  if (bytes.length === 3 && first >> 4 === 14)
    code = ((first & 15) << 12) | ((second & 63) << 6) | (third & 63);
  else if (bytes.length === 2 && first >> 5 === 6) code = ((first & 31) << 6) | (second & 63);
  const character = String.fromCharCode(code);
  return character.search(SPECIAL) < 0 ? character : plainCharacter(character);
}

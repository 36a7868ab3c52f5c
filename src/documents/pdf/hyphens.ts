/** First halves of compounds that no typesetter makes by cutting a word: "full-" + "stack", "e-" + "commerce". */
const COMPOUND =
  /(?:^|[^\p{L}])(?:e|co|non|self|full|front|multi|cross|long|short|high|low|well|semi|cutting|user|data|real|two|three|four|five|third|first|second|decision|client|customer|problem|large|small|fast|end|open|state|time|hands|cost|award|leading|detail|goal|result|results|solution|quality|industry|world|family|team|day|year|peer|mission|market|value|vice|server|service|event|object|face|best|double|single|role|life|quick)-$/iu;

/**
 * Joins the lines of one paragraph with spaces. A word cut in two at a line's end is put together again; a compound
 * that happened to break at its own hyphen keeps it.
 */
export function joinHyphenated(lines: string[], vocabulary: Vocabulary): string {
  let text = '';
  for (const line of lines) {
    if (text === '') text = line;
    else if (text.endsWith('\u00ad')) text = text.slice(0, -1) + line;
    else if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line))
      text = keepsHyphen(text, line, vocabulary) ? text + line : text.slice(0, -1) + line;
    else if (/\p{L}-$/u.test(text) && /^\p{L}/u.test(line)) text += line;
    else if (/\S\/$/.test(text) && /^\S/.test(line) && /https?:\S*$/.test(text)) text += line;
    else text += ` ${line}`;
  }
  // Some word processors write one hyphen as three: a plain one, a soft one and a typographic one.
  return text.replaceAll('-\u00ad-', '-').replaceAll('\u00ad', '');
}

function keepsHyphen(text: string, line: string, { words, repeated, typeset }: Vocabulary): boolean {
  const head = /[\p{L}-]+-$/u.exec(text)?.[0].toLowerCase() ?? '';
  const tail = /^[\p{L}-]+/u.exec(line)?.[0].toLowerCase() ?? '';
  if (words.has(head + tail)) return true;
  const stem = head.slice(0, -1);
  if (words.has(stem + tail)) return false;
  if (stem.length > 3 && tail.length > 3 && words.has(stem) && repeated.has(tail)) return true;
  return /-\p{L}+-$/u.test(head) || !typeset || COMPOUND.test(text);
}

/** The first half of a word at the end of a line. */
const CUT = /(?<![-\p{L}])(\p{L}{2,})-$/u;

/**
 * The lower-case words of a document, hyphenated ones whole, which of them come more than once, and whether its typesetter cuts words at line ends:
 * TeX does, browsers and word processors break lines only at hyphens that were written.
 */
export type Vocabulary = { words: Set<string>; repeated: Set<string>; typeset: boolean };

const TYPESETTERS = /tex|typst|indesign|quark|scribus|prince|weasyprint|fop|speedata/i;
const OTHERS = /skia|chrom|word|office|google|canva|wkhtml|quartz|react-pdf|pdfkit/i;

/** `producer` is what the file says it was made with; where that tells nothing, the cut words themselves tell. */
export function documentVocabulary(lines: string[], producer: string): Vocabulary {
  const words = new Set<string>();
  const repeated = new Set<string>();
  for (const line of lines)
    for (const word of line
      .replace(CUT, '')
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
      if (words.has(word)) repeated.add(word);
      words.add(word);
    }
  if (TYPESETTERS.test(producer)) return { words, repeated, typeset: true };
  if (OTHERS.test(producer)) return { words, repeated, typeset: false };
  const heads = lines
    .filter((line) => !COMPOUND.test(line))
    .flatMap((line) => CUT.exec(line)?.slice(1) ?? []);
  return { words, repeated, typeset: heads.some((head) => !words.has(head.toLowerCase())) };
}

/** First parts of compounds, which hyphenation wouldn't produce: "full-" + "stack", "e-" + "commerce". */
const COMPOUND =
  /(?:^|[^\p{L}])(?:e|co|non|self|full|front|multi|cross|long|short|high|low|well|semi|cutting|user|data|real|two|three|four|five|third|first|second|decision|client|customer|problem|large|small|fast|end|open|state|time|hands|cost|award|leading|detail|goal|result|results|solution|quality|industry|world|family|team|day|year|peer|mission|market|value|vice|server|service|event|object|face|best|double|single|role|life|quick)-$/iu;

/**
 * Joins the lines of a paragraph with spaces. A word hyphenated at the end of a line is joined; a compound that was
 * broken at its own hyphen keeps it.
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

/** The first part of a hyphenated word at the end of a line. */
const CUT_WORD = /(?<![-\p{L}])(\p{L}{2,})-$/u;

/**
 * `words` are the lower-case words of a document, compounds as one word; `repeated` are those that occur more than
 * once. `typeset` is true if the program that made it hyphenates words, as TeX does. Browsers and word processors only
 * break lines at hyphens in the text.
 */
export type Vocabulary = { words: Set<string>; repeated: Set<string>; typeset: boolean };

const TYPESETTERS = /tex|typst|indesign|quark|scribus|prince|weasyprint|fop|speedata/i;
const NON_TYPESETTERS = /skia|chrom|word|office|google|canva|wkhtml|quartz|react-pdf|pdfkit/i;

/**
 * Collects the vocabulary. If `producer` (the program that made the PDF) is unknown, the hyphenated words decide
 * `typeset`.
 */
export function documentVocabulary(lines: string[], producer: string): Vocabulary {
  const words = new Set<string>();
  const repeated = new Set<string>();
  for (const line of lines)
    for (const word of line
      .replace(CUT_WORD, '')
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
      if (words.has(word)) repeated.add(word);
      words.add(word);
    }
  if (TYPESETTERS.test(producer)) return { words, repeated, typeset: true };
  if (NON_TYPESETTERS.test(producer)) return { words, repeated, typeset: false };
  const heads = lines
    .filter((line) => !COMPOUND.test(line))
    .flatMap((line) => CUT_WORD.exec(line)?.slice(1) ?? []);
  return { words, repeated, typeset: heads.some((head) => !words.has(head.toLowerCase())) };
}

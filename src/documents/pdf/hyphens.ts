/** First halves of compounds that no typesetter makes by cutting a word: "full-" + "stack", "e-" + "commerce". */
const COMPOUND =
  /(?:^|[^\p{L}])(?:e|co|non|self|full|front|multi|cross|long|short|high|low|well|semi|cutting|user|data|real|two|three|four|five|third|first|second|decision|client|customer|problem|large|small|fast|end|open|state|time|hands|cost|award|leading|detail|goal|result|results|solution|quality|industry|world|family|team|day|year|peer|mission|market|value|vice|server|service|event|object|face|best|double|single|role|life|quick)-$/iu;

/**
 * Joins the lines of one paragraph with spaces. A word cut in two at a line's end is put together again; a compound
 * that happened to break at its own hyphen keeps it.
 */
export function joinLines(lines: string[], vocabulary: Vocabulary): string {
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
  return text.replaceAll('\u00ad', '');
}

function keepsHyphen(text: string, line: string, vocabulary: Vocabulary): boolean {
  const head = /[\p{L}-]+-$/u.exec(text)?.[0].toLowerCase() ?? '';
  const tail = /^[\p{L}-]+/u.exec(line)?.[0].toLowerCase() ?? '';
  if (vocabulary.words.has(head + tail)) return true;
  if (vocabulary.words.has(head.slice(0, -1) + tail)) return false;
  return /-\p{L}+-$/u.test(head) || !vocabulary.typeset || COMPOUND.test(text);
}

/**
 * The lower-case words of a document, hyphenated ones whole, and whether its typesetter cuts words at line ends:
 * TeX does, browsers and word processors break lines only at hyphens that were written.
 */
export type Vocabulary = { words: Set<string>; typeset: boolean };

export function vocabularyOf(texts: string[]): Vocabulary {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  const cut = texts.filter((text) => /(?<![-\p{L}])\p{L}{2,}-$/u.test(text) && !COMPOUND.test(text));
  return { words, typeset: cut.length > 0 };
}

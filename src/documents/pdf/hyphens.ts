/** First halves that keep their hyphen: "full-" + "stack", "e-" + "commerce". */
const KEEPS_HYPHEN =
  /(?:^|[^\p{L}])(?:e|co|non|self|full|part|half|front|back|high|low|long|short|mid|well|cross|multi|post|pre|anti|semi|ex|all|one|two|three|four|five|six|real|hands|end|state|time|cost|data|user|client|customer|cutting|leading|third|first|second|fast|large|small|problem|decision|award|in|on|off|up|follow|day|on|to|of|the|open|object|test|event|year|ten|mission|life|peer|point|role|service|team|web|server|face|best|top|new|next|work|market|value|vice|detail|goal|result|results|solution|quality|industry|world|family|single|double|pro|quick|ready|risk|set|step|sub|x|b|c)-$/iu;

/**
 * Joins the lines of one paragraph with spaces. A word cut in two at a line's end is put together again; a compound
 * that happened to break at its own hyphen keeps it. `vocabulary` holds the lower-case words of the document.
 */
export function joinLines(lines: string[], vocabulary: Set<string>): string {
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

function keepsHyphen(text: string, line: string, vocabulary: Set<string>): boolean {
  const head = /[\p{L}-]+-$/u.exec(text)?.[0].toLowerCase() ?? '';
  const tail = /^[\p{L}-]+/u.exec(line)?.[0].toLowerCase() ?? '';
  if (vocabulary.has(head + tail)) return true;
  if (vocabulary.has(head.slice(0, -1) + tail)) return false;
  return /-\p{L}+-$/u.test(head) || KEEPS_HYPHEN.test(text);
}

/** The words of a text, hyphenated ones whole, in lower case. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  return words;
}

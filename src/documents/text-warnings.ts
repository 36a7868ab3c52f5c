type WarningRule = { applies: (text: string, pages: number | undefined) => boolean; message: string };

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const PHONE = /(?:\+|\(?\d)[\d ()./-]{6,}\d/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|[٠-٩۰-۹]{4}|\b\d{1,2}[/.]\d\d\b|['’]\d\d\b/gu;
/** Characters without a readable meaning: replacement characters, private use, control codes. */
const GARBLED = /[\uFFFD\p{Co}]|(?![\t\n\r])\p{Cc}|\(cid:\d+\)/gu;
/** UTF-8 that was decoded with another encoding. */
const WRONG_ENCODING = /[ÃÂâ][\u0080-\u00BF€‚„†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]/gu;

/**
 * Warnings about the text read from a résumé, each a message that says what to do. `pages` is the number of pages, if
 * known. They only state what the text shows: a résumé may well have no telephone number.
 */
export function textWarnings(text: string, pages?: number): string[] {
  return RULES.filter(({ applies }) => applies(text, pages)).map(({ message }) => message);
}

const RULES: WarningRule[] = [
  {
    applies: (text, pages) => wordsIn(text) < 60 * Math.max(1, pages ?? 1),
    message:
      'There’s very little text for this many pages. Is part of it an image? Only text you can select with the mouse can be read.',
  },
  {
    applies: (text) => share(text, GARBLED) > 0.01 || count(text, WRONG_ENCODING) >= 4,
    message: 'Some letters came out garbled. Export the PDF again with a different font, or upload the DOCX.',
  },
  {
    applies: (text) => areColumnsMixed(text),
    message:
      'Two columns were read straight across, so sentences may be mixed up. Check the text; a one-column layout is safe everywhere.',
  },
  {
    applies: (text) => hasSpacedLetters(text),
    message:
      'Some words came out with gaps between the letters. Set the letter spacing of your headings back to normal.',
  },
  {
    applies: (text) => !EMAIL.test(text),
    message: 'No email address was found. Is it in an image or behind an icon? Write it as text.',
  },
  {
    applies: (text) => !EMAIL.test(text) && !PHONE.test(text),
    message: 'No phone number was found either, so anyone who sees only the text can’t reach you.',
  },
  {
    applies: (text) => wordsIn(text) >= 60 && count(text, YEAR) < 2,
    message: 'Hardly any dates were found. Add years to each job and school, such as 2019 – 2023.',
  },
];

function wordsIn(text: string): number {
  return count(text, /[\p{L}\p{N}]{2,}/gu);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function share(text: string, pattern: RegExp): number {
  return count(text, pattern) / Math.max(1, text.replace(/\s/g, '').length);
}

/**
 * True if many lines have two halves that are both parts of sentences. Next to dates, labels and cells one half is
 * short.
 */
function areColumnsMixed(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const across = lines.filter((line) => {
    const halves = line.split('\t');
    return halves.length === 2 && halves.every((half) => wordsIn(half) >= 3 && !isDated(half));
  });
  const running = across.filter((line) => line.split('\t').some((half) => /^\p{Ll}/u.test(half.trim())));
  return across.length >= 6 && across.length > lines.length * 0.25 && running.length >= 3;
}

const isDated = (half: string): boolean => /(?:19|20)\d\d|present|current/i.test(half);

/** True if there are at least three words like "E x p e r i e n c e". */
function hasSpacedLetters(text: string): boolean {
  return count(text, /(?<![\p{L}\p{N}])(?:\p{L} ){4,}\p{L}(?![\p{L}\p{N}])/gu) >= 3;
}

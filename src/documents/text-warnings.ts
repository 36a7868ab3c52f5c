type Doubt = { when: (text: string, pages: number | undefined) => boolean; words: string };

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const PHONE = /(?:\+|\(?\d)[\d ()./-]{6,}\d/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|[٠-٩۰-۹]{4}|\b\d{1,2}[/.]\d\d\b|['’]\d\d\b/gu;
/** Signs of text whose letters the file does not name: replacement marks, private-use letters, control codes. */
const NO_LETTER = /[\uFFFD\p{Co}]|(?![\t\n\r])\p{Cc}|\(cid:\d+\)/gu;
/** UTF-8 that was read as something else. */
const MISREAD = /[ÃÂâ][\u0080-\u00BF€‚„†‡‰Š‹ŒŽ‘’“”•–—™š›œžŸ]/gu;

/**
 * What a person should look at in the text that was read from a résumé, each in a sentence that says what to do. The
 * words only say what can be seen from the text: a résumé may well do without a telephone number.
 */
export function textWarnings(text: string, pages?: number): string[] {
  return doubts.filter(({ when }) => when(text, pages)).map(({ words }) => words);
}

const doubts: Doubt[] = [
  {
    when: (text, pages) => wordsIn(text) < 60 * Math.max(1, pages ?? 1),
    words:
      'Very little text was read for its number of pages. Is part of it a picture? Only text that can be selected with the mouse is read.',
  },
  {
    when: (text) => share(text, NO_LETTER) > 0.01 || count(text, MISREAD) >= 4,
    words: 'Some letters came out garbled. Export the PDF again with another font, or upload the DOCX.',
  },
  {
    when: (text) => isReadAcross(text),
    words:
      'Two columns were read across, line by line, so sentences may be mixed up. Check the text; a layout in one column is read safely everywhere.',
  },
  {
    when: (text) => areLettersApart(text),
    words:
      'Words were read with gaps between their letters. Set the letter spacing of headings back to normal.',
  },
  {
    when: (text) => !EMAIL.test(text),
    words: 'No e-mail address was found. Is it inside a picture or behind an icon? Write it as text.',
  },
  {
    when: (text) => !EMAIL.test(text) && !PHONE.test(text),
    words: 'No telephone number was found either, so nobody who reads only the text can reach you.',
  },
  {
    when: (text) => wordsIn(text) >= 60 && count(text, YEAR) < 2,
    words: 'Hardly any dates were found. Write years beside each job and school, such as 2019 – 2023.',
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

/** Many lines of two halves, both of them words of a sentence: dates, labels and tables have a short half. */
function isReadAcross(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const across = lines.filter((line) => {
    const halves = line.split('\t');
    return halves.length === 2 && halves.every((half) => wordsIn(half) >= 3 && !isDated(half));
  });
  const running = across.filter((line) => line.split('\t').some((half) => /^\p{Ll}/u.test(half.trim())));
  return across.length >= 6 && across.length > lines.length * 0.25 && running.length >= 3;
}

const isDated = (half: string): boolean => /(?:19|20)\d\d|present|current/i.test(half);

/** "E x p e r i e n c e" more than once or twice. */
function areLettersApart(text: string): boolean {
  return count(text, /(?<![\p{L}\p{N}])(?:\p{L} ){4,}\p{L}(?![\p{L}\p{N}])/gu) >= 3;
}

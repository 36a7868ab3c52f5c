const alike: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** A text as it is compared: without case, accents and punctuation, words one blank apart. "Zürich (ETH)" is "zurich eth". */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => alike[letter] ?? letter)
    .replace(/[\p{Mn}'’ʻʼ`´]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

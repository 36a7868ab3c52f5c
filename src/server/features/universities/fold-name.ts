const replacements: Record<string, string> = {
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

/** Normalises a name for comparison: removes case, accents, punctuation and extra spaces. "Zürich (ETH)" → "zurich eth". */
export function foldName(text: string): string {
  // Most names are plain, and there are many.
  if (/^[ -~]*$/.test(text)) {
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => replacements[letter] ?? letter)
    .replace(/[\p{Mn}'’ʻʼ`´]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const BULLET = '•';
const BULLETS = /^[•●○◦‣⁃∙▪▫■□◆◇➢➤►▶▸»✓✔❖·]$/u;
/** A bullet at the start of a piece of text. */
const OPENING_BULLET = /^(?:[•●○◦‣⁃∙▪▫■□◆◇➢➤►▶▸✓✔❖] ?|[·] )(?=[^\s])/u;
/** Bullets from Word's symbol fonts, which are mapped to private use characters. */
const SYMBOL_BULLETS = /[\uf0a7\uf0a8\uf0b7\uf0d8\uf076\uf0fc\uf06e\uf071]/g;
const PRIVATE_USE = /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/gu;
/** Hebrew and Arabic presentation forms, which a search for the base letters wouldn't find. */
const PRESENTATION_FORMS = /[\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]/g;
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
/** Windows-1252 characters at code points that are control characters in Unicode; old fonts leave them unmapped. */
const WINDOWS_1252: Record<number, string> = {
  128: '€',
  133: '…',
  145: '‘',
  146: '’',
  147: '“',
  148: '”',
  149: '•',
  150: '–',
  151: '—',
  153: '™',
};
/** A ligature that the file has no mapping for; `restoreLigatures` replaces it with letters. */
export const LOST_LIGATURE = '\u0000';

export function isBulletGlyph(text: string): boolean {
  return BULLETS.test(text.trim());
}

/** Normalizes the text of glyphs: one kind of bullet and space, ligatures as letters, pictures removed. */
export function normalizeGlyphs(text: string): string {
  const plain = text
    .replace(SYMBOL_BULLETS, BULLET)
    .replace(PRIVATE_USE, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(PRESENTATION_FORMS, (shape) => shape.normalize('NFKC').trim())
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u2010\u2011]+/g, '-')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0)] ?? '')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what fonts with a broken map give
    .replace(/[\u0001-\u001f\u007f]/g, '');
  return isBulletGlyph(plain) ? BULLET : plain.replace(OPENING_BULLET, `${BULLET} `);
}

/** Words and word parts with a lost "ffi", "ff" or "fl"; everywhere else "fi" is by far the most likely. */
const LIGATURE_RULES: [RegExp, string][] = [
  [
    /(?<!\p{L})(in|co-?)?(e\0cien|o\0c[ei]|su\0cien|di\0cul|a\0(?:lia|ni|davi)|tra\0c|sta\0ng|gra\0ti|co\0n)/giu,
    'ffi',
  ],
  [
    /(?<!\p{L})(o\0(?:er|set|line|site|shore|end|s?(?!\p{L}))|e\0(?:or|ec)|di\0(?:er|us)|su\0(?:er|ix))/giu,
    'ff',
  ],
  [
    /(?<!\p{L})(sta\0(?:s|ed|ing|)|a\0(?:ect|or|ix|air)|tari\0|bu\0[ei]|cli\0|co\0ee|tra\0ic|\p{L}+[oe]\0)(?!\p{L})/giu,
    'ff',
  ],
  [/(work|over|out|cash|stack|air|in|con|re|bu)(\0(?:ow|uen|ict|ict|ec|ux|ation|ight|oor))/giu, 'fl'],
  [/(?<!\p{L})(\0(?:ow|oor|at|y|ight|uen|uid|ex|ask|utt|eet|ora|ori|our|ag|ip|uor))/giu, 'fl'],
];

/** Restores "Pro\0le" to "Profile" and "o\0ce" to "office": browsers on some systems lose the letters of a ligature. */
export function restoreLigatures(text: string): string {
  if (!text.includes(LOST_LIGATURE)) return text;
  let restored = text;
  for (const [pattern, letters] of LIGATURE_RULES)
    restored = restored.replace(pattern, (part) => part.replace(LOST_LIGATURE, letters));
  return restored.replace(/(?<=\p{L})\0|\0(?=\p{L})/gu, 'fi').replaceAll(LOST_LIGATURE, '');
}

/** The characters of Word's symbol fonts that are used as bullets. */
const BULLETS = new Set([0xf0a7, 0xf0a8, 0xf0b7, 0xf0d8, 0xf076, 0xf0fc, 0xf06e, 0xf071]);
/** Where these fonts keep their characters. A run set in one of them may say "§" for U+F0A7. */
const SYMBOL_AREA = 0xf000;
const LAST_BYTE = 0xff;

export function isSymbolFont(font: string | undefined): boolean {
  return font !== undefined && /^(Symbol|Webdings|Wingdings( \d)?)$/i.test(font);
}

/** A bullet, or nothing for another symbol. */
export function symbolText(code: number): string {
  return BULLETS.has(code <= LAST_BYTE ? SYMBOL_AREA + code : code) ? '•' : '';
}

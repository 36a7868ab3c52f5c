const HOLLOW = /(?<=^[ \t]{0,12})o(?=[ \t\u00a0]+[\p{Lu}\d])/gmu;

/** Word's hollow bullet comes out as the letter "o"; one such line alone may be a word of another language. */
export function withHollowBullets(text: string): string {
  const found = text.match(HOLLOW)?.length ?? 0;
  return found > 1 ? text.replace(HOLLOW, '•') : text;
}

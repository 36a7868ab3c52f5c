const HOLLOW = /(?<=^[ \t]{0,12})o(?=[ \t\u00a0]+[\p{Lu}\d])/gmu;

/**
 * Replaces the hollow bullets of Word, which are extracted as the letter "o", with •. A single such line stays as it is:
 * there, "o" may be a word in another language.
 */
export function withHollowBullets(text: string): string {
  const found = text.match(HOLLOW)?.length ?? 0;
  return found > 1 ? text.replace(HOLLOW, '•') : text;
}

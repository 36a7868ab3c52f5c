/** Splits a sentence into parts that can be checked separately: "you show A, but B is missing" has two. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/;|[.!?](?=\s)|,?\s(?:but|while|whereas|although|though|however|yet|and you)\s/i)
    .filter((clause) => clause.trim() !== '');
}

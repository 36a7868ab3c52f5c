/** The parts of a sentence that are each true or false by themselves: "you show A, but B is missing" has two. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/;|[.!?](?=\s)|,?\s(?:but|while|whereas|although|though|however|yet|and you)\s/i)
    .filter((clause) => clause.trim() !== '');
}

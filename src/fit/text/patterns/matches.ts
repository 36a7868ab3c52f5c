/**
 * All matches of a global pattern that never matches nothing. Like `matchAll`, but without a copy of the pattern for every
 * text, which takes longer than most lines do to be searched.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

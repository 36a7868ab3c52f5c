import type { Range } from '../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { trimRange } from '../lines/posting-lines.ts';

const LONG_SENTENCE = REQUIREMENT_NUMBERS.longSentence.value;
const MIN_CLAUSE_LENGTH = REQUIREMENT_NUMBERS.minClause.value;
const MIN_AT_SEMICOLON = REQUIREMENT_NUMBERS.minClauseAtSemicolon.value;
const SEMICOLON = /;\s+(?:and\s|or\s(?=$))?/g;
const JOINT = /,\s+(?:and|then|but|so|plus|as well as)\s+|\s[-–—]{1,2}\s|:\s+(?=\p{Ll})/gu;

/** The clauses of a sentence, in order: what stands between semicolons; of a long sentence, also between "and". */
export function postingClauses(view: string, { start, end }: Range): Range[] {
  return splitAt(view, { start, end }, SEMICOLON, MIN_AT_SEMICOLON).flatMap((piece) =>
    piece.end - piece.start > LONG_SENTENCE ? splitAt(view, piece, JOINT, MIN_CLAUSE_LENGTH) : [piece],
  );
}

function splitAt(view: string, { start, end }: Range, separator: RegExp, shortest: number): Range[] {
  const text = view.slice(start, end);
  const clauses: Range[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    const tooShort = found.index - from < shortest || text.length - found.index - found[0].length < shortest;
    if (tooShort || isInsideParentheses(text, found.index)) continue;
    clauses.push(trimRange(view, start + from, start + found.index));
    from = found.index + found[0].length;
  }
  clauses.push(trimRange(view, start + from, end));
  return clauses.filter((clause) => clause.end > clause.start);
}

function isInsideParentheses(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

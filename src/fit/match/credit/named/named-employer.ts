import { type Token, tokenize } from '../../../text/tokens.ts';
import type { CompiledRequirement, CompiledResume } from '../../compiled.types.ts';
import { entriesOf, hasKey } from '../../key-table.ts';
import { keyOf, pairKey } from '../../keys.ts';
import { weightedStem } from '../../word-weights.ts';

/**
 * "Six months of paid experience with the City of Elmwood", "current employment by the County of Larch": no other employer's
 * work counts. Rules of a state and work in a city are something else.
 */
const EMPLOYED_BY =
  /\b(?:employment|employed|experience|service|worked|working|years? as an?)\b[^.;]{0,90}?\b(?:with|by|for) the (?<body>(?:City|County|State|Town|Village|Commonwealth) of \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2})\b(?! (?:building|laws?|rules?|codes?|regulations?|polic(?:y|ies)|procedures?|requirements?|standards?|statutes?|ordinances?)\b)/u;

/** Pairs of neighbouring words of the public body that a requirement names as the employer; empty if it names none. */
export function employerPairs(requirement: string): Int32Array {
  const body = EMPLOYED_BY.exec(requirement)?.groups?.body;
  if (body === undefined) return NOBODY;
  const keys = tokenize(body).flatMap(wordKey);
  return Int32Array.from(keys.slice(1), (key, index) => pairKey(keys[index] as number, key));
}

const NOBODY = new Int32Array(0);

function wordKey({ norm }: Token): number[] {
  const { stemmed, weight } = weightedStem(norm);
  return weight === 0 ? [] : [keyOf('word', stemmed)];
}

/** True if the résumé names the employer that a requirement names, or if it names none. */
export function namesEmployer({ employer }: CompiledRequirement, { table }: CompiledResume): boolean {
  return employer.every((pair) => hasKey(table, pair));
}

/** The work entries (as bits) that name the employer that a requirement names; all of them if it names none. */
export function entriesAtEmployer({ employer }: CompiledRequirement, { table }: CompiledResume): number {
  let bits = ~0;
  for (let index = 0; index < employer.length; index++) bits &= entriesOf(table, employer[index] as number);
  return bits;
}

import type { Token } from '../text/tokens.ts';
import { functionWords } from './function-words.ts';

type Place = { start: number; end: number };
type UnknownTerm = Place & { name: string; sure: boolean };

const announcing = new Set([
  'knowledge',
  'understanding',
  'expertise',
  'background',
  'degree',
  'phd',
  'master',
  'experience',
]);
const linking = new Set(['of', 'with', 'in', 'within']);
/** Words that end a name or never begin one. */
const stops = new Set([
  ...functionWords,
  'these',
  'those',
  'other',
  'some',
  'such',
  'one',
  'both',
  'either',
  'similar',
  'related',
  'relevant',
  'various',
  'multiple',
  'different',
  'working',
  'using',
  'new',
  'how',
  'what',
  'which',
  'where',
  'when',
  'least',
  'most',
  'more',
  'would',
  'can',
  'field',
  'fields',
  'area',
  'areas',
  'role',
  'position',
  'equivalent',
  'least',
  'following',
  'several',
  'years',
  'building',
  'developing',
  'creating',
  'designing',
  'managing',
  'leading',
  'writing',
  'delivering',
  'making',
  'not',
  'least',
  'plus',
  'must',
  'preferably',
  'including',
  'e',
  'eg',
  'ie',
  'etc',
  'if',
  'but',
  'than',
  'then',
  'it',
]);
const longestName = 3;

/**
 * Names of things the lexicon does not have, told by where they stand and how they are written: what follows
 * "knowledge of" or "degree in", and words with capitals inside (NSOperation) or short capitals (JMS) beside known names.
 */
export function unknownTerms(text: string, tokens: Token[], known: Place[]): UnknownTerm[] {
  const found: UnknownTerm[] = [];
  let next = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    while (next < known.length && (known[next] as Place).end <= token.start) next++;
    const neighbours = known.slice(Math.max(0, next - 1), next + 1);
    const place = announced(tokens, index) ?? besideKnown(text, token, neighbours);
    if (place) found.push({ ...place, name: text.slice(place.start, place.end), sure: true });
  }
  return found;
}

function announced(tokens: Token[], index: number): Place | null {
  const link = tokens[index + 1];
  if (!announcing.has(tokens[index]?.norm ?? '') || !link || !linking.has(link.norm)) return null;
  const first = tokens[index + 2];
  if (!first) return null;
  let last: Token | null = null;
  let at = index + 2;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (
      stops.has(token.norm) ||
      token.before === 'break' ||
      token.before === 'comma' ||
      token.before === 'slash'
    )
      break;
    last = token;
  }
  if (!last || at - (index + 2) > longestName) return null;
  return { start: first.start, end: last.end };
}

function besideKnown(text: string, token: Token, neighbours: Place[]): Place | null {
  if (!looksLikeName(text.slice(token.start, token.end))) return null;
  const isBeside = ({ start, end }: Place) => start - token.end <= 5 && token.start - end <= 5;
  return neighbours.some(isBeside) ? { start: token.start, end: token.end } : null;
}

function looksLikeName(word: string): boolean {
  return (
    word.length < 25 && /^(?:[A-Z]{2,6}\d?|[A-Za-z]*[a-z][A-Z][A-Za-z]*|[A-Za-z]+\.(?:js|io|ai))$/.test(word)
  );
}

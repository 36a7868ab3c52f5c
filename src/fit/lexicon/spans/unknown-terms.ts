import type { Range } from '../../../shared/range.ts';
import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { fillers, introducing, linking, nameStoppers } from './span-words.ts';

type UnknownTerm = Range & { name: string; sure: boolean };

const maxNameWords = LEXICON_NUMBERS.maxUnknownName.value;
const maxWordLength = LEXICON_NUMBERS.maxUnknownWord.value;
const maxFillers = LEXICON_NUMBERS.maxFillers.value;
const maxNames = LEXICON_NUMBERS.maxUnknownNames.value;

/**
 * Finds names that the lexicon doesn't have by their place and spelling: the items of a list after "knowledge of" or
 * "degree in", and words in camel case (NSOperation) or short capitals (JMS) beside known names.
 */
export function unknownTerms(text: string, tokens: Token[], known: Range[]): UnknownTerm[] {
  const places = [...introducedNames(text, tokens), ...namesBesideKnown(text, tokens, known)];
  return places.map((place) => ({ ...place, name: text.slice(place.start, place.end), sure: true }));
}

function introducedNames(text: string, tokens: Token[]): Range[] {
  const found: Range[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (isIntroduced(tokens, index)) found.push(...namesFrom(tokens, index + 2));
  }
  return found.filter((place) => looksSpecific(text.slice(place.start, place.end)));
}

/** "knowledge of" and "experience with", but neither "degree of" (freedom) nor "experience for". */
function isIntroduced(tokens: Token[], index: number): boolean {
  const word = tokens[index]?.norm ?? '';
  const link = tokens[index + 1];
  if (!link || link.before === 'break' || !introducing.has(word)) return false;
  return linking.has(link.norm) && !(word === 'degree' && link.norm === 'of');
}

/** A single lower-case word that the lexicon doesn't know is rarely the name of a thing. */
function looksSpecific(name: string): boolean {
  return /[a-z]/i.test(name) && (name.includes(' ') || /[A-Z-]/.test(name));
}

/** The names of a list: "quantum optics, laser cooling and vacuum technique". */
function namesFrom(tokens: Token[], first: number): Range[] {
  const names: Range[] = [];
  let at = first;
  while (names.length < maxNames) {
    const from = withoutFillers(tokens, at);
    const to = endOfName(tokens, from);
    if (to < from || to - from >= maxNameWords) break;
    names.push({ start: (tokens[from] as Token).start, end: (tokens[to] as Token).end });
    at = nextInList(tokens, to + 1);
    if (at === 0) break;
  }
  return names;
}

function withoutFillers(tokens: Token[], first: number): number {
  let from = first;
  while (from - first < maxFillers && fillers.has(tokens[from]?.norm ?? '')) from++;
  return from;
}

/** The last token of the name that begins at `from`, or `from - 1` if none begins there. */
function endOfName(tokens: Token[], from: number): number {
  let at = from;
  for (; at < tokens.length; at++) {
    const { norm, before } = tokens[at] as Token;
    if (nameStoppers.has(norm) || before === 'break') break;
    if (at > from && (before === 'comma' || before === 'slash')) break;
  }
  return at - 1;
}

/** The token at which the next name of a list begins, or 0 at the end of the list. */
function nextInList(tokens: Token[], index: number): number {
  const token = tokens[index];
  if (!token || token.before === 'break') return 0;
  if (token.norm === 'and' || token.norm === 'or') return index + 1;
  return token.before === 'comma' || token.before === 'slash' ? index : 0;
}

function namesBesideKnown(text: string, tokens: Token[], known: Range[]): Range[] {
  let next = 0;
  return tokens.filter((token) => {
    while (next < known.length && (known[next] as Range).end <= token.start) next++;
    const neighbours = known.slice(Math.max(0, next - 1), next + 1);
    return isBesideKnown(text, token, neighbours);
  });
}

function isBesideKnown(text: string, token: Token, neighbours: Range[]): boolean {
  if (!looksLikeName(text.slice(token.start, token.end))) return false;
  return neighbours.some(({ start, end }) => start - token.end <= 5 && token.start - end <= 5);
}

function looksLikeName(word: string): boolean {
  return (
    word.length < maxWordLength &&
    /^(?:[A-Z]{2,6}\d?|[A-Za-z]*[a-z][A-Z][A-Za-z]*|[A-Za-z]+\.(?:js|io|ai))$/.test(word)
  );
}

import type { Token } from '../../text/tokens.ts';
import { announcing, endings, fillers, linking } from './span-words.ts';

type Place = { start: number; end: number };
type UnknownTerm = Place & { name: string; sure: boolean };

const longestName = 4;
const mostFillers = 4;
const mostNames = 8;

/**
 * Names of things the lexicon does not have, told by where they stand and how they are written: the list that follows
 * "knowledge of" or "degree in", and words with capitals inside (NSOperation) or short capitals (JMS) beside
 * known names.
 */
export function unknownTerms(text: string, tokens: Token[], known: Place[]): UnknownTerm[] {
  const places = [...announcedNames(text, tokens), ...writtenAsNames(text, tokens, known)];
  return places.map((place) => ({ ...place, name: text.slice(place.start, place.end), sure: true }));
}

function announcedNames(text: string, tokens: Token[]): Place[] {
  const found: Place[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (isAnnounced(tokens, index)) found.push(...namesFrom(tokens, index + 2));
  }
  return found.filter((place) => namesSomething(text.slice(place.start, place.end)));
}

/** "knowledge of", "experience with", but "degree of freedom" no more than "a new experience for". */
function isAnnounced(tokens: Token[], index: number): boolean {
  const word = tokens[index]?.norm ?? '';
  const link = tokens[index + 1];
  if (!link || link.before === 'break' || !announcing.has(word)) return false;
  return linking.has(link.norm) && !(word === 'degree' && link.norm === 'of');
}

/** One word in small letters is rarely the name of a thing when the lexicon has never heard of it. */
function namesSomething(name: string): boolean {
  return /[a-z]/i.test(name) && (name.includes(' ') || /[A-Z-]/.test(name));
}

/** The names of a list: "quantum optics, laser cooling and vacuum technique". */
function namesFrom(tokens: Token[], first: number): Place[] {
  const names: Place[] = [];
  let at = first;
  while (names.length < mostNames) {
    const from = withoutFillers(tokens, at);
    const to = endOfName(tokens, from);
    if (to < from || to - from >= longestName) break;
    names.push({ start: (tokens[from] as Token).start, end: (tokens[to] as Token).end });
    at = nextInList(tokens, to + 1);
    if (at === 0) break;
  }
  return names;
}

function withoutFillers(tokens: Token[], first: number): number {
  let from = first;
  while (from - first < mostFillers && fillers.has(tokens[from]?.norm ?? '')) from++;
  return from;
}

/** The last token of the name that begins at `from`; `from - 1` where none begins. */
function endOfName(tokens: Token[], from: number): number {
  let at = from;
  for (; at < tokens.length; at++) {
    const { norm, before } = tokens[at] as Token;
    if (endings.has(norm) || before === 'break') break;
    if (at > from && (before === 'comma' || before === 'slash')) break;
  }
  return at - 1;
}

/** Where the next name of a list begins; 0 at its end. */
function nextInList(tokens: Token[], index: number): number {
  const token = tokens[index];
  if (!token || token.before === 'break') return 0;
  if (token.norm === 'and' || token.norm === 'or') return index + 1;
  return token.before === 'comma' || token.before === 'slash' ? index : 0;
}

function writtenAsNames(text: string, tokens: Token[], known: Place[]): Place[] {
  let next = 0;
  return tokens.filter((token) => {
    while (next < known.length && (known[next] as Place).end <= token.start) next++;
    const neighbours = known.slice(Math.max(0, next - 1), next + 1);
    return isBesideKnown(text, token, neighbours);
  });
}

function isBesideKnown(text: string, token: Token, neighbours: Place[]): boolean {
  if (!looksLikeName(text.slice(token.start, token.end))) return false;
  return neighbours.some(({ start, end }) => start - token.end <= 5 && token.start - end <= 5);
}

function looksLikeName(word: string): boolean {
  return (
    word.length < 25 && /^(?:[A-Z]{2,6}\d?|[A-Za-z]*[a-z][A-Z][A-Za-z]*|[A-Za-z]+\.(?:js|io|ai))$/.test(word)
  );
}

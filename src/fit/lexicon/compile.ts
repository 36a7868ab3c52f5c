import { sameWord } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { NameRule } from './lexicon-data.types.ts';

/** One spelling of a value and the rule for when it counts. */
export type Entry<T> = { value: T; how: 'exact' | 'alias'; written: string; rule: NameRule | null };

/**
 * The names that begin with certain words: the entries of those that end here, and by the next word the longer ones. Most
 * have one next word at most, for which a map would take most of the memory.
 */
export type NameNode<T> = {
  entries: readonly Entry<T>[];
  onlyWord: string | null;
  onlyNode: NameNode<T> | null;
  byWord: Map<string, NameNode<T>> | null;
};

/** Names by their first word. */
export type NameIndex<T> = NameNode<T>;

export function emptyIndex<T>(): NameIndex<T> {
  return { entries: [], onlyWord: null, onlyNode: null, byWord: new Map() };
}

/** The names that go on with a word; undefined if there are none. */
export function namesGoingOn<T>(node: NameNode<T>, word: string): NameNode<T> | undefined {
  if (node.byWord) return node.byWord.get(word);
  return node.onlyNode !== null && node.onlyWord === word ? node.onlyNode : undefined;
}

/** Adds a name under its words and under other common spellings of them. */
export function addName<T>(index: NameIndex<T>, written: string, entry: Omit<Entry<T>, 'written'>): void {
  const named = { ...entry, written };
  if (isPlain(written)) addKeys(index, wordsOfName(written).map(sameWord), named);
  else for (const keys of variants(tokenize(written))) addKeys(index, keys, named);
}

/** The words of a name, as `tokenize` has them. */
export const wordsOfName = (written: string): string[] =>
  isPlain(written) ? written.toLowerCase().split(' ') : tokenize(written).map(({ norm }) => norm);

const isPlain = (written: string): boolean => /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(written);

function addKeys<T>(index: NameIndex<T>, keys: readonly string[], entry: Entry<T>): void {
  const node = keys.reduce(nodeBehind, index);
  const { entries } = node;
  if (!entries.some((known) => known.value === entry.value && known.written === entry.written))
    node.entries = [...entries, entry];
}

function nodeBehind<T>(before: NameNode<T>, word: string): NameNode<T> {
  const known = namesGoingOn(before, word);
  if (known) return known;
  const node: NameNode<T> = { entries: NONE, onlyWord: null, onlyNode: null, byWord: null };
  if (before.byWord) before.byWord.set(word, node);
  else if (before.onlyNode === null) {
    before.onlyWord = word;
    before.onlyNode = node;
  } else {
    before.byWord = new Map([
      [before.onlyWord as string, before.onlyNode],
      [word, node],
    ]);
    before.onlyWord = null;
    before.onlyNode = null;
  }
  return node;
}
const NONE: readonly never[] = [];

/** e-commerce → ecommerce; R&D → R and D; Node.js → NodeJS, Node JS. */
function variants(tokens: Token[]): string[][] {
  const keys = tokens.map((token) => sameWord(token.norm));
  const found = [keys];
  const hyphen = tokens.findIndex((token, index) => index > 0 && token.before === 'hyphen');
  if (hyphen > 0) {
    const joined = sameWord(`${tokens[hyphen - 1]?.norm}${tokens[hyphen]?.norm}`);
    if (joined.length > 5) found.push([...keys.slice(0, hyphen - 1), joined, ...keys.slice(hyphen + 1)]);
  }
  const sign = keys.findIndex((key) => /^[a-z]{1,3}[&/][a-z]{1,3}$/.test(key));
  if (sign >= 0) {
    const [first = '', second = ''] = (keys[sign] ?? '').split(/[&/]/);
    const between = keys[sign]?.includes('&') ? ['and'] : [];
    found.push([...keys.slice(0, sign), first, ...between, second, ...keys.slice(sign + 1)]);
  }
  const dotted = keys.findIndex((key) => /^\w+\.js$/.test(key));
  if (dotted >= 0) {
    const stem = keys[dotted]?.slice(0, -3) ?? '';
    found.push([...keys.slice(0, dotted), `${stem}js`, ...keys.slice(dotted + 1)]);
    found.push([...keys.slice(0, dotted), stem, 'js', ...keys.slice(dotted + 1)]);
  }
  return found;
}

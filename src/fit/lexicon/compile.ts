import { sameWord } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { NameRule } from './lexicon-data.types.ts';

/** One spelling of a value and the rule for when it counts. */
export type Entry<T> = { value: T; how: 'exact' | 'alias'; written: string; rule: NameRule | null };

/** The names that begin with certain words: the entries of those that end here, and by the next word the longer ones. */
export type NameNode<T> = { entries: Entry<T>[]; longer: NameIndex<T> | null };

/** Names by their first word. */
export type NameIndex<T> = Map<string, NameNode<T>>;

export function emptyIndex<T>(): NameIndex<T> {
  return new Map();
}

/** Adds a name under its words and under other common spellings of them. */
export function addName<T>(index: NameIndex<T>, written: string, entry: Omit<Entry<T>, 'written'>): void {
  const named = { ...entry, written };
  if (/^[A-Za-z ]+$/.test(written)) addKeys(index, written.toLowerCase().split(' ').map(keyOf), named);
  else for (const keys of variants(tokenize(written))) addKeys(index, keys, named);
}

const keysOfWords = new Map<string, string>();

/** Cached, as thousands of names share a few thousand words. */
function keyOf(word: string): string {
  const known = keysOfWords.get(word);
  if (known !== undefined) return known;
  const key = sameWord(word);
  keysOfWords.set(word, key);
  return key;
}

function addKeys<T>(index: NameIndex<T>, keys: string[], entry: Entry<T>): void {
  let node = nodeAt(index, keys[0] ?? '');
  for (const key of keys.slice(1)) {
    node.longer ??= emptyIndex();
    node = nodeAt(node.longer, key);
  }
  const { entries } = node;
  if (!entries.some((known) => known.value === entry.value && known.written === entry.written))
    entries.push(entry);
}

function nodeAt<T>(index: NameIndex<T>, key: string): NameNode<T> {
  const known = index.get(key);
  if (known) return known;
  const node: NameNode<T> = { entries: [], longer: null };
  index.set(key, node);
  return node;
}

/** e-commerce → ecommerce; R&D → R and D; Node.js → NodeJS, Node JS. */
function variants(tokens: Token[]): string[][] {
  const keys = tokens.map((token) => keyOf(token.norm));
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

/** Kinds of facts in a key table; the same name in two spaces has two keys. */
export type KeySpace =
  | 'word'
  | 'pair'
  | 'term'
  | 'named'
  | 'certified'
  | 'under way'
  | 'title'
  | 'profession'
  | 'field'
  | 'grade'
  | 'amount'
  | 'leading'
  | 'learning'
  | 'not in'
  | 'worked'
  | 'usual'
  | 'workplace'
  | 'body'
  | 'claimed'
  | 'state'
  | 'licensed'
  | 'subject'
  | 'taught grade'
  | 'limited'
  | 'certificate code'
  | 'explained';

const SEEDS: Record<KeySpace, number> = {
  word: 0x811c9dc5,
  pair: 0x1b873593,
  term: 0x2545f491,
  named: 0x3243f6a8,
  certified: 0x7f4a7c15,
  'under way': 0x510e52ab,
  title: 0x6c62272e,
  profession: 0x165667b1,
  field: 0x3c6ef372,
  grade: 0x5be0cd19,
  amount: 0x71374491,
  leading: 0x1f83d9ab,
  learning: 0x428a2f98,
  'not in': 0x243185be,
  worked: 0x6a09e667,
  usual: 0x9b05688c,
  workplace: 0xbb67ae85,
  body: 0x3c6ef3a5,
  claimed: 0x5851f42d,
  state: 0x510e527f,
  licensed: 0x3956c25b,
  subject: 0x59f111f1,
  'taught grade': 0x923f82a4,
  limited: 0xab1c5ed5,
  'certificate code': 0xd807aa98,
  explained: 0x428a2fa7,
};

/** A 32-bit hash (FNV-1a) of a fact, the same on every machine. Never 0, which marks an empty slot. */
export function keyOf(space: KeySpace, name: string): number {
  let hash = SEEDS[space];
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return hash === 0 ? 1 : hash | 0;
}

/** A key for two neighbouring words, in either order. */
export function pairKey(first: number, second: number): number {
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  const hash = Math.imul(low ^ SEEDS.pair, 0x01000193) ^ Math.imul(high, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) | 0 || 1;
}

/** The key of the jobs in which somebody led people, by title or by what is said of them. */
export const LEADS_PEOPLE = keyOf('leading', 'people');

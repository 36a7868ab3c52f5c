/**
 * What a résumé shows: for each key a credit 0…1 and the set of work entries (as bits) that show it.
 * A hash table with open addressing in typed arrays: a lookup is a few array reads, and a table takes a few kilobytes.
 */
export type KeyTable = { mask: number; keys: Int32Array; credits: Float32Array; entries: Int32Array };

/** How many work entries have a bit of their own; later ones are not told apart. */
export const MAX_WORK_ENTRIES = 30;

export type KeyFacts = Map<number, { credit: number; entries: number }>;

/** Records that a key was shown. Keeps the highest credit and all entries. */
export function recordFact(facts: KeyFacts, key: number, credit: number, entries = 0): void {
  const known = facts.get(key);
  if (!known) facts.set(key, { credit, entries });
  else {
    known.credit = Math.max(known.credit, credit);
    known.entries |= entries;
  }
}

export function buildKeyTable(facts: KeyFacts): KeyTable {
  let size = 64;
  while (size < facts.size * 2) size *= 2;
  const table: KeyTable = {
    mask: size - 1,
    keys: new Int32Array(size),
    credits: new Float32Array(size),
    entries: new Int32Array(size),
  };
  for (const [key, fact] of facts) {
    let slot = key & table.mask;
    while (table.keys[slot] !== 0) slot = (slot + 1) & table.mask;
    table.keys[slot] = key;
    table.credits[slot] = fact.credit;
    table.entries[slot] = fact.entries;
  }
  return table;
}

/** The slot of a key, or -1 if it isn't in the table. */
export function findSlot(table: KeyTable, key: number): number {
  const { keys, mask } = table;
  let slot = key & mask;
  for (;;) {
    const found = keys[slot];
    if (found === key) return slot;
    if (found === 0) return -1;
    slot = (slot + 1) & mask;
  }
}

export const hasKey = (table: KeyTable, key: number): boolean => findSlot(table, key) >= 0;

export function creditOf(table: KeyTable, key: number): number {
  const slot = findSlot(table, key);
  return slot < 0 ? 0 : (table.credits[slot] ?? 0);
}

export function entriesOf(table: KeyTable, key: number): number {
  const slot = findSlot(table, key);
  return slot < 0 ? 0 : (table.entries[slot] ?? 0);
}

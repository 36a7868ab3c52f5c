import { isStopWord } from '../../src/fit/match/word-weights.ts';
import { stem } from '../../src/fit/text/stem.ts';
import { tokenize } from '../../src/fit/text/tokens.ts';

/** The vocabulary, most frequent first, and how often each pair of its words stands close together, as sparse rows. */
export type Cooccurrences = { words: string[]; counts: number[]; rows: SparseRows };

/** A symmetric matrix: row `i` holds the columns and values from `starts[i]` to `starts[i + 1]`. */
export type SparseRows = { starts: Int32Array; columns: Int32Array; values: Float32Array };

export type CooccurrenceOptions = {
  /** How many words to the right count as close. */
  window: number;
  /** Rarer words are left out. */
  minCount: number;
  maxWords: number;
};

/** Counts which words stand close together. A line that many texts share (a form's footer) is counted a few times only. */
export function countCooccurrences(texts: readonly string[], options: CooccurrenceOptions): Cooccurrences {
  const documents = texts.map(withoutRepeats()).map(stemsOf);
  const frequency = new Map<string, number>();
  for (const stems of documents)
    for (const stemmed of stems) frequency.set(stemmed, (frequency.get(stemmed) ?? 0) + 1);
  const words = [...frequency]
    .filter(([, count]) => count >= options.minCount)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, options.maxWords);
  const index = new Map(words.map(([word], position) => [word, position]));
  const size = words.length;
  const pairs = pairsOf(documents, index, options.window);
  return {
    words: words.map(([word]) => word),
    counts: words.map(([, count]) => count),
    rows: rowsOf(pairs, size),
  };
}

const MAX_REPEATS = 3;

/** Drops a line from its fourth occurrence in the collection on. */
function withoutRepeats(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) =>
    text
      .split('\n')
      .filter((line) => {
        const key = line.trim().toLowerCase();
        if (key.length < 30) return true;
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return count <= MAX_REPEATS;
      })
      .join('\n');
}

function stemsOf(text: string): string[] {
  return tokenize(text)
    .filter(({ norm }) => !isStopWord(norm) && /\p{L}/u.test(norm))
    .map(({ norm }) => stem(norm));
}

/** Every pair of words that stand close together, encoded as smaller × size + larger, sorted. */
function pairsOf(documents: string[][], index: Map<string, number>, window: number): Float64Array {
  const size = index.size;
  const numbered = documents.map((stems) =>
    stems.flatMap((stemmed) => {
      const position = index.get(stemmed);
      return position === undefined ? [] : [position];
    }),
  );
  const pairs = new Float64Array(numbered.reduce((sum, words) => sum + words.length * window, 0));
  let length = 0;
  for (const words of numbered)
    for (let at = 0; at < words.length; at++)
      for (let near = at + 1; near <= at + window && near < words.length; near++) {
        const low = Math.min(words[at]!, words[near]!);
        const high = Math.max(words[at]!, words[near]!);
        if (low !== high) pairs[length++] = low * size + high;
      }
  return pairs.subarray(0, length).sort();
}

function rowsOf(pairs: Float64Array, size: number): SparseRows {
  const lengths = new Int32Array(size + 1);
  forEachRun(pairs, (pair) => {
    lengths[Math.floor(pair / size) + 1]!++;
    lengths[(pair % size) + 1]!++;
  });
  const starts = lengths;
  for (let row = 0; row < size; row++) starts[row + 1]! += starts[row]!;
  const next = starts.slice();
  const columns = new Int32Array(starts[size]!);
  const values = new Float32Array(starts[size]!);
  forEachRun(pairs, (pair, count) => {
    const low = Math.floor(pair / size);
    const high = pair % size;
    columns[next[low]!] = high;
    values[next[low]!++] = count;
    columns[next[high]!] = low;
    values[next[high]!++] = count;
  });
  return { starts, columns, values };
}

function forEachRun(sorted: Float64Array, visit: (value: number, count: number) => void): void {
  for (let first = 0; first < sorted.length; ) {
    let last = first + 1;
    while (last < sorted.length && sorted[last] === sorted[first]) last++;
    visit(sorted[first]!, last - first);
    first = last;
  }
}

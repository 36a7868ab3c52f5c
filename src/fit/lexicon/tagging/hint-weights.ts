/**
 * How much each hint speaks for the first and for a further word of a name, against a word outside, packed: hints are
 * kept as hashes of 22 bits, so that a hint that was never learned is taken for another in one of a hundred cases.
 */
export type PackedHintWeights = {
  /** How many hints each of `BUCKETS` has, a byte each, in base64. */
  counts: string;
  /** Bucket by bucket, three bytes a hint in base64: the rest of its hash, and two signed weights × `WEIGHT_SCALE`. */
  hints: string;
};

/** `first` and `further` are what a hint adds to the sums of these tags. */
export type HintWeight = { first: number; further: number };

const BUCKETS = 1 << 14;
/** A weight of 1 is this number in the file, so that weights reach from −4 to 4. */
export const WEIGHT_SCALE = 32;

/** Packs weights (−127…127, in units of 1 / `WEIGHT_SCALE`); of hints with the same hash, the first one stays. */
export function packHintWeights(weights: Iterable<[hint: string, weight: HintWeight]>): PackedHintWeights {
  const buckets: Map<number, HintWeight>[] = Array.from({ length: BUCKETS }, () => new Map());
  for (const [hint, weight] of weights) {
    const hash = hashOf(hint);
    const bucket = buckets[hash % BUCKETS]!;
    const rest = hash >>> 24;
    if (!bucket.has(rest) && bucket.size < 255) bucket.set(rest, weight);
  }
  const hints = buckets.flatMap((bucket) =>
    [...bucket]
      .sort(([a], [b]) => a - b)
      .flatMap(([rest, { first, further }]) => [rest, first & 0xff, further & 0xff]),
  );
  return { counts: toBase64(buckets.map(({ size }) => size)), hints: toBase64(hints) };
}

/** Unpacks weights into a function that adds the weights of a hint to `sums[at + 1]` and `sums[at + 2]`. */
export function unpackHintWeights({
  counts,
  hints,
}: PackedHintWeights): (hint: string, sums: Float64Array, at: number) => void {
  const sizes = fromBase64(counts);
  const bytes = fromBase64(hints);
  const starts = new Int32Array(BUCKETS + 1);
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1] = starts[bucket]! + sizes[bucket]!;
  return (hint, sums, at) => {
    const hash = hashOf(hint);
    const bucket = hash % BUCKETS;
    const rest = hash >>> 24;
    for (let entry = starts[bucket]! * 3; entry < starts[bucket + 1]! * 3; entry += 3) {
      if (bytes[entry] !== rest) continue;
      sums[at + 1]! += ((bytes[entry + 1]! << 24) >> 24) / WEIGHT_SCALE;
      sums[at + 2]! += ((bytes[entry + 2]! << 24) >> 24) / WEIGHT_SCALE;
      return;
    }
  };
}

/** FNV-1a with MurmurHash3's last step, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Bytes to base64, in pieces that a call's arguments can hold. */
function toBase64(bytes: number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.slice(at, at + 8192));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

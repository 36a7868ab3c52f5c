import type { Range } from '../../../shared/range.ts';
import type { WeighedKind } from './part-chances.ts';
import type { WeighedPart } from './weighed-parts.ts';

/** The parts that a range touches. Finds the first by binary search. */
export function partsAt(parts: WeighedPart[], range: Range): WeighedPart[] {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[middle]!.end <= range.start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < parts.length && parts[end]!.start < range.end) end++;
  return parts.slice(low, end);
}

/** The part with the best chance of a kind, if that is above `least`. */
export function mostLikely(parts: WeighedPart[], kind: WeighedKind, least: number): WeighedPart | undefined {
  let best: WeighedPart | undefined;
  for (const part of parts) if (part.chances[kind] > (best?.chances[kind] ?? least)) best = part;
  return best;
}

/** A piece of a text: UTF-16 offsets, the end not included. */
export type Range = { start: number; end: number };

/** The items of a sorted, disjoint list that lie wholly inside a range. Binary search for the first. */
export function within<Item extends Range>(sorted: readonly Item[], range: Range): Item[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Item).start < range.start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && (sorted[end] as Item).end <= range.end) end++;
  return sorted.slice(low, end);
}

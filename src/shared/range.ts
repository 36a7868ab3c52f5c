/** A part of a text, in UTF-16 offsets. The end is exclusive. */
export type Range = { start: number; end: number };

/** True if two parts of a text share something. */
export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

/** The same part of a text that has `by` units more before it. */
export const shifted = <Part extends Range>(part: Part, by: number): Part => ({
  ...part,
  start: part.start + by,
  end: part.end + by,
});

/** The items of a sorted, disjoint list that are completely inside a range. Finds the first by binary search. */
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

/** The items of a sorted, disjoint list that begin in none of the ranges, which are sorted too. */
export function outside<Item extends Range>(sorted: readonly Item[], ranges: readonly Range[]): Item[] {
  let next = 0;
  return sorted.filter(({ start }) => {
    while (next < ranges.length && (ranges[next] as Range).end <= start) next++;
    const range = ranges[next];
    return !range || start < range.start;
  });
}

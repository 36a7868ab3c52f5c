import type { Range } from '../posting.types.ts';

/** What lies inside a range, of a list in order of place; the first is found by halving. */
export function within<T extends Range>(items: T[], range: Range): T[] {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] as T).start < range.start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < items.length && (items[end] as T).end <= range.end) end++;
  return items.slice(low, end);
}

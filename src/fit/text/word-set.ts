/** The words of a space-separated list. */
export function wordSet(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/));
}

/** The page an address asks for, from 1; anything odd is the first. */
export function pageNumber(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('page')));
  return page >= 1 && page <= 100_000 ? page : 1;
}

/** The page number in the URL, starting at 1. Anything invalid is page 1. */
export function pageNumber(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('page')));
  return page >= 1 && page <= 100_000 ? page : 1;
}

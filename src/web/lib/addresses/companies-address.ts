/** What a list of companies shows; it lives in the address. */
export type CompaniesView = { followed: boolean; hiring: boolean; search: string; page: number };

/** The query string that selects a list. */
export function companiesQuery({
  followed,
  hiring,
  search,
  page = 1,
}: Omit<CompaniesView, 'page'> & { page?: number }): string {
  const params = new URLSearchParams({
    ...(followed ? { tab: 'followed' } : {}),
    ...(hiring ? { jobs: 'open' } : {}),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `?${params}` : '';
}

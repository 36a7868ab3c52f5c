import type { JobFilter } from '../../../shared/job-filter.ts';

const mostChosen = 100;
const longestChoice = 300;

/** The chosen places or departments of an address, each once. */
function chosenIn(params: URLSearchParams, name: string): string[] {
  const given = params.getAll(name).map((each) => each.replaceAll('\0', '').slice(0, longestChoice));
  return [...new Set(given)].filter(Boolean).slice(0, mostChosen);
}

export function choicesOf(params: URLSearchParams): Pick<JobFilter, 'locations' | 'departments'> {
  return { locations: chosenIn(params, 'location'), departments: chosenIn(params, 'department') };
}

/** `choosing`: with the choices open. */
export function filterAddress(
  { search, locations, departments }: JobFilter,
  { page = 1, choosing = false }: { page?: number; choosing?: boolean } = {},
): string {
  const params = new URLSearchParams();
  if (search) params.append('search', search);
  for (const location of locations) params.append('location', location);
  for (const department of departments) params.append('department', department);
  if (page > 1) params.append('page', String(page));
  if (choosing) params.append('filter', 'open');
  return `?${params}`;
}

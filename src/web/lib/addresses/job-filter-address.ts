import type { JobFilter } from '../../../shared/job-filter.ts';

const maxChoices = 100;
const maxChoiceLength = 300;

/** The distinct values of a repeated parameter, capped in number and length. */
function chosenIn(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).map((value) => value.replaceAll('\0', '').slice(0, maxChoiceLength));
  return [...new Set(values)].filter(Boolean).slice(0, maxChoices);
}

export function choicesOf(params: URLSearchParams): Pick<JobFilter, 'locations' | 'departments'> {
  return { locations: chosenIn(params, 'location'), departments: chosenIn(params, 'department') };
}

/** `choosing` opens the filter dialog. */
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

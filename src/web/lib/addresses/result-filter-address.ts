import { everyResult, minimumScores, type ResultFilter } from '../../../shared/results/result-filter.ts';

const maxLength = 300;

/** Reads the filter from a URL or from the filter form. Missing or invalid values fall back to the default. */
export function resultFilterOf(params: URLSearchParams): ResultFilter {
  const text = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, maxLength);
  const minimum = Number(params.get('min'));
  return {
    search: text('search'),
    company: text('company'),
    minimum: minimumScores.find((score) => score === minimum) ?? everyResult.minimum,
    sort: params.get('sort') === 'date' ? 'date' : everyResult.sort,
    order: params.get('order') === 'asc' ? 'asc' : everyResult.order,
  };
}

export function resultsAddress(filter: ResultFilter, page = 1): string {
  const { search, company, minimum, sort, order } = filter;
  const params = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(company ? { company } : {}),
    ...(minimum === null ? {} : { min: String(minimum) }),
    ...(sort === everyResult.sort ? {} : { sort }),
    ...(order === everyResult.order ? {} : { order }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `?${params}`;
}

export const isNarrowed = ({ search, company, minimum }: ResultFilter): boolean =>
  search !== '' || company !== '' || minimum !== null;

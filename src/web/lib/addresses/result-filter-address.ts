import { everyResult, minimumScores, type ResultFilter } from '../../../shared/results/result-filter.ts';

const longest = 300;

/** What an address, or the filters' form, asks for; what it doesn't say is as it is without it. */
export function resultFilterOf(params: URLSearchParams): ResultFilter {
  const text = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, longest);
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

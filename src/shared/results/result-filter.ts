/** The minimum scores that a list can be filtered by. */
export const minimumScores = [50, 60, 70, 80, 90] as const;

export type ResultSort = 'score' | 'date';
export type SortOrder = 'asc' | 'desc';

/** Which results are shown, in which order. `search` matches a part of the title or company name; empty matches all. */
export type ResultFilter = {
  search: string;
  company: string;
  minimum: number | null;
  sort: ResultSort;
  order: SortOrder;
};

/** The default: all results, best first. */
export const everyResult: ResultFilter = {
  search: '',
  company: '',
  minimum: null,
  sort: 'score',
  order: 'desc',
};

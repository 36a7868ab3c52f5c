/** Of all scores a list can be held to these and better. */
export const minimumScores = [50, 60, 70, 80, 90] as const;

export type ResultSort = 'score' | 'date';
export type SortOrder = 'asc' | 'desc';

/** Which results are shown, and in which order. `search` is part of a title or a company's name; empty is all. */
export type ResultFilter = {
  search: string;
  company: string;
  minimum: number | null;
  sort: ResultSort;
  order: SortOrder;
};

/** The best first, and of the dates the newest. */
export const everyResult: ResultFilter = {
  search: '',
  company: '',
  minimum: null,
  sort: 'score',
  order: 'desc',
};

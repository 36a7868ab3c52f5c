import { maxMatches, maxPopular, type University } from '../../../shared/rules/university-rules.ts';
import { foldName } from './fold-name.ts';

export type UniversityIndex = { university: University; folded: string }[];

/** Normalises and sorts all names once, so that a search is a single pass. */
export function indexUniversities(universities: readonly University[]): UniversityIndex {
  return universities
    .map((university) => ({ university, folded: foldName(university.name) }))
    .sort((one, other) => compare(one.folded, other.folded));
}

/** At most 30 universities: first those whose name starts with the query, then those that contain it, each sorted by name. */
export function findUniversities(index: UniversityIndex, query: string): University[] {
  if (query.trim() === '') return popularUniversities(index);
  const needle = foldName(query);
  if (needle === '') return [];
  const starting: University[] = [];
  const containing: University[] = [];
  for (const { university, folded } of index) {
    const at = folded.indexOf(needle);
    if (at === 0) starting.push(university);
    else if (at > 0) containing.push(university);
  }
  return [...starting, ...containing].slice(0, maxMatches);
}

const popular = /Harvard|Stanford|\bMIT\b|Oxford|Cambridge/;

function popularUniversities(index: UniversityIndex): University[] {
  return index
    .map(({ university }) => university)
    .filter(({ name }) => popular.test(name))
    .slice(0, maxPopular);
}

/** Compares code points, so that the order doesn't depend on the locale. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

import { maxMatches, maxPopular, type University } from '../../../shared/university-rules.ts';
import { foldName } from './fold-name.ts';

export type UniversityIndex = { university: University; folded: string }[];

/** Folds every name once and sorts by it, so that a search only walks along. */
export function indexUniversities(universities: readonly University[]): UniversityIndex {
  return universities
    .map((university) => ({ university, folded: foldName(university.name) }))
    .sort((one, other) => compare(one.folded, other.folded));
}

/** At most 30: those whose name begins with the query first, then those that have it further on, each by name. */
export function findUniversities(index: UniversityIndex, query: string): University[] {
  if (query.trim() === '') return popularUniversities(index);
  const asked = foldName(query);
  if (asked === '') return [];
  const prefixed: University[] = [];
  const within: University[] = [];
  for (const { university, folded } of index) {
    const at = folded.indexOf(asked);
    if (at === 0) prefixed.push(university);
    else if (at > 0) within.push(university);
  }
  return [...prefixed, ...within].slice(0, maxMatches);
}

const popular = /Harvard|Stanford|\bMIT\b|Oxford|Cambridge/;

function popularUniversities(index: UniversityIndex): University[] {
  return index
    .map(({ university }) => university)
    .filter(({ name }) => popular.test(name))
    .slice(0, maxPopular);
}

/** By code points, so that every machine sorts alike. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

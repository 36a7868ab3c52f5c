import { maxMatches, maxPopular, type University } from '../../../shared/rules/university-rules.ts';
import { foldName } from './fold-name.ts';

/** `shortName` is an abbreviation, such as "ucla"; `otherNames` are former ones and those in other languages. */
export type ListedUniversity = University & { shortName?: string; otherNames?: string[] };

type IndexedName = {
  /** The university under this name. */
  university: University;
  folded: string;
  /** What people type when they mean exactly this university. */
  wholes: string[];
  listed: ListedUniversity;
};

export type UniversityIndex = IndexedName[];

/** Normalises and sorts all names once, so that a search is a single pass. */
export function indexUniversities(universities: readonly ListedUniversity[]): UniversityIndex {
  return universities
    .flatMap((listed) => [listed.name, ...(listed.otherNames ?? [])].map((name) => indexName(listed, name)))
    .sort((one, other) => compare(one.folded, other.folded));
}

function indexName(listed: ListedUniversity, name: string): IndexedName {
  const { id, country, shortName } = listed;
  const folded = foldName(name);
  const [, abbreviation] = /\(([^()]+)\)$/.exec(name) ?? [];
  const outside = abbreviation ? foldName(name.slice(0, name.lastIndexOf('('))) : folded;
  const wholes = [folded, outside, outside.replace(commonWords, ''), foldName(abbreviation ?? ''), shortName];
  return {
    university: country ? { id, name, country } : { id, name },
    folded,
    wholes: wholes.filter((whole) => whole !== undefined),
    listed,
  };
}

/** Around what a university is about: "University of York" and "York University" are both just "York". */
const commonWords =
  /^(the )?(university( of)?|universit(at|e|a degli studi di|a di)|universi(dade?|tat) d[aeo]|uniwersytet) | universit(y|esi)$/g;

/**
 * At most 30 universities: first those that the query names, such as Oxford or MIT, then those whose name starts with it, then
 * those that contain it, each sorted by name. Each university comes once, under the name that fits best.
 */
export function findUniversities(index: UniversityIndex, query: string): University[] {
  if (query.trim() === '') return popularUniversities(index);
  const needle = foldName(query);
  if (needle === '') return [];
  const named: IndexedName[] = [];
  const starting: IndexedName[] = [];
  const containing: IndexedName[] = [];
  for (const entry of index) {
    const at = entry.folded.indexOf(needle);
    if (entry.wholes.includes(needle)) named.push(entry);
    else if (at === 0) starting.push(entry);
    else if (at > 0) containing.push(entry);
  }
  const best = new Map<ListedUniversity, IndexedName>();
  for (const entries of [named, starting, containing]) {
    for (const entry of [...entries.filter(isMainName), ...entries]) {
      if (!best.has(entry.listed)) best.set(entry.listed, entry);
    }
  }
  return [...named, ...starting, ...containing]
    .filter((entry) => best.get(entry.listed) === entry)
    .slice(0, maxMatches)
    .map(({ university }) => university);
}

const popular = /Harvard|Stanford|\bMIT\b|Oxford|Cambridge/;

function popularUniversities(index: UniversityIndex): University[] {
  return index
    .filter((entry) => isMainName(entry) && popular.test(entry.university.name))
    .slice(0, maxPopular)
    .map(({ university }) => university);
}

const isMainName = ({ university, listed }: IndexedName) => university.name === listed.name;

/** Compares code points, so that the order doesn't depend on the locale. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

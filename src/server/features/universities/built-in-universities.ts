import { readFile } from 'node:fs/promises';
import { indexUniversities, type ListedUniversity, type UniversityIndex } from './find-universities.ts';
import { parseUniversity } from './parse-universities.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

let index: Promise<UniversityIndex> | null = null;

/** The universities of the world that come with the program; read when the first search asks for them. */
export function builtInIndex(): Promise<UniversityIndex> {
  index ??= readBuiltInUniversities().then(indexUniversities);
  return index;
}

/** The file's README says how it is laid out. */
export async function readBuiltInUniversities(): Promise<ListedUniversity[]> {
  const text = await readFile(new URL('./data/universities.tsv', import.meta.url), 'utf8');
  let country: string | undefined;
  return text.split('\n').flatMap((line) => {
    const [first, name, ...otherNames] = line.split('\t');
    if (name === undefined) {
      country = first && countryNames.of(first);
      return [];
    }
    const university = parseUniversity({ name, country });
    return university ? [{ ...university, shortName: first, otherNames }] : [];
  });
}

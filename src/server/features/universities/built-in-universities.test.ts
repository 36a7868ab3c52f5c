import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtInIndex, readBuiltInUniversities } from './built-in-universities.ts';
import { findUniversities, type ListedUniversity, type UniversityIndex } from './find-universities.ts';

const path = new URL('./data/universities.tsv', import.meta.url);

let universities: ListedUniversity[];
let index: UniversityIndex;
beforeAll(async () => {
  universities = await readBuiltInUniversities();
  index = await builtInIndex();
});

const namesFor = (query: string) => findUniversities(index, query).map(({ name }) => name);

describe('the file', () => {
  test('has thousands of universities, each once, each in a country of its code', () => {
    expect(universities.length).toBeGreaterThan(12_000);
    expect(new Set(universities.map(({ id }) => id)).size).toBe(universities.length);
    const countries = new Set(universities.map(({ country }) => country));
    expect(countries.size).toBeGreaterThan(200);
    expect([...countries].filter((country) => !country || country.length < 4)).toEqual([]);
  });

  test('has clean names and stays small', () => {
    const text = readFileSync(path, 'utf8');
    expect(text.length).toBeLessThan(520_000);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/&(amp|quot|#39);|https?:|\uFFFD|\p{Cf}| {2}| \t|\t /u);
  });
});

describe('a search', () => {
  test.each([
    ['mit', 'Massachusetts Institute of Technology (MIT)'],
    ['eth zurich', 'ETH Zürich'],
    ['cambridge', 'University of Cambridge'],
    ['oxford', 'University of Oxford'],
    ['sao paulo', 'Universidade de São Paulo'],
    ['universidad nacional autonoma de mexico', 'Universidad Nacional Autónoma de México'],
    ['lodzki', 'Uniwersytet Łódzki'],
    ['東京大学', '東京大学'],
    ['imperial college', 'Imperial College London'],
    ['technical university of munich', 'Technical University of Munich'],
  ])('for %j finds %s first', (query, name) => {
    expect(namesFor(query)[0]).toBe(name);
  });

  test('for nothing yet shows the well-known ones', () => {
    expect(namesFor('')).toEqual(
      expect.arrayContaining([
        'Harvard University',
        'Stanford University',
        'Massachusetts Institute of Technology (MIT)',
        'University of Oxford',
        'University of Cambridge',
      ]),
    );
  });
});

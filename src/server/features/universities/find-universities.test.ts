import { describe, expect, test } from 'vitest';
import { maxMatches, maxPopular } from '../../../shared/rules/university-rules.ts';
import { findUniversities, indexUniversities } from './find-universities.ts';
import { parseUniversity } from './parse-universities.ts';

const indexOf = (...names: string[]) =>
  indexUniversities(names.map((name) => parseUniversity({ name }) ?? { id: name, name }));
const namesFor = (index: ReturnType<typeof indexOf>, query: string) =>
  findUniversities(index, query).map(({ name }) => name);

describe('a search', () => {
  test('lists what the query names first, then names that start with it, then names that contain it, each sorted', () => {
    const index = indexOf(
      'New York University',
      'York University',
      'University of York',
      'York St John',
      'Leeds',
    );
    expect(namesFor(index, 'york')).toEqual([
      'University of York',
      'York University',
      'York St John',
      'New York University',
    ]);
  });

  test('knows abbreviations and other names, and lists each university once, under the name that fits best', () => {
    const index = indexUniversities([
      { id: 'mit', name: 'Massachusetts Institute of Technology (MIT)' },
      { id: 'smith', name: 'Smith College' },
      { id: 'ucla', name: 'University of California, Los Angeles', shortName: 'ucla' },
      { id: 'eth', name: 'ETH Zürich', otherNames: ['Swiss Federal Institute of Technology, Zurich'] },
    ]);
    const namesOf = (query: string) => findUniversities(index, query).map(({ name }) => name);
    expect(namesOf('mit')).toEqual(['Massachusetts Institute of Technology (MIT)', 'Smith College']);
    expect(namesOf('ucla')).toEqual(['University of California, Los Angeles']);
    expect(namesOf('ucl')).toEqual([]);
    expect(namesOf('zurich')).toEqual(['ETH Zürich']);
    expect(findUniversities(index, 'swiss federal')).toEqual([
      { id: 'eth', name: 'Swiss Federal Institute of Technology, Zurich' },
    ]);
  });

  test(`returns at most ${maxMatches}, and names that start with the query are never crowded out`, () => {
    const containing = Array.from({ length: 50 }, (_, i) => `A College of Zeta ${i}`);
    const names = namesFor(indexOf(...containing, 'Zeta Institute'), 'zeta');
    expect(names).toHaveLength(maxMatches);
    expect(names[0]).toBe('Zeta Institute');
  });

  test.each([
    ['zurich', 'Universität Zürich'],
    ['ZÜRICH', 'Universität Zürich'],
    ['Zu\u0308rich', 'Universität Zürich'],
    ['lodzki', 'Uniwersytet Łódzki'],
    ['st johns', 'St. John’s University'],
    ["st. john's", 'St. John’s University'],
    ['  texas   a&m ', 'Texas A&M University'],
    ['東京', '東京大学'],
    ['istanbul', 'İstanbul Üniversitesi'],
    ['grosse', 'Große Schule'],
  ])('for %j finds %s', (query, name) => {
    const index = indexOf(
      'Universität Zürich',
      'Uniwersytet Łódzki',
      'St. John’s University',
      'Texas A&M University',
      '東京大学',
      'İstanbul Üniversitesi',
      'Große Schule',
    );
    expect(namesFor(index, query)).toEqual([name]);
  });

  test('finds nothing for punctuation', () => {
    expect(namesFor(indexOf('Leeds'), '%_*(')).toEqual([]);
  });
});

describe('an empty query', () => {
  test(`shows at most ${maxPopular} popular universities`, () => {
    const many = Array.from({ length: 20 }, (_, i) => `Oxford School ${i}`);
    expect(namesFor(indexOf('Leeds', ...many), ' ')).toHaveLength(maxPopular);
  });

  test('finds popular universities by name, and does not confuse Smith with MIT', () => {
    const index = indexOf(
      'Smith College',
      'MIT',
      'Harvard College',
      'Stanford',
      'Cambridge',
      'Oxford',
      'KMITL',
    );
    expect(namesFor(index, '')).toEqual(['Cambridge', 'Harvard College', 'MIT', 'Oxford', 'Stanford']);
  });
});

import { describe, expect, test } from 'vitest';
import { maxMatches, maxPopular } from '../../../shared/university-rules.ts';
import { builtInUniversities } from './built-in-universities.ts';
import { findUniversities, indexUniversities } from './find-universities.ts';
import { parseUniversity } from './parse-universities.ts';

const named = (...names: string[]) =>
  indexUniversities(names.map((name) => parseUniversity({ name }) ?? { id: name, name }));
const namesFor = (index: ReturnType<typeof named>, query: string) =>
  findUniversities(index, query).map(({ name }) => name);

describe('a search', () => {
  test('shows names that begin with the words first, then names that contain them, each by name', () => {
    const index = named(
      'New York University',
      'York University',
      'University of York',
      'York St John',
      'Leeds',
    );
    expect(namesFor(index, 'york')).toEqual([
      'York St John',
      'York University',
      'New York University',
      'University of York',
    ]);
  });

  test(`stops at ${maxMatches}, and a late prefix is not crowded out by what contains it`, () => {
    const within = Array.from({ length: 50 }, (_, i) => `A College of Zeta ${i}`);
    const found = namesFor(named(...within, 'Zeta Institute'), 'zeta');
    expect(found).toHaveLength(maxMatches);
    expect(found[0]).toBe('Zeta Institute');
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
    const index = named(
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

  test('for signs alone finds nothing', () => {
    expect(namesFor(named('Leeds'), '%_*(')).toEqual([]);
  });
});

describe('an empty query', () => {
  test(`shows at most ${maxPopular} that people look for most`, () => {
    const many = Array.from({ length: 20 }, (_, i) => `Oxford School ${i}`);
    expect(namesFor(named('Leeds', ...many), ' ')).toHaveLength(maxPopular);
  });

  test('knows them by name, and takes Smith for no MIT', () => {
    const index = named(
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

  test('shows five of the ten that are built in', () => {
    expect(builtInUniversities).toHaveLength(10);
    expect(findUniversities(indexUniversities(builtInUniversities), '')).toHaveLength(5);
  });
});

import { describe, expect, test } from 'vitest';
import { maxMatches, maxPopular } from '../../../shared/rules/university-rules.ts';
import { builtInUniversities } from './built-in-universities.ts';
import { findUniversities, indexUniversities } from './find-universities.ts';
import { parseUniversity } from './parse-universities.ts';

const indexOf = (...names: string[]) =>
  indexUniversities(names.map((name) => parseUniversity({ name }) ?? { id: name, name }));
const namesFor = (index: ReturnType<typeof indexOf>, query: string) =>
  findUniversities(index, query).map(({ name }) => name);

describe('a search', () => {
  test('lists names that start with the query first, then names that contain it, each sorted by name', () => {
    const index = indexOf(
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

  test('shows five of the ten built-in universities', () => {
    expect(builtInUniversities).toHaveLength(10);
    expect(findUniversities(indexUniversities(builtInUniversities), '')).toHaveLength(5);
  });
});

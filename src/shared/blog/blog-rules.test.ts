import { expect, test } from 'vitest';
import { followingSlug, readingMinutes, shortened, slugFromName, tagsOf } from './blog-rules.ts';

test.each([
  ['Hello, World!', 'hello-world'],
  ['  What’s a “good” résumé?  ', 'whats-a-good-resume'],
  ['C++ & C#: 5 tips -- and one more', 'c-c-5-tips-and-one-more'],
  ['Größe zählt', 'grosse-zahlt'],
  ['Как искать работу', 'как-искать-работу'],
  ['이력서 쓰기', '이력서-쓰기'],
  ['!!!', ''],
])('the slug of “%s” is “%s”', (name, slug) => {
  expect(slugFromName(name)).toBe(slug);
});

test('a slug follows the title while it is empty or still derived', () => {
  expect(followingSlug('', '', 'A')).toBe('a');
  expect(followingSlug('first-title', 'First title', 'Second title')).toBe('second-title');
  expect(followingSlug('my-own', 'First title', 'Second title')).toBe('my-own');
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

test('a shortened text ends after a word and within its length', () => {
  expect(shortened('Short.', 20)).toBe('Short.');
  expect(shortened('One two three, four five', 16)).toBe('One two three…');
  expect(shortened('x'.repeat(50), 20)).toBe(`${'x'.repeat(19)}…`);
  expect(shortened(`${'x'.repeat(18)}😀😀`, 20)).toHaveLength(19);
});

test('tags are split at commas, trimmed, and empty or repeated ones dropped', () => {
  expect(tagsOf(' a, b ,,a,  c d ,')).toEqual(['a', 'b', 'c d']);
});

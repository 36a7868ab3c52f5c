import { describe, expect, test } from 'vitest';
import { isoDate, tidyPosting } from './tidy-posting.ts';

describe('a date', () => {
  test.each([
    ['2026-08-01', '2026-08-01'],
    ['2026-07-16T11:55:32-04:00', '2026-07-16T11:55:32-04:00'],
    ['2026-08-01 10:00:00 UTC', '2026-08-01T10:00:00.000Z'],
    [1_764_205_361_939, '2025-11-27T01:02:41.939Z'],
    ['2026-02-31T99:00:00Z', undefined],
    ['0001-01-01', undefined],
    ['9999-12-31', undefined],
    ['1 August', undefined],
    ['2026', undefined],
    [1e300, undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s is %s', (base, expected) => {
    expect(isoDate(base)).toBe(expected);
  });
});

test('every text has a maximum length', () => {
  const long = `${'a'.repeat(299)}\u{1f950}${'b'.repeat(5_000_000)}`;
  const posting = tidyPosting({
    title: long,
    location: long,
    description: long,
    descriptionHtml: long,
    url: 'https://x.example/',
    source: 'page',
  });
  expect([posting.title.length, posting.location?.length]).toEqual([300, 300]);
  expect([posting.description.length, posting.descriptionHtml?.length]).toEqual([200_000, 200_000]);
  expect(posting.title.isWellFormed()).toBe(true);
});

test('only text that was escaped for HTML is unescaped', () => {
  const base = { description: '', url: 'https://x.example/', source: 'page' as const };
  const lines = [
    'R&amp;D',
    'Nurse&#39;s aide&nbsp;&#00;&#x1F950;',
    'AT&T & Design&copywriting',
    'a &unknown; b',
  ];
  expect(lines.map((title) => tidyPosting({ ...base, title }).title)).toEqual([
    'R&D',
    "Nurse's aide \ufffd🥐",
    'AT&T & Design&copywriting',
    'a &unknown; b',
  ]);
  // An id is sent back to the board, so it stays as it is.
  expect(tidyPosting({ ...base, title: '', externalId: 'a?b&lt;=1' }).externalId).toBe('a?b&lt;=1');
});

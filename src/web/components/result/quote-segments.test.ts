import { describe, expect, test } from 'vitest';
import { quoteSegments, quotesOf } from './quote-segments.ts';

const resume =
  'Dana Reyes\nBaker, Corner Loaf, 2019 – 2024\nBaked 300 loaves a day; trained two apprentices.\n';

function spanOf(text: string, source = resume) {
  const start = source.indexOf(text);
  return { start, end: start + text.length };
}

function bracketed(segments: { text: string; mark: string | null }[]): string {
  return segments.map(({ text, mark }) => (mark ? `[${text}]` : text)).join('');
}

describe('a quote', () => {
  test('is the whole line around the words, with the words highlighted', () => {
    const [quote] = quotesOf(resume, [spanOf('300 loaves')]);
    expect(bracketed(quote?.segments ?? [])).toBe('Baked [300 loaves] a day; trained two apprentices.');
    expect(quote).toMatchObject({ cutBefore: false, cutAfter: false });
  });

  test('shows a line once if it contains two spans', () => {
    const quotes = quotesOf(resume, [spanOf('two apprentices'), spanOf('300 loaves')]);
    expect(quotes.map((quote) => bracketed(quote.segments))).toEqual([
      'Baked [300 loaves] a day; trained [two apprentices].',
    ]);
  });

  test('keeps separate lines separate', () => {
    expect(quotesOf(resume, [spanOf('Dana'), spanOf('trained')])).toHaveLength(2);
  });

  test('cuts a very long line at a word and says so', () => {
    const long = `${'alpha '.repeat(100)}target ${'omega '.repeat(100)}`.trim();
    const [quote] = quotesOf(long, [spanOf('target', long)]);
    expect(quote).toMatchObject({ cutBefore: true, cutAfter: true });
    const text = quote?.segments.map((segment) => segment.text).join('') ?? '';
    expect(text.length).toBeLessThan(340);
    expect(text).toMatch(/^alpha /);
    expect(text).toMatch(/omega$/);
  });

  test('of no text is empty', () => {
    expect(quotesOf(resume, [])).toEqual([]);
    expect(quotesOf('', [{ start: 0, end: 0 }])).toEqual([]);
  });
});

describe('a whole text with highlights', () => {
  test('contains every character, highlighted or not', () => {
    const segments = quoteSegments(resume, [spanOf('Baker'), spanOf('300 loaves')], [spanOf('apprentices')]);
    expect(segments.map((segment) => segment.text).join('')).toBe(resume);
    expect(segments.filter((segment) => segment.mark).map(({ text, mark }) => [text, mark])).toEqual([
      ['Baker', 'met'],
      ['300 loaves', 'met'],
      ['apprentices', 'missing'],
    ]);
  });

  test('shows met where met and missing overlap', () => {
    const segments = quoteSegments('one two three', [{ start: 4, end: 7 }], [{ start: 0, end: 13 }]);
    expect(segments).toEqual([
      { text: 'one ', mark: 'missing' },
      { text: 'two', mark: 'met' },
      { text: ' three', mark: 'missing' },
    ]);
  });
});

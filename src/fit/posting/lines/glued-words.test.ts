import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { gluedAt, postingTokens } from './glued-words.ts';

const apart = (text: string) => {
  const cuts = [0, ...gluedAt(text), text.length];
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
};

describe('a text that lost its line breaks', () => {
  it.each([
    [
      'after a line',
      'Works well with teamsExcellent writing',
      ['Works well with teams', 'Excellent writing'],
    ],
    ['after a sentence', 'Set goals.You report daily', ['Set goals.', 'You report daily']],
    ['after an acronym', 'Reports in SQL.Great patience', ['Reports in SQL.', 'Great patience']],
    ['after a heading', 'QualificationsFull driving license', ['Qualifications', 'Full driving license']],
    ['after a colon', 'You have:Great patience', ['You have:', 'Great patience']],
  ])('goes on %s: %s', (_, text, expected) => {
    expect(apart(text)).toEqual(expected);
  });

  it.each([
    'PowerPoint',
    'JavaScript and TypeScript',
    'MarketInvoice',
    'Node.js',
    'macOS',
    'ASP.Net',
    'eBay Motors',
  ])('is not what "%s" is', (text) => {
    expect(gluedAt(text)).toEqual([]);
  });

  it('is read line by line, and every quote stands where it says', () => {
    const text =
      'Bakery Manager\n\nRequirementsFive years of bakery managementFood safety certificationExcellent knowledge of sourdough';
    const asked = readPosting(text).requirements.filter(({ end }) => end > 0);
    expect(asked.map(({ kind }) => kind)).toEqual(['experience', 'certification', 'skill']);
    for (const { text: words, start, end } of asked) expect(text.slice(start, end)).toBe(words);
  });

  it('has the words of both lines', () => {
    const words = postingTokens('the teamsExcellent writing').map(({ norm, start, end }) => [
      norm,
      start,
      end,
    ]);
    expect(words).toEqual([
      ['the', 0, 3],
      ['teams', 4, 9],
      ['excellent', 9, 18],
      ['writing', 19, 26],
    ]);
  });
});

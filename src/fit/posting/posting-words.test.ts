import { describe, expect, it } from 'vitest';
import { createPhraseFinder, toPhraseText } from './phrase-finder.ts';
import { readPostingText } from './posting-words.ts';

const terms = (text: string) => readPostingText(text).mentions.map(({ term }) => term.name);

describe('the skills that a posting names', () => {
  it('are none in boilerplate, before and after which they are found', () => {
    expect(terms('Docker\n\nWe are an equal opportunity employer with QuickBooks.\n\nSAP')).toEqual([
      'Docker',
      'SAP',
    ]);
    expect(terms('We are an equal opportunity employer. Docker')).toEqual(['Docker']);
  });

  it('are none in any of several sentences of boilerplate', () => {
    const line = 'We are an equal opportunity employer with QuickBooks.\n';
    expect(terms(`${line}Docker\n${line}${line}SAP\n${line}`)).toEqual(['Docker', 'SAP']);
  });

  it('are found in a long sentence that only begins with boilerplate', () => {
    expect(
      terms(
        `We are an equal opportunity employer${', and the team bakes rye bread for the town'.repeat(5)} in SAP.`,
      ),
    ).toContain('SAP');
  });
});

describe('phrases in a text', () => {
  const find = createPhraseFinder(['rye', 'rye bread', 'Crème brûlée', 'oats & wheat']);
  it.each([
    ['as whole words', 'The rye is hot, Pryes are not', ['rye']],
    ['of several words', 'Rye   BREAD!', ['rye', 'rye bread']],
    ['with or without accents', 'creme brulee', ['creme brulee']],
    ['with the marks that belong to them', 'oats & wheat', ['oats & wheat']],
    ['as often as they occur', 'rye, rye', ['rye', 'rye']],
    ['at the very end', 'fresh rye bread', ['rye', 'rye bread']],
    ['but no part of one', 'bread and oats', []],
    ['but none in an empty text', '', []],
  ])('are found %s: %j', (_, text, found) => {
    expect(find(toPhraseText(text))).toEqual(found);
  });
});

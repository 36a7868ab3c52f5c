import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { createEmployerMatcher, isEmployer } from './employer-names.ts';
import { statementsOf } from './statements.ts';

const matcher = (posting: string) => createEmployerMatcher(posting, statementsOf(posting));

describe('sentences about the employer by name', () => {
  const isAboutEmployer = matcher(
    'Baker\n\nNorthgate is a bakery by the river. People like Northgate a lot.\n',
  );

  it.each([
    'Northgate bakes at night',
    "Northgate's ovens burn oak",
    'At Northgate, bread is baked at night',
    'With Northgate you bake',
    'Here at Northgate',
    'The Northgate ovens',
    'About Northgate',
    'In Northgate',
    'Since Northgate',
    'Join Northgate',
    'Northgate, a bakery in Leeds, burns oak',
  ])('"%s" is about the employer', (sentence) => {
    expect(isAboutEmployer(sentence)).toBe(true);
  });

  it.each([
    'Bakes bread at night',
    'Bread for Northgate',
    'Ask Northgate for bread',
    'Experience at Northgate',
    'The old mill of Northgate',
    'northgate bakes',
    'Northgate, ovens or mills',
  ])('"%s" is not about the employer', (sentence) => {
    expect(isAboutEmployer(sentence)).toBe(false);
  });

  it.each([
    ['is "we"', 'We are a bakery. We bake at night.', 'We bake bread'],
    ['is what one does', 'Reviews and supports recipes. Reviews recipes.', 'Reviews recipes'],
  ])('a name is none that %s', (_, posting, sentence) => {
    expect(matcher(posting)(sentence)).toBe(false);
  });

  it.each([
    ['stands only once', 'Northgate is a bakery by the river.'],
    ['is a word for the job', 'Position is a new one. The Position is open.'],
    ['is a product', 'Python is a language. People like Python here.'],
    ['is a title', 'Baker is a good job. A Baker bakes.'],
    ['stands in a list', '- Northgate is a bakery\n- Northgate is old'],
  ])('no name is learned that %s', (_what, text) => {
    const name = /Northgate|Position|Python|Baker/.exec(text)?.[0] ?? '';
    expect(matcher(text)(`${name} is here`)).toBe(false);
  });

  it('two names are learned from one posting', () => {
    const text = 'Northgate is a bakery. Elmwood owns Northgate. Elmwood is old.';
    expect(matcher(text)('Elmwood is here')).toBe(true);
    expect(matcher(text)('Northgate is here')).toBe(true);
  });
});

describe('a known product', () => {
  it.each([
    'Workday is a leader in software. People like Workday. Workday grows.',
    'At Workday, we bake. People like Workday. Workday grows.',
    'Begin a career at Workday. People like Workday. Workday grows.',
    'Why Workday? People like Workday. Workday grows.',
  ])('is the employer: "%s"', (text) => {
    expect(isEmployer(text, 'Workday')).toBe(true);
  });

  it.each([
    'Workday is a must. People like Workday. Workday grows.',
    'Workday is a huge plus. People like Workday. Workday grows.',
    'Good at Workday. People like Workday. Workday grows.',
    'At Workday, we bake.',
    'At Workdays, we bake. Workdays are long. Workday grows.',
  ])('is not the employer: "%s"', (text) => {
    expect(isEmployer(text, 'Workday')).toBe(false);
  });

  it('that the employer makes is no tool it asks for', () => {
    const about = 'Workday is a leader in software. People like Workday.';
    const asked = (text: string) =>
      readPosting(text, 'Analyst', ALL_ASKED).requirements.flatMap(({ terms }) => terms);
    const skills = 'Requirements\n- Workday, SQL, Excel\n';
    expect(asked(`Analyst\n\n${skills}`)).toContain('workday');
    expect(asked(`Analyst\n\n${about}\n\n${skills}`)).not.toContain('workday');
    expect(asked(`Analyst\n\n${about}\n\n${skills}`)).toContain('sql');
  });
});

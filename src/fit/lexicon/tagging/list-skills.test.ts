import { expect, it } from 'vitest';
import { listSkills } from './list-skills.ts';

const quotes = (text: string) => listSkills(text).map((skill) => skill.text);

it('quotes each skill where it stands', () => {
  const text = 'What you bring:\r\n- Experience with PostgreSQL, Docker and Kubernetes\n\n- Fluent English';
  for (const { text: quote, start, end } of listSkills(text)) expect(text.slice(start, end)).toBe(quote);
  expect(quotes(text)).toEqual(expect.arrayContaining(['PostgreSQL', 'Docker', 'Kubernetes', 'English']));
});

it('names a skill as the lexicon does, and others by their own words', () => {
  expect(listSkills('Experience with React/Redux')[0]?.name).toBe('React / Redux');
  expect(listSkills('Good knowledge of quantum cryogenics.')[0]?.name).toBe('quantum cryogenics');
});

it('leaves out traits and descriptions of people', () => {
  expect(quotes('Excellent communication skills')).toEqual([]);
  expect(quotes('You join our Java developers')).toEqual([]);
});

it('ends a name at a comma', () => {
  expect(quotes('Experience with Java,Kotlin, Scala')).toEqual(['Java', 'Kotlin', 'Scala']);
});

it('includes an abbreviation in brackets, and no other sign at the end', () => {
  expect(quotes('Knowledge of search engine optimization (SEO).')).toEqual([
    'search engine optimization (SEO)',
  ]);
});

it('finds nothing in texts without words', () => {
  for (const text of ['', '\n\n', '— , ;', '(((((']) expect(quotes(text)).toEqual([]);
});

it('gets through long lines', () => {
  expect(quotes('Experience with Java, Zorbion and Kafka using C++ '.repeat(2000)).length).toBeGreaterThan(
    4000,
  );
  expect(quotes('x'.repeat(300_000))).toEqual([]);
});

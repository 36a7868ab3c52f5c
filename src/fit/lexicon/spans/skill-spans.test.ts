import { expect, it } from 'vitest';
import { findSkillSpans } from './skill-spans.ts';

const spans = (text: string) => findSkillSpans(text).map(({ text }) => text);

it('quotes each skill where it stands', () => {
  const text = 'Experience with PostgreSQL, Docker and Kubernetes is required.';
  for (const { text: quote, start, end } of findSkillSpans(text)) expect(text.slice(start, end)).toBe(quote);
  expect(spans(text)).toEqual(['PostgreSQL', 'Docker', 'Kubernetes']);
});

it('leaves out descriptions of people and traits', () => {
  expect(spans('You join our Java developers')).toEqual([]);
  expect(spans('Excellent communication skills')).toEqual([]);
});

it('finds names that the lexicon does not know by their place', () => {
  expect(spans('Good knowledge of quantum cryogenics.')).toEqual(['quantum cryogenics']);
  expect(spans('Strong skills in Java, MockWeaver and Kafka')).toContain('MockWeaver');
});

it('reads a list of unknown names to its end', () => {
  expect(spans('Experience with laser cladding, Zorbion glimming and plasma wimbling.')).toEqual([
    'laser cladding',
    'Zorbion glimming',
    'plasma wimbling',
  ]);
});

it('includes modifiers and head nouns', () => {
  expect(spans('Experience with JavaScript frameworks and distributed version control')).toEqual([
    'JavaScript frameworks',
    'distributed version control',
  ]);
  expect(spans('A degree in Computer Science')).toEqual(['Computer Science']);
});

it('leaves out job titles and descriptions of the company', () => {
  expect(spans('Senior Java Developer (Kotlin)')).not.toContain('Java');
  expect(spans('Our products are written in Python.')).toEqual([]);
});

it('gets through a million characters', () => {
  const text = 'Experience with Java, Zorbion and Kafka using C++ '.repeat(20_000);
  expect(findSkillSpans(text).length).toBeGreaterThan(20_000);
});

it('finds degrees', () => {
  expect(spans("A Bachelor's degree is required")).toEqual(["Bachelor's degree"]);
});

it('finds nothing in an empty text', () => {
  expect(spans('')).toEqual([]);
});

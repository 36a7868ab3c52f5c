import { expect, it } from 'vitest';
import { findSkillSpans } from './skill-spans.ts';

const spans = (text: string) => findSkillSpans(text).map(({ text }) => text);

it('quotes each skill where it stands', () => {
  const text = 'Experience with PostgreSQL, Docker and Kubernetes is required.';
  for (const { text: quote, start, end } of findSkillSpans(text)) expect(text.slice(start, end)).toBe(quote);
  expect(spans(text)).toEqual(['PostgreSQL', 'Docker', 'Kubernetes']);
});

it('leaves out who somebody is and how they work', () => {
  expect(spans('You join our Java developers')).toEqual([]);
  expect(spans('Excellent communication skills')).toEqual([]);
});

it('finds names it does not know by where they stand', () => {
  expect(spans('Good knowledge of quantum cryogenics.')).toEqual(['quantum cryogenics']);
  expect(spans('Strong skills in Java, MockWeaver and Kafka')).toContain('MockWeaver');
});

it('asks for degrees', () => {
  expect(spans("A Bachelor's degree is required")).toEqual(["Bachelor's degree"]);
});

it('answers an empty text', () => {
  expect(spans('')).toEqual([]);
});

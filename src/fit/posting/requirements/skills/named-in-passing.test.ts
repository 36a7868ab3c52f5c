import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';

/** What one bullet asks for, if every bullet is asked. */
const asked = (line: string): string[] =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ label }) => label);

describe('what a posting says it does without is not asked', () => {
  it.each([
    ['You don’t need to know Python, SQL or R but you need Excel.', 'Microsoft Excel'],
    ['No need to know Java but Python is essential', 'Python'],
    ["We don't expect you to know Kafka but Linux is a must.", 'Linux'],
    ['Nobody expects you to use Docker, but Linux is a must', 'Linux'],
    ['Python is a must but R is not.', 'Python'],
    ["SQL is required; Python isn't.", 'SQL'],
    ['Knowledge of Python, not R', 'Python'],
    ['Must have Excel but don’t need Kafka', 'Microsoft Excel'],
    ['Class A CDL (tanker endorsement not required)', 'CDL Class A'],
    ['Docker (no Kafka experience needed)', 'Docker'],
    ['AutoCAD, or SolidWorks with willingness to learn AutoCAD', 'AutoCAD, or SolidWorks'],
  ])('%s', (line, expected) => {
    expect(asked(line)).toEqual([expected]);
  });

  it.each([
    'No cold calling',
    'This is not a sales job',
    'Nobody expects you to know Rust on day one',
    'We will teach you forklift operation',
    'You will learn Salesforce on the job',
    'Training in CPR is provided',
    'No need for a degree',
  ])('at all: %s', (line) => {
    expect(asked(line)).toEqual([]);
  });

  it.each([
    ['No less than five years of Excel', 'No less than five years of Excel'],
    ['Experience with Python, not only with R', 'R'],
    ['Knowledge of French is not required but helpful', 'French'],
  ])('but this is: %s', (line, expected) => {
    expect(asked(line)).toContain(expected);
  });

  it('but learning it may be', () => {
    expect(asked('Willingness to learn Python')).toEqual(['Willingness to learn Python']);
  });
});

describe('who somebody is, and when and why', () => {
  it.each([
    ['Clear writing for people outside of finance', 'Finance'],
    ['Cold calling from a list marketing gives us', 'Marketing'],
    ['Client-facing poise: you can tell a VP of Supply Chain "no"', 'Supply Chain'],
    ['LEED Green Associate by the United States Green Building Council', 'Green building'],
    ['A typing certification is required at the time of filing', 'Filing'],
    ['Must be 21 for insurance', 'Insurance'],
  ])('%s: no %s', (line, name) => {
    expect(asked(line)).not.toContain(name);
  });

  it.each([
    ['Finance and accounting outside of banking', 'Finance'],
    ['Director of Marketing experience, and marketing plans', 'Marketing'],
    ['Certified by the California Commission on Peace Officer Standards and Training', 'Peace Officer'],
  ])('but %s: %s', (line, name) => {
    expect(asked(line).join(' · ')).toContain(name);
  });

  it('what the employer is, nobody else has to be', () => {
    const posting = readPosting(
      'Studio Manager\n\nRequirements\n- Plan two intakes a year (we are a Registered Yoga School)\n',
      'Studio Manager',
      ALL_ASKED,
    );
    expect(posting.requirements.map(({ kind }) => kind)).not.toContain('certification');
  });
});

it('what stands in brackets behind its kind is asked', () => {
  const line =
    'Experience using statistical languages (R, Python, etc.) to draw insights from large data sets';
  const { requirements } = readPosting(`Analyst\n\nRequirements\n- ${line}\n`, 'Analyst', ALL_ASKED);
  expect(requirements.flatMap(({ terms }) => terms)).toContain('python');
});

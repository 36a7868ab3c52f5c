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

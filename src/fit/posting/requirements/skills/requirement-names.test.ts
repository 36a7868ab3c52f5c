import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';

/** What one bullet is called in lists, and its full name. */
const namesOf = (line: string) =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ label, name }) => (name ? `${label} = ${name}` : label));

describe('the full name', () => {
  it.each([
    ['JS, Git', 'JS = JavaScript'],
    ['IEP, Git', 'IEP = Individualized education programs'],
    ['MS Project, Git', 'MS Project = Microsoft Project'],
    ['NLP techniques, Git', 'NLP techniques = Natural language processing'],
  ])('of a short form is told: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });

  it.each([
    ['Construction equipment, Git', 'Construction equipment'],
    ['Contact center, Git', 'Contact center'],
    ['Fine-dining, Git', 'Fine-dining'],
    ['Purchasing, Git', 'Purchasing'],
    ['Medical devices, Git', 'Medical devices'],
    ['Piping, Git', 'Piping'],
  ])('of something else that counts as the same is not: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });

  it('is not told instead of what the posting says more', () => {
    expect(namesOf('Excellent written and oral communication')).toEqual(['Written and oral communication']);
  });

  it('of a choice with a head stands before its examples', () => {
    expect(namesOf('Experience with programming languages such as R, Python')).toEqual([
      'Programming languages (R, Python)',
    ]);
    expect(namesOf('Visualization tools, such as Tableau, Qlik, PowerBI, d3.js, or equivalent')).toEqual([
      'Visualization tools (Tableau, Qlik, PowerBI, D3.js or similar)',
    ]);
    expect(namesOf('Tableau, Qlik, PowerBI, d3.js')).toHaveLength(4);
  });

  it('of an adjective has its noun', () => {
    expect(namesOf('Pedagogical skills, Git')).toContain('Pedagogical skills');
    expect(namesOf('Pedagogical bakers, Git')).not.toContain('Pedagogical bakers');
  });

  it('is told of all of a choice or of none', () => {
    expect(namesOf('JS or Purchasing')).toEqual(['JS or Purchasing']);
    expect(namesOf('JS or Git')).toEqual(['JS or Git = JavaScript or Git']);
  });
});

describe('the noun that a skill describes', () => {
  it.each([
    ['Construction equipment, Git', 'Construction equipment'],
    ['Software engineering tools, Git', 'Software engineering tools'],
    ['Construction, Git', 'Construction'],
    ['Python tools, Git', 'Python'],
    ['Construction equipment-free bread, Git', 'Construction'],
  ])('belongs to its name: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });
});

it.each([
  'Excellent communication skills, written and verbal',
  'Excellent communication skills (both written and oral)',
])('the forms of a skill are not asked by themselves: %s', (line) => {
  expect(namesOf(line)).toEqual([line]);
});

import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';

/** What one bullet asks for: "language: Spanish". */
const parts = (line: string, heading = 'Requirements') =>
  readPosting(`Baker\n\n${heading}\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ kind, label }) => `${kind}: ${label}`);

it.each([
  'Experience teaching students whose first language is not English',
  'Teaches children who speak a language other than English',
  'Work with non-English speaking families',
])('the language of others isn’t asked for, and its words stay: %s', (line) => {
  expect(parts(line)).toEqual([`skill: ${line}`]);
});

it.each([
  'Candidates whose native language is Spanish',
  'Native language is Spanish',
  'Spanish a plus for this shop, we serve a large Spanish speaking community',
])('that of candidates is asked for: %s', (line) => {
  expect(parts(line)).toEqual(['language: Spanish']);
});

it.each(['Must be able to write a language other than English', 'Speaks a language besides English'])(
  'English isn’t asked for where any other language is: %s',
  (line) => {
    expect(parts(line).join()).not.toMatch(/^language: English/);
  },
);

it('programs beside it stay requirements', () => {
  expect(
    parts('Microsoft Excel, QuickBooks and families who speak a language other than English').slice(0, 2),
  ).toEqual(['tool: Microsoft Excel', 'tool: QuickBooks']);
});

describe('a language asked for in plain words', () => {
  it.each([
    'Spanish is a big plus as half of our crews speak it',
    'Spanish speaking a plus as our drivers speak it at home',
    'Being able to have that talk in Spanish would be very helpful',
    'Bilingual Spanish preferred',
    'Spanish is a real plus, as we open in Mexico in the spring',
    'Spanish is helpful but not needed',
    'Spanish is really valuable, most of the crew speaks it',
    'Spanish would come in handy because of our shop in Madrid',
    'Bilingual English/Spanish is a plus',
  ])('is all that is asked, also among duties: %s', (line) => {
    expect(parts(line)).toEqual(['language: Spanish']);
    expect(parts(line, 'Responsibilities')).toEqual(['language: Spanish']);
  });

  it('leaves what stands before it', () => {
    expect(parts('QuickBooks, Spanish a plus')).toEqual(['tool: QuickBooks', 'language: Spanish']);
    expect(parts('Bake rye bread in wood ovens, Spanish a plus', 'Responsibilities')).toEqual([
      'duty: Bake rye bread in wood ovens',
      'language: Spanish',
    ]);
  });

  it('is not asked for by work in it', () => {
    expect(parts('Teach Spanish to the bakers of the town', 'Responsibilities')).toEqual([
      'duty: Teach Spanish to the bakers of the town',
    ]);
  });
});

it('communicating in a language asks for the language alone', () => {
  expect(parts('Ability to communicate effectively in American Sign Language')).toEqual([
    'language: American Sign Language',
  ]);
});

it('whose language is told may be a wish', () => {
  expect(parts('Spanish speakers are encouraged, around a third of our patients prefer it')).toEqual([
    'language: Spanish',
  ]);
});

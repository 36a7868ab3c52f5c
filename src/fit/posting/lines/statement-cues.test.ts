import { describe, expect, it } from 'vitest';
import { hasRequirementCue, levelFromWording, mayBeHadLater, opensWithVerb } from './statement-cues.ts';

describe('the level from the wording', () => {
  it.each([
    ['Rye bread required', 'must'],
    ['Must have baked rye bread', 'must'],
    ['Rye bread preferred', 'preferred'],
    ['Strong preference for rye', 'preferred'],
    ['Rye is a benefit', 'nice'],
    ['Experience in rye, spelt or similar is encouraged (not required)', 'nice'],
    ['Bakers with experience are encouraged to apply', undefined],
    ['Rye test results (if available)', 'nice'],
    ['Solid knowledge of rye preferably in a mill', undefined],
    ['May have some knowledge of rye', 'nice'],
    ['Bakes the desired results', undefined],
    ['Orders from the preferred vendors', undefined],
    ['Rye bread is a plus', 'nice'],
    ['A degree in baking, preferably in rye, is a plus', 'nice'],
    ['A degree in baking, preferably in rye', undefined],
    ['Rye bread', undefined],
    ['Minimum 5 years baking experience desired in mills', 'preferred'],
    ["Bachelor's degree in baking, PhD preferred", undefined],
    ['Baking, PhD preferred', 'preferred'],
    ['Rye required, oats preferred', 'must'],
    ['Oats preferred, rye required', 'preferred'],
    ['Two years at an oven (night shift preferred)', undefined],
    ['Rye (preferred)', 'preferred'],
    ['Some positions require rye bread', 'nice'],
    ['Rye bread is required for most positions', 'must'],
    ['A licence may be required', 'nice'],
    ['Rye may be needed in many roles', 'nice'],
    ['Rye bread for some jobs', 'nice'],
    ['Rye bread for certain position holders', 'nice'],
    ['Rye bread in many departments', 'nice'],
    ['Rye bread in most posts', 'nice'],
    ['Rye bread in some role', 'nice'],
    ['Rye bread in some assignment', 'nice'],
    ['Rye bread may require', 'nice'],
    ['Rye bread in some shops', undefined],
    ['Rye bread preferred, a plus', 'nice'],
    ['Baked at least once a year', undefined],
    ['Three years at a wood-fired oven, preferably with rye', undefined],
    ['Preferably with rye', 'preferred'],
    ['Rye bread, plus!', 'nice'],
    ['Rye bread, even better', 'nice'],
    ["Some knowledge of rye won't hurt either", 'nice'],
    ['Rye is very useful although not a must', 'nice'],
    ['Support the merit and bonus cycle', undefined],
    ['Rye bread, a bonus', 'nice'],
    ['Minimum six months of rye experience preferred', 'preferred'],
    ['Minimum six months of rye experience required, oats preferred', 'must'],
    ['Minimum six months of rye experience', 'must'],
    ['Rye bread would come in handy', 'nice'],
    ["It wouldn't hurt to know rye", 'nice'],
    ['They’d like a baker of rye', 'preferred'],
    ['Rye experience, preferably with oats', undefined],
    ['Bake 60 loaves a day plus rolls', undefined],
    ['If some of that was with rye, so much the better', 'nice'],
    ['Rye bread (a plus)', 'nice'],
    ['Rye bread (highly desirable)', 'preferred'],
    ['Rye bread (preferred but not essential)', 'nice'],
    ['Rye bread highly regarded', 'preferred'],
    ['Three years of baking experience, rye or oat bread preferred', undefined],
    ['Rye bread: 1 year (Preferred)', 'preferred'],
    ['Two years with rye bread, and a start at a mill would be a real plus', undefined],
    ['Rye bread would put you at the front of the line', 'preferred'],
    ['Rye bread is assumed', 'must'],
    ['Three years at an oven, pref. with rye', undefined],
    ['Rye is a real help', 'nice'],
    ['We’d like a baker of rye', 'preferred'],
    ['We’d like someone with at least two years of rye', 'must'],
    ['Rye (loaves, rolls, bagels a plus)', undefined],
    ['Five years of rye bread, oven side preferred', undefined],
    ['Rye bread in wood ovens at night (oats a plus, wheat preferred)', undefined],
  ])('%j is %j', (line, level) => {
    expect(levelFromWording(line)).toBe(level);
  });
});

describe('a statement about work', () => {
  it.each([
    'Manage the ovens',
    'Manages the ovens',
    'Managing the ovens',
    'Plan the day',
    'Planning the day',
    'Plans the day',
    'Carry sacks',
    'Carries sacks',
    'Carrying sacks',
    'Also manage the ovens',
    'Then manage the ovens',
    'Promptly answering letters',
    'Teaches apprentices',
    'Apply flour to the board',
    'Comply with the rules',
  ])('%j starts with a verb', (line) => {
    expect(opensWithVerb(line)).toBe(true);
  });

  it.each([
    'Rye bread',
    'Ovens',
    'Planner of the day',
    'Manageable ovens',
    'Nothing',
    'Friendly',
    'Supply chain rules',
    'The ovens are managed',
    '',
  ])('%j does not', (line) => {
    expect(opensWithVerb(line)).toBe(false);
  });
});

describe('words that ask for something', () => {
  it.each([
    ['Experience with rye', true],
    ['The experience must include rye', true],
    ['Improve the customer experience', false],
    ['Bread that makes the guest experience better', false],
    ['Bake with the experience of ten bakers', true],
    ['Customer experience with rye, a strong hand', true],
  ])('%j: %j', (line, asks) => {
    expect(hasRequirementCue(line)).toBe(asks);
  });
});

it.each([
  ['The ideal candidate will have three years at an oven', undefined],
  ['The ideal candidate will have three years at an oven, rye preferred', undefined],
  ['Ideally, three years at an oven', 'preferred'],
  ['Worked for a mill (preferably in the rye, wheat, or oat business)', undefined],
  ['Further credit will be given to those with experience in rye', 'preferred'],
  ['Special consideration will be given to bakers with rye', 'preferred'],
])('the level of "%s" is %s', (sentence, level) => {
  expect(levelFromWording(sentence)).toBe(level);
});

describe('what nobody needs to have yet', () => {
  it.each([
    'Rye card within 90 days',
    'Rye card, or be able to get it in your first 90 days',
    'Rye card required within the first six months',
    'Current rye card, or willingness to obtain it within 60 days',
    'Rye card within eighteen       months',
  ])('%s', (statement) => expect(mayBeHadLater(statement)).toBe(true));

  it.each([
    'Current rye card (or one from Ohio, transferred within 60 days)',
    'Baked within two years ago',
    'Rye card, or oat card with the ability to obtain a rye card within a year',
    'Breads baked within 24 hours',
    'Recent experience (within 2 years) with rye',
    'Close the oven within 5 days of month end',
  ])('but not: %s', (statement) => expect(mayBeHadLater(statement)).toBe(false));
});

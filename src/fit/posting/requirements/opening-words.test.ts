import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { withoutOpening } from './opening-words.ts';

const rest = (words: string) => words.slice(withoutOpening(words, { start: 0, end: words.length }).start);

describe('a requirement is told without', () => {
  it.each([
    ['who is meant', 'You will bake rye bread every day'],
    ['who is meant', 'You are responsible to bake rye bread every day'],
    ['how long', '0-2 years of work experience in bake rye bread every day'],
    ['who is meant', 'You’ll bake rye bread every day'],
    ['who is meant', 'You are expected to bake rye bread every day'],
    ['how it goes on', 'Therefore, you will bake rye bread every day'],
    ['how it goes on', 'Finally bake rye bread every day'],
    ['how it goes on', 'or bake rye bread every day'],
    ['a letter', '(d) bake rye bread every day'],
    ['a letter', 'B. bake rye bread every day'],
    ['a number', '2) bake rye bread every day'],
    ['the team', 'Within the wider Rye Team, this role is responsible for bake rye bread every day'],
    ['how it goes on', 'In other words, bake rye bread every day'],
    ['the candidate', 'The ideal candidate will bake rye bread every day'],
    ['the candidate', 'Our successful applicants must also bake rye bread every day'],
    ['the role', 'In this role, you will be responsible for bake rye bread every day'],
    ['the title', 'As a Senior Baker, you will bake rye bread every day'],
    ['the position', 'This position is responsible for bake rye bread every day'],
    ['how mails go on', 'What we do need is a bake rye bread every day'],
    ['how mails go on', 'I expect bake rye bread every day'],
    ['how mails go on', 'More than anything I want bake rye bread every day'],
    ['the team', 'The Rye Bread team is looking for a senior baker who can bake rye bread every day'],
    ['how mails go on', 'We’re hoping to find somebody with bake rye bread every day'],
    ['how mails go on', 'The person I have in mind has spent bake rye bread every day'],
    ['whom', 'The person in this role will bake rye bread every day'],
    ['who helps', 'Ovens are run by Ann, but it would help a lot if you can bake rye bread every day'],
    ['to whom one reports', 'The Night Baker reports to me and bake rye bread every day'],
    ['to whom one reports', 'Reporting to the Head of Bread, you will bake rye bread every day'],
    ['who directs', 'Under general direction of the Chief, Rye Unit, the incumbent bake rye bread every day'],
    [
      'who directs',
      'The incumbent, under the supervision of the Head of Bread, is responsible for bake rye bread every day',
    ],
    ['how mails go on', 'We’d want bake rye bread every day'],
    ['how mails go on', 'As for who we’re after: bake rye bread every day'],
    ['which of the ways', 'Option A: bake rye bread every day'],
    ['how notices command', 'and shall also be responsible for bake rye bread every day'],
    ['a label', 'The experience must include bake rye bread every day'],
    ['a label', 'The ability to: bake rye bread every day'],
    ['a label', 'Job knowledge, including knowledge of: bake rye bread every day'],
    ['a label', 'Knowledge of: bake rye bread every day'],
    ['what comes before', 'As part of the bread team, you will bake rye bread every day'],
    ['what comes before', 'In addition to selling rolls, you must bake rye bread every day'],
    ['what comes before', 'As a Baker: Night Shift you will bake rye bread every day'],
    ['whom we want', 'We are seeking a cheerful baker with a bake rye bread every day'],
    ['what comes before', 'as well as the ability to bake rye bread every day'],
    ['what comes before', 'and/or bake rye bread every day'],
    ['whom', 'They will bake rye bread every day'],
    ['the rest of a list', 'etc. bake rye bread every day'],
    ['how mails go on', 'As for the work, we need someone with bake rye bread every day'],
    ['how mails go on', 'Day to day that means bake rye bread every day'],
    ['whom', 'They’ll also bake rye bread every day'],
    ['whom', 'This person will bake rye bread every day'],
    ['who asks', 'The client is asking for bake rye bread every day'],
    ['"to"', 'To bake rye bread every day'],
    ['"may"', 'May be asked to bake rye bread every day'],
    ['"must"', 'Must be able to bake rye bread every day'],
    ['when', 'At the time of appointment, candidates must be able to bake rye bread every day'],
    ['the candidate', 'Applicants must demonstrate bake rye bread every day'],
    ['the candidate', 'All candidates will be required to bake rye bread every day'],
    ['the position', 'This individual will be expected to bake rye bread every day'],
    ['the title', 'As a Baker, your job is to bake rye bread every day'],
    ['the title', 'The Senior Rye Baker will bake rye bread every day'],
    ['the title', 'A Baker should seek to bake rye bread every day'],
    ['the title', 'The Baker is responsible for bake rye bread every day'],
    [
      'the test',
      'In the written test, candidates may be examined for knowledge of: bake rye bread every day',
    ],
    ['whom we want', 'We’d like someone with bake rye bread every day'],
    ['whom we want', 'We also need somebody who can bake rye bread every day'],
    ['whom we want', 'What they really need is somebody with bake rye bread every day'],
    ['whom we want', 'As for what Ann is after: she needs someone with bake rye bread every day'],
    ['how mails go on', 'Once a week you’d bake rye bread every day'],
    ['who leads', 'The person in this seat reports to the head baker and bake rye bread every day'],
    ['who is meant', 'You have to be able to bake rye bread every day'],
    ['whom', 'He or she will bake rye bread every day'],
    ['whom', 'The night baker will also bake rye bread every day'],
    ['how mails go on', 'On any given day you might be bake rye bread every day'],
    [
      'who leads',
      'Working under the direction and supervision of a baker, you will bake rye bread every day',
    ],
    ['the exam', 'In the interview, emphasis will be placed on knowledge of: bake rye bread every day'],
    [
      'the exam',
      'In the interview emphasis will be placed on your understanding of bake rye bread every day',
    ],
  ])('%s: %s', (_, words) => {
    expect(rest(words)).toBe('bake rye bread every day');
  });

  it('who one reports to', () => {
    expect(rest('Report to the Head of Bread and help two bakers')).toBe('help two bakers');
  });

  it('the job title before its verb', () => {
    expect(rest('A Chief Clerk of Bakeries plans and directs the ovens')).toBe('plans and directs the ovens');
    expect(rest('An Oven spares nobody the heat of the day')).toBe(
      'An Oven spares nobody the heat of the day',
    );
  });
});

it.each([
  'Ability to bake rye bread every day',
  'Bake as a baker, you will see why',
  'You will bake',
  'The ideal oven will bake rye bread every day',
])('"%s" stays as it is', (words) => {
  expect(rest(words)).toBe(words);
});

it.each([
  ['Requires knowledge of rye bread', 'knowledge of rye bread'],
  ['Demonstrates the ability to bake rye bread', 'the ability to bake rye bread'],
  ['Requires rye bread', 'Requires rye bread'],
  ['Should you travel, you must have the ability to bake rye bread', 'the ability to bake rye bread'],
  ['Strong preference for exposure to rye flour', 'exposure to rye flour'],
  ['Preference will be given to candidates with a food handler card', 'food handler card'],
  ['Duties may include, but are not limited to, the following: (1) bake rye bread', 'bake rye bread'],
  ['Reporting to the owner, the Head Baker bakes rye bread', 'bakes rye bread'],
  ["The Mill's Oven bakes rye bread", "The Mill's Oven bakes rye bread"],
  ['This may include baking rye bread', 'baking rye bread'],
  ['This includes rye bread and spelt bread', 'This includes rye bread and spelt bread'],
  ['This role will draw upon your knowledge of rye bread', 'knowledge of rye bread'],
  ['And the ability to bake rye bread', 'the ability to bake rye bread'],
  ['This position plays a key role in baking rye bread', 'baking rye bread'],
  ['This will involve baking rye bread', 'baking rye bread'],
  ['A Rye Baker does skilled work at the oven', 'skilled work at the oven'],
  ['The Rye Oven will bake bread', 'The Rye Oven will bake bread'],
  ['All baking positions require knowledge of rye bread', 'knowledge of rye bread'],
  ['Some positions may require a knowledge of rye bread', 'knowledge of rye bread'],
  ['Ideal candidates will have a record of baking', 'record of baking'],
  ['You are responsible to the head baker', 'You are responsible to the head baker'],
])('"%s" asks for "%s"', (words, expected) => {
  expect(rest(words)).toBe(expected);
});

it('the quote begins where the label does', () => {
  const text = 'Baker\n\nDuties\n- As a baker, you will prepare sourdough every night\n';
  const [duty] = readPosting(text, 'Baker', ALL_ASKED).requirements.slice(1);
  expect(duty).toMatchObject({
    label: 'Prepare sourdough every night',
    text: 'prepare sourdough every night',
  });
});

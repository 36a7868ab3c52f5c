import { describe, expect, it } from 'vitest';
import { readPostingText } from '../posting-words.ts';
import { findKnownTitles } from '../title/known-titles.ts';
import { postingUnits } from './posting-units.ts';
import type { UnitFeatures } from './unit-features.ts';

/** What is noticed about each sentence of a posting with this title. */
function unitsOf(text: string, title = 'Accountant'): UnitFeatures[] {
  const posting = readPostingText(text);
  const professions = new Set(findKnownTitles(title).map(({ profession }) => profession));
  return postingUnits(posting, posting.statements, title, professions).map(({ features }) => features);
}

const NOTHING: UnitFeatures = new Map();
const bullet = (line: string, heading = 'Requirements', title = 'Accountant') =>
  unitsOf(`Welcome\n\n${heading}\n- ${line}\n`, title).at(-1) ?? NOTHING;
const sentence = (line: string, heading: string) =>
  unitsOf(`Welcome\n\n${heading}\n${line}\n`).at(-1) ?? NOTHING;
const atTop = (line: string, title = 'Accountant') =>
  unitsOf(`${line}\n\nRequirements\n- Rye bread\n`, title)[0] ?? NOTHING;
const withoutHeadings = (line: string) => unitsOf(line)[0] ?? NOTHING;
const noticed = (features: UnitFeatures, name: string) => features.get(name) ?? 0;

describe('what is noticed about a bullet below "Requirements"', () => {
  it.each<[feature: string, line: string, other: string]>([
    ['money', 'Experience with budgets of $ 500', 'Experience with budgets of 500'],
    ['money', 'Experience with budgets of €500', 'Experience with budgets in €'],
    ['question', 'Do you have experience with rye? ', 'Experience with rye? Good.'],
    ['exclamation', 'Rye bread!', 'Rye bread'],
    ['digits', 'Level 2 food hygiene', 'Basic food hygiene'],
    ['address', 'Experience: see www.example.org', 'Experience: see our page'],
    ['address', 'Experience: see http://example.org', 'Experience with http'],
    ['address', 'Experience: see https://example.org', 'Experience with wwwords'],
    ['address', 'Experience: show rye@example.org', 'Experience at example'],
    ['address', 'Experience with bakers.com', 'Experience with commas'],
    ['we, our, us', 'Experience with our ovens', 'Experience with four ovens'],
    ['we, our, us', 'We expect rye bread', 'Wet rye bread'],
    ['you, your', 'Experience with your own oven', 'Experience with young dough'],
    ['you will', 'You will need rye bread', 'You need rye bread'],
    ['you will', 'You’ll need rye bread', 'You need rye bread'],
    ['colon', 'Rye and spelt bread:', 'Rye: and spelt bread'],
    ['brackets', 'Rye bread (dark)', 'Rye bread, dark'],
    ['opens with ability', 'Ability to bake rye bread', 'The ability to bake rye bread'],
    ['opens with ability', 'Able to bake rye bread', 'Must be able to bake rye bread'],
    ['opens with ability', 'Capable of rye bread', 'A capable hand at rye bread'],
    ['opens in lower case', 'rye bread', 'Rye bread'],
    ['worded as a must', 'Rye bread required', 'Rye bread'],
    ['worded as a wish', 'Rye bread preferred', 'Rye bread required'],
    ['worded as a bonus', 'Rye bread is a plus', 'Rye bread preferred'],
    ['sentence worded as a must', 'Rye bread required', 'Rye bread preferred'],
    ['sentence worded as a wish', 'Rye bread preferred', 'Rye bread required'],
    ['sentence worded as a wish', 'Rye bread is a plus', 'Rye bread'],
    ['small print', 'Other duties as assigned', 'Rye bread'],
    ['requirement cue', 'Experience with rye bread', 'Rye bread'],
    ['demand', 'Rye bread required', 'Rye bread'],
    ['clear demand', 'You must bake rye bread', 'Rye bread'],
    ['opens with a requirement', 'Strong knowledge of rye bread', 'Strong rye bread'],
    ['opens with a verb', 'Manage the ovens', 'Rye bread'],
    ['opens with a verb', 'The Head Baker manages the ovens', 'The Head Baker of the mill'],
    ['addresses the reader', 'Something you bake daily', 'Something baked daily'],
    ['describes the role', 'Rye bread for this role', 'Rye bread'],
    ['years', 'Three years of rye bread', 'Three kinds of rye bread'],
    ['degree', 'A degree in baking', 'A course in baking'],
    ['any term', 'Rye bread and QuickBooks', 'Rye bread and spelt'],
    ["term of the title's profession", 'QuickBooks', 'Kubernetes'],
    ['three specific words', 'Sourdough, baguettes, brioche', 'Sourdough and baguettes'],
    ['no specific word', 'Good communication', 'Good sourdough'],
    ['only traits', 'Friendly and punctual', 'Friendly sourdough baker'],
    ['short', 'Sourdough', 'Sourdough for the restaurants of the town'],
    ['very short', 'Sourdough', 'Sourdough baguettes'],
    ['condition', 'Must be willing to travel', 'Must be willing to bake'],
  ])('%s: %j, but not %j', (feature, line, other) => {
    expect(noticed(bullet(line), feature)).toBe(1);
    expect(noticed(bullet(other), feature)).toBe(0);
  });

  it.each([
    ['travel', 'Must be willing to travel'],
    ['hours', 'Must be able to work on weekends'],
    ['checks', 'Must pass a background check'],
  ])('a condition of the kind "%s": %j', (kind, line) => {
    expect(noticed(bullet(line), `condition ${kind}`)).toBe(1);
    expect(noticed(bullet('Rye bread'), `condition ${kind}`)).toBe(0);
  });

  it.each([
    ['tool', 'QuickBooks'],
    ['language', 'Spanish'],
    ['certification', 'CPA'],
  ])('each %s that it names, up to three', (kind, name) => {
    expect(noticed(bullet('Rye bread'), `terms: ${kind}`)).toBe(0);
    expect(noticed(bullet(name), `terms: ${kind}`)).toBeCloseTo(1 / 3);
  });

  it('its words, whether one or many', () => {
    expect(noticed(bullet('Rye loaves'), 'word rye')).toBe(1);
    const wordsOf = (features: UnitFeatures) =>
      [...features.keys()].filter((name) => name.startsWith('word '));
    expect(wordsOf(bullet('Baguettes'))).toEqual(wordsOf(bullet('Baguette')));
  });

  it('its words as they are written', () => {
    expect(noticed(bullet('Baguettes'), 'form baguettes')).toBe(1);
    expect(noticed(bullet('Baguettes'), 'form baguette')).toBe(0);
  });
});

describe('where a sentence stands', () => {
  const bake = 'Baking rye bread';
  it.each<[feature: string, here: UnitFeatures, there: UnitFeatures]>([
    ['section must', bullet(bake), bullet(bake, 'Nice to have')],
    ['section preferred', bullet(bake, 'Nice to have'), bullet(bake)],
    ['section duties', bullet(bake, 'Responsibilities'), bullet(bake)],
    ['section none', bullet(bake, 'Benefits'), bullet(bake)],
    ['section intro', atTop(bake), bullet(bake)],
    ['bullet in must', bullet(bake), sentence(bake, 'Requirements')],
    ['bullet in duties', bullet(bake, 'Responsibilities'), sentence(bake, 'Responsibilities')],
    ['requirement', bullet(bake), bullet(bake, 'Responsibilities')],
    ['duty', bullet(bake, 'Responsibilities'), bullet(bake)],
    ['no headings', withoutHeadings(bake), bullet(bake)],
    ['no headings, introduction', withoutHeadings(bake), atTop(bake)],
    ['no headings, introduction', withoutHeadings(bake), bullet(bake)],
    ['cue outside requirements', bullet('A strong team', 'Benefits'), bullet('A strong team')],
    ['cue outside requirements', bullet('A strong team', 'Benefits'), bullet('A team', 'Benefits')],
    ['cue in the introduction', atTop('A strong team.'), bullet('A strong team')],
    ['cue in the introduction', atTop('A strong team.'), atTop('A team for you.')],
    ['verb in the introduction', atTop('Prepare rye bread.'), bullet('Prepare rye bread')],
    ['verb in the introduction', atTop('Prepare rye bread.'), atTop('Rye bread.')],
    ['about the employer', bullet('We bake rye bread'), bullet(bake)],
    ['duty with terms', bullet('Keep books in Excel', 'Responsibilities'), bullet('Excel')],
    [
      'duty with terms',
      bullet('Keep books in Excel', 'Responsibilities'),
      bullet('Keep the oven hot', 'Responsibilities'),
    ],
  ])('"%s"', (feature, here, there) => {
    expect(noticed(here, feature)).toBe(1);
    expect(noticed(there, feature)).toBe(0);
  });

  it('a clause of a long sentence is part of a sentence, worded like the whole', () => {
    const words =
      'baking rye bread in wood ovens with stone floors for the markets of the town and for the villages around it';
    const [, ...clauses] = unitsOf(
      `Welcome\n\nRequirements\n- ${words}; ${words}; payroll preferred in the office\n`,
    );
    expect(clauses.map((one) => noticed(one, 'part of a sentence'))).toEqual([0, 1, 1]);
    expect(clauses.map((one) => noticed(one, 'worded as a wish'))).toEqual([0, 0, 1]);
    expect(clauses.map((one) => noticed(one, 'sentence worded as a wish'))).toEqual([1, 1, 1]);
  });
});

describe('how much of something a bullet has', () => {
  it.each<[feature: string, little: string, much: string]>([
    ['specific words', 'Sourdough', 'Sourdough, baguettes, brioche'],
    ['specific term', 'Microsoft Office', 'QuickBooks'],
    ['traits', 'Friendly sourdough baker', 'Friendly and punctual'],
    ['traits in a requirement', 'Friendly sourdough baker', 'Friendly and punctual'],
    ['length', 'Sourdough', 'Sourdough for the restaurants of the town'],
    ['commas', 'Sourdough, baguettes', 'Sourdough, baguettes, brioche, rye'],
    ['terms: tool', 'QuickBooks', 'QuickBooks and Excel'],
  ])('%s: some in %j, more in %j', (feature, little, much) => {
    expect(noticed(bullet(little), feature)).toBeGreaterThan(0);
    expect(noticed(bullet(much), feature)).toBeGreaterThan(noticed(bullet(little), feature));
    expect(noticed(bullet(much), feature)).toBeLessThanOrEqual(1);
  });

  it.each<[feature: string, line: string]>([
    [
      'specific words',
      'Sourdough baguettes brioche rye spelt oat wheat barley croissant pretzel focaccia ciabatta',
    ],
    ['commas', 'Rye, spelt, oat, wheat, barley, millet, buckwheat'],
    ['length', 'Sourdough and baguettes and brioche '.repeat(8)],
    ['very long', 'Sourdough and baguettes and brioche '.repeat(8)],
    ['terms: tool', 'QuickBooks, Excel, SAP, NetSuite'],
  ])('%s: at most 1', (feature, line) => {
    expect(noticed(bullet(line), feature)).toBe(1);
  });

  it.each(['specific words', 'traits', 'commas', 'very long', 'specific term', 'any term'])(
    'no %s in two plain words',
    (feature) => {
      expect(noticed(bullet('The best'), feature)).toBe(0);
    },
  );
});

describe('how near a sentence is to the job title', () => {
  const near = 'Bake bread';
  it.each<[feature: string, read: (line: string) => UnitFeatures, elsewhere: UnitFeatures]>([
    ['like the title', (line) => bullet(line, 'Requirements', 'Baker'), NOTHING],
    [
      'duty like the title',
      (line) => bullet(line, 'Responsibilities', 'Baker'),
      bullet(near, 'Requirements', 'Baker'),
    ],
    ['introduction like the title', (line) => atTop(line, 'Baker'), bullet(near, 'Requirements', 'Baker')],
  ])('%s', (feature, read, elsewhere) => {
    expect(noticed(read(near), feature)).toBeGreaterThan(noticed(read('Repair engines'), feature));
    expect(noticed(elsewhere, feature)).toBe(0);
  });
});

it.each([
  ['Candidates may be examined for knowledge of: rye bread; oat flour; wheat dough; barley malt', 1],
  ['The written test will cover knowledge of: rye bread; oat flour; wheat dough; barley malt', 1],
  ['The baker has a good knowledge of: rye bread; oat flour; wheat dough; barley malt', 0],
])('notices that something is a topic of an exam: %s', (line, expected) => {
  expect(noticed(sentence(line, 'Requirements'), 'topic of an exam')).toBe(expected);
});

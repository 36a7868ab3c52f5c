import { describe, expect, it } from 'vitest';
import type { SectionKind } from '../lines/headings.ts';
import { readStatement } from './statement-role.ts';
import { findYears } from './years.ts';

type Place = { section?: SectionKind; bullet?: boolean; structured?: boolean };

/** What the wording of a statement tells, in a posting by Crumbfield. A sentence of an introduction by default. */
function read(words: string, { section = 'intro', bullet = false, structured = true }: Place = {}) {
  const statement = { start: 0, end: words.length, section, bullet, line: 0 };
  const namesEmployer = (text: string) => text.startsWith('Crumbfield');
  return readStatement(words, statement, findYears(words), { structured, namesEmployer });
}

describe('wording that demands something', () => {
  it.each([
    'You must have rye bread',
    'We need bakers',
    'We look for bakers',
    'A candidate must bake',
    'You may need rye',
    'You’ve got rye',
    'Bakers must be patient',
    'Rye bread required',
    'An oven is essential',
    'Rye is mandatory',
    'Rye bread as a prerequisite',
    'You need rye bread',
    'You will need rye bread',
    'You should also have rye bread',
    'You’ll need an oven',
    "You've got an oven",
    "You'll also bring rye",
    "You're a baker",
    'You’re an apprentice',
    "We're looking for a baker",
    'We are currently looking for a baker',
    'We now seek bakers',
    'We expect rye bread',
    'Searching for bakers',
    'Seeking a baker',
    'The ideal candidate bakes',
    'The right person bakes',
    'Our best hire bakes',
    'Applicants should bake',
    'Candidates with rye bread',
    'A minimum of 3 loaves',
    'Minimum 30 loaves',
    'At least two loaves',
    'At least 20 loaves',
    'At least a loaf',
    'At least an oven',
    'Rye preferred',
    'Rye desirable',
    'Rye is a plus',
    'Rye is an advantage',
    'Rye would be an asset',
    'Nice to have: rye',
    'We would be glad of rye',
    'We would love rye',
    "We'd welcome rye",
    'Our qualifications',
    'A qualification in rye',
  ])('%s', (words) => {
    expect(read(words).demands).toBe(true);
  });

  it.each([
    'You bake rye bread',
    'The oven requires wood',
    'The best bread',
    'Your oven at least',
    'We have ovens',
    'Looking at rye',
    'Quality rye bread',
    'Minimum waste',
  ])('but not %s', (words) => {
    expect(read(words).demands).toBe(false);
  });
});

describe('wording that can only be a demand, even among duties', () => {
  it.each([
    'Must have rye bread',
    'Must be able to bake',
    'Must be certified',
    'Must be licensed',
    'Must be fluent',
    'Experience with ovens is required',
    'Skill with ovens preferred',
    'Skills with ovens are desired',
    'Qualification in rye is essential',
    'Qualifications in rye are desirable',
    'A license for ovens is required',
    'Certificates of bakers are an advantage',
    'Certification in rye is a plus',
    'Fluency in Spanish is a must',
    'You need rye bread',
    'You have rye bread',
    'Applicants must bake',
    'A candidate should bake',
  ])('%s', (words) => {
    expect(read(words).clearlyDemands).toBe(true);
  });

  it.each([
    'Must be fun',
    'Bring the required loaves',
    'Share the skills. Rye is a plus',
    'Show your experience in the shop; more ovens required',
    'You bake',
    'Experience of ovens of any kind in the bakeries of the towns by the river that are required',
  ])('but not %s', (words) => {
    expect(read(words).clearlyDemands).toBe(false);
  });
});

describe('how a statement opens', () => {
  it.each([
    'Ability to bake',
    'Strong verbal skills',
    'Basic working knowledge of rye',
    'Previous relevant professional experience',
    'Fluent Spanish',
    'Licensed baker',
    'College degree in baking',
    'Associate degree or certificate',
  ])('with a requirement: %s', (words) => {
    expect(read(words).opensWithRequirement).toBe(true);
  });

  it.each([
    'Build strong skills',
    'College students with a degree',
    'The strong baker with knowledge',
    'A very good and solid basic working knowledge',
    'A very good solid working knowledge',
    'Rye knowledge',
    'A valid driver license',
  ])('not with one: %s', (words) => {
    expect(read(words).opensWithRequirement).toBe(false);
  });
});

describe('whom or what a statement is about', () => {
  it.each([
    'Your oven is hot',
    'You’re in town',
    'A candidate for rye',
    'Candidates for rye',
    'An applicant for rye',
    'Applicants for rye',
    'An oven for you',
    'People love rye',
    'Someone has to bake',
    'A person bakes',
  ])('the reader: %s', (words) => {
    expect(read(words).addressesReader).toBe(true);
  });

  it.each(['The youth bakes', 'An oven for all'])('not the reader: %s', (words) => {
    expect(read(words).addressesReader).toBe(false);
  });

  it.each([
    'This role is in the shop',
    'The role is in the shop',
    'The postholder bakes',
    'The candidate bakes',
    'Recruiting a baker',
    'Recruiting an apprentice',
    'Hiring an apprentice',
    'Need a baker',
    'As an apprentice',
    'Candidates bake',
    'Responsibility for rye',
    'You’ll bake',
    'This new baking position is in the shop',
    'The head baker position',
    'Responsible for rye',
    'Responsibilities vary',
    'Reports to the owner',
    'Hiring a baker',
    'As a baker',
    'The post holder bakes',
    'We need an apprentice',
  ])('the work: %s', (words) => {
    expect(read(words).describesRole).toBe(true);
  });

  it.each(['The town by the river', 'Bread as ever', 'The bread of the day'])('not the work: %s', (words) => {
    expect(read(words).describesRole).toBe(false);
  });
});

describe('the name of a degree', () => {
  it.each([
    'A degree',
    'Degrees',
    'Bachelor',
    'Bachelor’s',
    'Masters',
    'Master’s',
    'A PhD',
    'Ph.D',
    'Graduate',
    'Graduates',
    'Graduated',
    'Educated',
    'Associates',
    'Associate’s',
    'BS in History',
    'B.S. in History',
    'BA or more',
    'BSc in History',
    'B.Sc. degree',
    'MS in History',
    'M.S. in History',
    'MSc in History',
    'M.Sc. degree',
    'Ausbildung',
    'Berufsausbildung',
    'Licenciatura',
    'High school',
  ])('is in %j', (words) => {
    expect(read(words).namesDegree).toBe(true);
  });

  it.each(['MS Office', 'Master of the oven', 'BA Group', 'Rye schools'])('is not in %j', (words) => {
    expect(read(words).namesDegree).toBe(false);
  });
});

describe('what a statement is', () => {
  it.each<[role: string, where: string, words: string, place: Place]>([
    ['requirement', 'below "Requirements"', 'Rye bread', { section: 'must', bullet: true }],
    ['requirement', 'below "Nice to have"', 'Rye bread', { section: 'preferred', bullet: true }],
    ['neither', 'below "Benefits"', 'You must have rye experience', { section: 'none', bullet: true }],
    ['duty', 'among duties', 'Bake rye bread', { section: 'duties', bullet: true }],
    ['requirement', 'among duties', '3 years of rye bread', { section: 'duties', bullet: true }],
    ['requirement', 'among duties', 'Knowledge of rye bread', { section: 'duties', bullet: true }],
    ['requirement', 'among duties', 'You must bake', { section: 'duties', bullet: true }],
    ['requirement', 'after the lists', 'Rye experience is required', { section: 'after' }],
    ['requirement', 'after the lists', 'At least 3 years of rye', { section: 'after' }],
    ['neither', 'after the lists', 'Rye experience', { section: 'after' }],
    ['neither', 'after the lists', 'Seeking bakers now', { section: 'after', bullet: true }],
    ['requirement', 'without headings', 'Rye experience', { structured: false }],
    ['requirement', 'without headings', 'Seeking bakers', { structured: false }],
    ['requirement', 'without headings', '3 years of rye', { structured: false }],
    ['duty', 'without headings', 'Bread for the town', { structured: false }],
    ['requirement', 'in the introduction', '3 years of rye', {}],
    ['requirement', 'in the introduction', 'Rye experience is preferred', {}],
    ['requirement', 'in the introduction', 'Rye experience', { bullet: true }],
    ['requirement', 'in the introduction', 'Your rye experience', {}],
    ['requirement', 'in the introduction', 'Experience of rye', {}],
    ['neither', 'in the introduction', 'Bread with experience', {}],
    ['neither', 'in the introduction', 'Bread for the town', {}],
    ['duty', 'in the introduction', 'Bread for the town', { bullet: true }],
    ['duty', 'in the introduction', 'This role is about bread', {}],
    ['duty', 'in the introduction', 'Prepare bread for the town', {}],
    ['duty', 'in the introduction', 'To bake for the town', {}],
    ['neither', 'in the introduction', 'Next to the town', {}],
  ])('%s %s: %s', (role, _, words, place) => {
    expect(read(words, place).role).toBe(role);
  });

  it.each<[what: string, words: string]>([
    ['boilerplate', 'We are an equal opportunity employer'],
    ['about the posting', 'This posting was written with experience'],
    ['not required', 'No experience needed'],
    ['about the employer', 'We have years of experience'],
    ['about the employer by name', 'Crumbfield has bread'],
    ['about the employer by name', 'Crumbfield bread'],
  ])('neither, even below "Requirements", if it is %s: %s', (_, words) => {
    expect(read(words, { section: 'must' }).role).toBe('neither');
  });

  it('about the employer by name, but a demand or a bullet', () => {
    expect(read('Crumbfield is looking for bakers', { section: 'must' }).role).toBe('requirement');
    expect(read('Crumbfield bread', { section: 'must', bullet: true }).role).toBe('requirement');
  });
});

import { describe, expect, it } from 'vitest';
import { seniorityOf } from './seniority.ts';
import { allTitles, findTitles, titlesOfName } from './titles.ts';

describe('job titles', () => {
  it('have several hundred names in many professions', () => {
    expect(allTitles().flatMap(({ name, aliases }) => [name, ...aliases]).length).toBeGreaterThan(800);
    expect(new Set(allTitles().map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(25);
  });

  it('are quoted without their seniority', () => {
    const text = 'Senior Registered Nurse (ICU), nights';
    const [mention] = findTitles(text);
    expect(text.slice(mention?.start, mention?.end)).toBe('Registered Nurse');
  });
});

it('initials in the middle of a title are no part of it', () => {
  expect(titlesOfName('Finance & Insurance (F&I) Manager').map(({ name }) => name)).toEqual([
    'Automotive Finance Manager',
  ]);
});

describe('titles in short words', () => {
  it.each([
    ['Help Desk Tech (Tier 1/2)', 'IT Support Specialist'],
    ['Inside Sales Rep', 'Sales Representative'],
    ['Asst. Store Mgr', 'Store Manager'],
  ])('%s is read as %s', (title, name) => {
    expect(findTitles(title).map(({ title: found }) => found.name)).toEqual([name]);
  });

  it('no server serves guests with SQL', () => {
    expect(findTitles('Database Administrator (SQL Server)').map(({ title }) => title.name)).toEqual([
      'Database Administrator',
    ]);
    expect(findTitles('Server').map(({ title }) => title.name)).toEqual(['Server']);
  });
});

describe('titles with their subject behind a comma', () => {
  it.each([
    ['Manager, Human Resources', 'HR Manager'],
    ['SECRETARY LEGAL', 'Legal Secretary'],
    ['Technician Pharmacy', 'Pharmacy Technician'],
    ['Assistant Teacher', 'Teaching Assistant'],
    ['Senior Analyst, Business Intelligence', 'Data Analyst'],
    ['Vice President, Sales', 'Sales Manager'],
    ['Nurse, Nights', 'Registered Nurse'],
  ])('%s is read as %s', (title, name) => {
    expect(titlesOfName(title).map((found) => found.name)).toEqual([name]);
  });

  it.each([
    'Manager, Target',
    'Manager, Food Bank',
    'Engineer, Cartoon Network',
    'Director, Research in Motion',
  ])('an employer behind a comma is no subject: %s', (title) => expect(titlesOfName(title)).toEqual([]));
});

describe('seniority', () => {
  it.each([
    ['Marketing Intern', 0],
    ['Junior Accountant', 1],
    ['Data Scientist II', 2],
    ['Sr. Nurse', 3],
    ['Lead Engineer', 4],
    ['Assistant Manager', 5],
    ['VP of Sales', 6],
  ])('of %j is %i', (title, level) => {
    expect(seniorityOf(title)?.level).toBe(level);
  });

  it.each(['Accountant', 'Lead Generation Specialist', 'Senior Living Caregiver'])(
    'is not stated by %j',
    (title) => {
      expect(seniorityOf(title)).toBeNull();
    },
  );
});

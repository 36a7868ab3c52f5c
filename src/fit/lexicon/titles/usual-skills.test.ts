import { describe, expect, it } from 'vitest';
import { termById } from '../lexicon.ts';
import data from './data/usual-skills.json' with { type: 'json' };
import { gradesIn, titleSlug } from './graded-lines.ts';
import { allTitles, titlesOfName } from './titles.ts';
import { usualSkills } from './usual-skills.ts';

const shareOf = (title: string, id: string): number => {
  const [known] = titlesOfName(title);
  return (known && usualSkills(known.index).get(id)) ?? 0;
};

describe('what people with a title usually do', () => {
  it.each([
    ['Registered Nurse', 'patient-education'],
    ['Line Cook', 'food-safety'],
    ['Bookkeeper', 'account-reconciliation'],
    ['Electrician', 'wiring'],
    ['Cashier', 'cash-handling'],
    ['Truck Driver', 'pre-trip-inspection'],
    ['Recruiter', 'interviewing'],
    ['Dental Hygienist', 'prophylaxis'],
  ])('%s: %s', (title, id) => {
    expect(termById(id)?.id).toBe(id);
    expect(shareOf(title, id)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['Registered Nurse', 'pediatrics'],
    ['Line Cook', 'workforce-scheduling'],
    ['Bookkeeper', 'consolidations'],
    ['Cashier', 'merchandise-planning'],
    ['Software Engineer', 'mobile-development'],
  ])('but not what only some of them do: %s, %s', (title, id) => {
    expect(shareOf(title, id)).toBeLessThan(0.5);
  });

  it('has the wider skills of what they do', () => {
    const bookkeeper = usualSkills(titlesOfName('Bookkeeper')[0]?.index as number);
    const narrow = [...bookkeeper].flatMap(([id]) => termById(id)?.families ?? []);
    expect(narrow.length).toBeGreaterThan(0);
    expect(narrow.filter((id) => !bookkeeper.has(id))).toEqual([]);
  });
});

describe('the table of usual skills', () => {
  const lines = Object.entries(data.titles);

  it('has a line for every title', () => {
    expect(lines.map(([title]) => title).sort()).toEqual(
      allTitles()
        .map(({ id }) => titleSlug(id))
        .sort(),
    );
  });

  it('names only known skills and fields, each once in a line', () => {
    const wrong = lines.flatMap(([title, line]) => {
      const ids = gradesIn(line).flatMap(({ names }) => names);
      return ids
        .filter((id, at) => !KINDS.has(termById(id)?.kind ?? '') || ids.indexOf(id) !== at)
        .map((id) => `${title}: ${id}`);
    });
    expect(wrong).toEqual([]);
  });
  const KINDS: ReadonlySet<string> = new Set(['skill', 'field']);

  it('grades from 3 to 5 in halves', () => {
    const grades = lines.flatMap(([, line]) => gradesIn(line).map(({ grade }) => grade));
    expect(grades.filter((grade) => grade < 3 || grade > 5 || !Number.isInteger(2 * grade))).toEqual([]);
  });
});

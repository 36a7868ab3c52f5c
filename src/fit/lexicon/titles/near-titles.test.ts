import { describe, expect, it } from 'vitest';
import data from './data/near-titles.json' with { type: 'json' };
import { gradesIn, titleSlug } from './graded-lines.ts';
import { workShared } from './near-titles.ts';
import { allTitles, titlesOfName } from './titles.ts';

const indexesOf = (name: string) => Uint16Array.from(titlesOfName(name), ({ index }) => index);
const near = (wanted: string, held: string) => workShared(indexesOf(wanted), indexesOf(held));

describe('the work of a job, by somebody who held another', () => {
  it.each([
    ['Warehouse Worker', 'Stock Associate', 'Delivery Driver'],
    ['Bank Teller', 'Cashier', 'Dishwasher'],
    ['Product Manager', 'Business Analyst', 'Operations Manager'],
    ['Emergency Medical Technician', 'Paramedic', 'Security Guard'],
    ['Janitor', 'Housekeeper', 'Facilities Manager'],
    ['Firmware Engineer', 'Embedded Software Engineer', 'Web Developer'],
  ])('is nearer for a %s by a %s than by a %s, whatever their professions', (wanted, held, other) => {
    expect(near(wanted, held)).toBeGreaterThan(0.4);
    expect(near(wanted, other)).toBeLessThan(near(wanted, held));
  });

  it('is nearer for a nursing assistant by a nurse than the other way round', () => {
    expect(near('Certified Nursing Assistant', 'Registered Nurse')).toBeGreaterThan(
      near('Registered Nurse', 'Certified Nursing Assistant'),
    );
  });

  it('has nothing in common with that of most others', () => {
    expect(near('Accountant', 'Welder')).toBe(0);
  });
});

describe('the table of near titles', () => {
  const slugs = allTitles().map(({ id }) => titleSlug(id));

  it('has a line for every title, each by a name of its own', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(Object.keys(data.titles).sort()).toEqual([...slugs].sort());
  });

  it('names only known titles, each once in a line, and never the title itself', () => {
    const wrong = Object.entries(data.titles).flatMap(([wanted, line]) => {
      const held = gradesIn(line).flatMap((graded) => graded.names);
      return held
        .filter((slug, index) => slug === wanted || !slugs.includes(slug) || held.indexOf(slug) !== index)
        .map((slug) => `${wanted}: ${slug}`);
    });
    expect(wrong).toEqual([]);
  });

  it('grades from 1 to 5 in halves', () => {
    const grades = Object.values(data.titles).flatMap((line) => gradesIn(line).map(({ grade }) => grade));
    expect(grades.filter((grade) => grade < 1 || grade > 5 || !Number.isInteger(2 * grade))).toEqual([]);
  });
});

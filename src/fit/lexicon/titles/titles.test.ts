import { describe, expect, it } from 'vitest';
import { findDegrees } from '../degrees/degrees.ts';
import { seniorityOf } from './seniority.ts';
import { allTitles, findTitles } from './titles.ts';

describe('job titles', () => {
  it('knows several hundred names over many professions', () => {
    expect(allTitles().flatMap(({ name, aliases }) => [name, ...aliases]).length).toBeGreaterThan(800);
    expect(new Set(allTitles().map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(25);
  });

  it('finds a title and quotes it', () => {
    const text = 'Senior Registered Nurse (ICU), nights';
    const [mention] = findTitles(text);
    expect(text.slice(mention?.start, mention?.end)).toBe('Registered Nurse');
  });
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
    '%j states none',
    (title) => {
      expect(seniorityOf(title)).toBeNull();
    },
  );
});

describe('degrees', () => {
  it.each([
    ['Ph.D. in Physics', 6],
    ['Juris Doctor', 6],
    ['MBA preferred', 5],
    ["Master's degree", 5],
    ['B.S. in Nursing', 4],
    ['BA/BS', 4],
    ['BTech', 4],
    ['Associate degree', 3],
    ['HND', 3],
    ['Certificate III in Aged Care', 2],
    ['High school diploma or GED', 1],
    ['GCSEs', 1],
  ])('reads %j', (text, level) => {
    expect(findDegrees(text)[0]?.level).toBe(level);
  });

  it.each(['MS Office', 'We want to be as good as you are', "yes, ma'am", 'do it'])(
    'reads none in %j',
    (text) => {
      expect(findDegrees(text)).toEqual([]);
    },
  );
});

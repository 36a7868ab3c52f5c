import { describe, expect, it } from 'vitest';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { compileTitle, titleLikeness } from './title-likeness.ts';

function likeness(asked: string, held: string): number {
  const compiled = (text: string) =>
    compileTitle(
      text,
      findTitles(text).map(({ title }) => title),
    );
  return titleLikeness(compiled(asked), compiled(held));
}

describe('a title that was held, for a job of another title', () => {
  it('is worth everything where both are the same', () => {
    expect(likeness('Sous Chef', 'Sous Chef')).toBe(1);
    expect(likeness('Software Engineer', 'Software Developer')).toBeGreaterThan(0.85);
  });

  it('is worth more the nearer the work is', () => {
    const accountant = (held: string) => likeness('Accountant', held);
    expect(accountant('Bookkeeper')).toBeGreaterThan(accountant('Financial Analyst'));
    expect(accountant('Financial Analyst')).toBeGreaterThan(accountant('Registered Nurse'));
    expect(accountant('Registered Nurse')).toBe(0);
  });

  it('is worth less when it stands far below, and little less when it stands above', () => {
    const manager = (held: string) => likeness('Marketing Manager', held);
    expect(manager('Marketing Assistant')).toBeLessThan(0.8 * manager('Marketing Manager'));
    expect(likeness('Marketing Assistant', 'Marketing Manager')).toBeGreaterThan(
      manager('Marketing Assistant'),
    );
  });

  it('is not like another because one word of it is', () => {
    expect(likeness('Automotive Technician', 'Automotive Account Executive')).toBeLessThan(0.4);
  });

  it('is compared by what it names where the lexicon has no such title', () => {
    expect(likeness('Payroll Guru', 'Payroll Wizard')).toBeGreaterThan(0.4);
  });
});

import { describe, expect, it } from 'vitest';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { compileTitle, titleLikeness } from './title-likeness.ts';

function likeness(wanted: string, held: string): number {
  const compiled = (text: string) =>
    compileTitle(
      text,
      findTitles(text).map(({ title }) => title),
    );
  return titleLikeness(compiled(wanted), compiled(held));
}

describe('a title that was held, for a job with another title', () => {
  it('counts in full if both are the same', () => {
    expect(likeness('Sous Chef', 'Sous Chef')).toBe(1);
    expect(likeness('Software Engineer', 'Software Developer')).toBeGreaterThan(0.85);
  });

  it('counts more the more similar the work is', () => {
    const accountant = (held: string) => likeness('Accountant', held);
    expect(accountant('Bookkeeper')).toBeGreaterThan(accountant('Financial Analyst'));
    expect(accountant('Financial Analyst')).toBeGreaterThan(accountant('Registered Nurse'));
    expect(accountant('Registered Nurse')).toBe(0);
  });

  it('counts less if it is far more junior, and only slightly less if it is more senior', () => {
    const manager = (held: string) => likeness('Marketing Manager', held);
    expect(manager('Marketing Assistant')).toBeLessThan(0.8 * manager('Marketing Manager'));
    expect(likeness('Marketing Assistant', 'Marketing Manager')).toBeGreaterThan(
      manager('Marketing Assistant'),
    );
  });

  it('is not similar because of a single common word', () => {
    expect(likeness('Automotive Technician', 'Automotive Account Executive')).toBeLessThan(0.4);
  });

  it('of somebody who teaches is near to who does what is taught, and less to who teaches something else', () => {
    const instructor = (held: string) => likeness('Adjunct Instructor of HVAC', held);
    expect(instructor('HVAC Instructor')).toBeGreaterThan(0.7);
    expect(instructor('HVAC Technician')).toBeGreaterThan(0.5);
    expect(instructor('Law Instructor')).toBeLessThan(0.65);
    expect(likeness('Math Teacher', 'English Teacher')).toBeLessThan(0.75);
    expect(likeness('Math Teacher', 'Math Teacher')).toBe(1);
  });

  it('counts by what the work has in common, also in other trades', () => {
    const stocker = (held: string) => likeness('Stock Associate', held);
    expect(stocker('Warehouse Worker')).toBeGreaterThan(0.4);
    expect(stocker('Store Manager')).toBeLessThan(stocker('Warehouse Worker'));
    expect(likeness('Product Manager', 'Operations Manager')).toBeLessThan(0.2);
  });

  it('is hardly nearer because of a word that both titles have', () => {
    expect(likeness('Case Manager', 'Construction Manager')).toBeLessThan(0.2);
  });

  it('is compared by its words if the lexicon does not know it', () => {
    expect(likeness('Payroll Guru', 'Payroll Wizard')).toBeGreaterThan(0.4);
  });
});

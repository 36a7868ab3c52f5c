import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';
import { derivedTitles } from './derived-titles.ts';

describe('a title that nobody knows', () => {
  it.each([
    ['Auto Body Repair Supervisor', 'Auto Body Technician'],
    ['Body Shop Helper', 'Auto Body Technician'],
    ['Claims Service Specialist', 'Claims Adjuster'],
    ['SENIOR SURVEY SUPERVISOR', 'Land Surveyor'],
    ['Geographic Information Systems Chief', 'GIS Analyst'],
    ['Director of Housing', 'Property Manager'],
    ['Mortgage Processing Team Lead', 'Loan Officer'],
    ['Parks & Rec Director', 'Parks Manager'],
  ])('%s is near to %s', (name, near) => {
    expect(derivedTitles(name).titles.map((title) => title.name)).toEqual([near]);
  });

  it.each([
    'Project Specialist',
    'Shop Foreman',
    'Lead Technician',
    'Senior Associate',
    'Educator',
    'Of Elm',
    '',
  ])('that says nothing of its trade is near to none: %s', (name) => {
    expect(derivedTitles(name)).toEqual({ titles: [], certainty: 0 });
  });

  it('that is longer than any title is near to none', () => {
    expect(derivedTitles(`${'Senior '.repeat(20)}Survey Supervisor`).titles).toEqual([]);
  });

  it('earns the credit of the job it is near to, but not all of it', () => {
    const scored = (title: string) =>
      fitTexts({
        resume: `Ida Holm\n\nExperience\n\n${title}, Elm Motors\nMay 2015 - Present\n- Came daily\n`,
        posting: 'Auto Body Technician\n\nRequirements\n- Straightens frames of cars\n- Paints doors',
        today: '2026-11-29',
      }).raw as number;
    const [other, near, same] = ['Violinist', 'Auto Body Repair Supervisor', 'Auto Body Technician'].map(
      scored,
    );
    expect(near).toBeGreaterThan((other as number) + 10);
    expect(near).toBeLessThan(same as number);
  });
});

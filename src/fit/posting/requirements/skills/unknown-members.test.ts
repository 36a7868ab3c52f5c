import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

const SKILLS = 'Highspot, Zephyrix, deck.gl, AIRS Certified Recruiter';

/** How a cook who lists the unknown names answers each requirement of a line: "Highspot: exact". */
function answers(line: string): string[] {
  const posting = `Marketer\n\nRequirements\n- ${line}\n- Owns a bicycle\n`;
  const resume = `Ida Holm\n\nExperience\nCook, Elm Inn\nMay 2015 - May 2021\n- Baked bread\n\nSkills\n${SKILLS}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Marketer', today: '2026-11-26' });
  return [...keyMatches, ...gaps]
    .filter(({ requirement }) => !/bicycle/.test(requirement.text))
    .sort((a, b) => a.requirement.start - b.requirement.start)
    .map(({ requirement: { label }, how }) => `${label}: ${how}`);
}

describe('a name that the lexicon doesn’t know', () => {
  it.each([
    ['Experience with Highspot', ['Experience with Highspot: exact']],
    ['Highspot', ['Highspot: exact']],
    ['Familiarity with Excel and Highspot', ['Microsoft Excel: not found', 'Highspot: exact']],
    [
      'Knowledge of Qorvexa, Zephyrix and Tableau',
      ['Qorvexa: not found', 'Zephyrix: exact', 'Tableau: not found'],
    ],
  ])('is a requirement of its own: %s', (line, expected) => {
    expect(answers(line)).toEqual(expected);
  });

  it.each([
    ['Zephyrix or Excel', ['Zephyrix or Excel: exact']],
    ['Experience with Zephyrix, Excel or Tableau', ['Zephyrix, Excel or Tableau: exact']],
    ['WebGL or deck.gl', ['WebGL or deck.gl: exact']],
    ['AIRS or SHRM-CP certification', ['AIRS or SHRM-CP certification: exact']],
    ['Qorvexa or Excel', ['Qorvexa or Excel: not found']],
    ['Figma, Zephyrix or Qorvexa', ['Figma, Zephyrix or Qorvexa: exact']],
    ['Terraform, Zephyrix or Pulumi', ['Terraform, Zephyrix or Pulumi: exact']],
    ['Salesforce, HubSpot, Zephyrix or Qorvexa', ['Salesforce, HubSpot, Zephyrix or Qorvexa: exact']],
  ])('is one way to meet a choice: %s', (line, expected) => {
    expect(answers(line)).toEqual(expected);
  });

  it('is not taken for one where initials stand beside a program', () => {
    expect(answers('Salesforce, ARR and MQL')).toHaveLength(1);
  });

  it('is not taken for one where it is an ordinary word', () => {
    expect(answers('Excel, Word and Scheduling')).not.toContain('Scheduling: exact');
  });
});

import { describe, expect, it } from 'vitest';
import type { FitResult } from '../../shared/results/fit-result.ts';
import { fitWithBasis } from '../fit.ts';
import { compilePosting } from '../match/compile-posting.ts';

const resume = `Dana Fox

Experience
Project Coordinator, Cobble Mills, 2016 - present
- Planned the yearly shutdown of the mill with 40 contractors in Primavera P6

Skills
SAP, Tableau`;

function fitFor(...asked: string[]) {
  const posting = `Project Planner\n\nRequirements\n${asked.map((line) => `- ${line}`).join('\n')}`;
  const { result, basis } = fitWithBasis({ resume, today: '2026-11-22' }, compilePosting(posting));
  return { result, basis: basis ?? [] };
}

const findings = ({ keyMatches, gaps }: FitResult) => [...keyMatches, ...gaps];

/** The terms that would meet each requirement, by the requirement's label. */
function metBy(...asked: string[]): Record<string, string[]> {
  const { result, basis } = fitFor(...asked);
  return Object.fromEntries(
    findings(result).map(({ requirement: { id, label } }) => [
      label,
      basis.find((requirement) => requirement.id === id)?.terms ?? [],
    ]),
  );
}

describe('what would meet a requirement', () => {
  it('is the term, whatever the posting calls it', () => {
    expect(metBy('MS Project', 'Power BI')).toEqual({
      'MS Project': ['microsoft-project'],
      'Power BI': ['power-bi'],
    });
  });

  it('is either of two alternatives', () => {
    expect(metBy('Jira or Asana', 'Scheduling')).toMatchObject({ 'Jira or Asana': ['jira', 'asana'] });
  });

  it('is no term alone for a sentence that only mentions it', () => {
    const sentence = 'Experience with Jira workflows for subcontractor permits and hoist bookings';
    expect(Object.values(metBy(sentence)).flat()).toEqual([]);
  });

  it('is each option of a list of which one is enough', () => {
    const found = metBy('One of the following:', 'Jira', 'Asana');
    expect(Object.values(found).flat().toSorted()).toEqual(['asana', 'jira']);
  });
});

describe('a finding', () => {
  const findingOf = (line: string) => findings(fitFor(line, 'Punctuality').result)[0];

  it('says the usual name where the posting has another', () => {
    expect(findingOf('MS Project')?.requirement).toMatchObject({
      label: 'MS Project',
      name: 'Microsoft Project',
    });
    expect(findingOf('Power BI')?.requirement.name).toBeUndefined();
  });

  it('says if the résumé only lists a skill', () => {
    expect(findingOf('Tableau')).toMatchObject({ how: 'exact', listed: true });
    expect(findingOf('Primavera P6')).not.toHaveProperty('listed');
  });
});

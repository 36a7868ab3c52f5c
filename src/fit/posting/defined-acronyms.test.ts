import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { ALL_ASKED } from './relevance/relevance.fixtures.ts';

const termsOf = (about: string, line: string) =>
  readPosting(`${about}\n\nRequirements\n- ${line}\n`, '', ALL_ASKED)
    .requirements.slice(1)
    .flatMap(({ terms }) => terms);

describe('an acronym', () => {
  it('means what the posting says, not what it means elsewhere', () => {
    expect(termsOf('Scrum Team', 'CSM certification')).toContain('certified-scrummaster');
    expect(termsOf('Client Success Manager (CSM)', 'Work with other CSMs')).toEqual([]);
    expect(termsOf('the client success manager (CSM)', 'Work with other CSMs')).toEqual([]);
  });

  it('means what it always means if the posting says the same', () => {
    expect(termsOf('Certified Scrum Master (CSM)', 'CSM certification')).toContain('certified-scrummaster');
  });

  it('means what it is short for, where the words are known', () => {
    expect(termsOf('knowledge of computer aided dispatch (CAD)', 'Three years with CAD')).toContain(
      'cad-dispatch-systems',
    );
    expect(termsOf('statutory accounting principles (SAP)', 'Three years with SAP')).toContain(
      'statutory-accounting',
    );
    expect(termsOf('computer numerical control (CNC)', 'Three years with CNC')).toContain('cnc-machining');
  });

  it('of a program means nothing where the posting says something else by it', () => {
    expect(termsOf('Runs the Student Assistance Program (SAP)', 'Three years with SAP')).not.toContain('sap');
  });

  it('is not defined by other words', () => {
    expect(termsOf('Client Success Director (CSM)', 'CSM certification')).toContain('certified-scrummaster');
  });
});

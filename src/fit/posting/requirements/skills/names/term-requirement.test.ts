import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';
import { readPosting } from '../../../read-posting.ts';
import { ALL_ASKED } from '../../../relevance/relevance.fixtures.ts';

/** What one bullet asks for: "tool: QuickBooks". */
const parts = (line: string) =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ kind, label }) => `${kind}: ${label}`);

describe('a certificate in a skill', () => {
  it.each([
    'Nutrition coaching credential',
    'Pilates certification',
    'Lean or Six Sigma certification',
    'Group fitness or specialty certification',
    'Food safety manager certificate',
    'Group fitness cert',
    'Certificate in grant writing',
  ])('is a certificate: %s', (line) => {
    expect(parts(line)).toEqual([`certification: ${line}`]);
  });

  it('is told with who issues it', () => {
    expect(parts('RN license issued by the California Board of Nursing, and good hands')).toContain(
      'certification: RN license issued by the California Board of Nursing',
    );
    expect(parts('RN license issued by the State of California Board of Registered Nursing')).toEqual([
      'certification: RN license issued by the State of California Board of Registered Nursing',
    ]);
    expect(parts('ServSafe certification issued by a local body')).toEqual([
      'certification: ServSafe certification',
    ]);
  });

  /** Whether one bullet's license is met by a driver who holds another. */
  const isMet = (line: string, license: string) => {
    const { keyMatches } = fitTexts({
      resume: `Ida Holm\n\nExperience\nDriver, Elm Haulage\nMay 2015 - Present\n- Drove a truck\n\nLicenses\n${license}\n`,
      posting: `Driver\n\nRequirements\n- ${line}\n- Loading of trucks\n`,
      title: 'Driver',
      today: '2026-03-01',
    });
    return keyMatches.some(({ requirement }) => /class/i.test(requirement.text));
  };

  it.each([
    "Class A California driver's license",
    "Class B driver's license",
    "Class A or B driver's license",
    'Class A or B drivers license',
  ])('is of the class that it names: %s', (line) => {
    expect(isMet(line, 'CDL Class A')).toBe(true);
    expect(isMet(line, "Valid driver's license")).toBe(false);
  });

  it.each([
    'CDL Class A or B',
    'CDL class A or class B',
    'Class A or B CDL',
    'Valid CDL, Class A or B',
    'Class A/B CDL',
  ])('of one of two classes is held with either: %s', (line) => {
    expect(isMet(line, 'CDL Class A')).toBe(true);
    expect(isMet(line, 'CDL Class B')).toBe(true);
    expect(isMet(line, 'CDL Class C')).toBe(false);
  });

  const creditOf = (line: string) => {
    const resume = `Ida Holm\n\nExperience\nFitness Trainer, Elm Gym\nMay 2015 - Present\n- ${line}\n- Kept the books of the gym\n`;
    const posting =
      'Trainer\n\nRequirements\n- Nutrition coaching credential\n- Experience with members and their goals\n';
    const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-21' });
    const found = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'certification');
    return { credit: found?.credit ?? -1, isMet: keyMatches.some((match) => match === found) };
  };

  it('is met by the certificate, and in part by the skill', () => {
    expect(creditOf('Certified in nutrition coaching by the Elm school').isMet).toBe(true);
    expect(creditOf('Gave nutrition coaching to beginners').isMet).toBe(false);
    expect(creditOf('Gave nutrition coaching to beginners').credit).toBeGreaterThan(
      creditOf('Taught boxing').credit,
    );
  });
});

it('a language and a program are no choice', () => {
  expect(parts('Mandarin or Spanish, Illustrator or InDesign')).toEqual([
    'language: Mandarin or Spanish',
    'tool: Illustrator or InDesign',
  ]);
});

describe('a program', () => {
  it('that is in use isn’t met by the work it is for', () => {
    const { keyMatches } = fitTexts({
      posting: 'Engineer\n\nRequirements\n- We use RISA-3D\n- Draws bridges\n',
      resume:
        'Ida Holm\n\nExperience\nEngineer, Elm Works\nMay 2015 - Present\n- Structural engineering of six bridges\n',
      title: 'Engineer',
      today: '2026-11-28',
    });
    expect(keyMatches.map(({ requirement }) => requirement.label)).not.toContain('RISA-3D or similar');
  });

  it.each([
    ['We use Epicor', 'tool: Epicor or similar'],
    ["We're on Lightspeed", 'tool: Lightspeed or similar'],
    ['Sage 100; any decent accounting system is fine', 'tool: Sage 100 or similar'],
  ])('that is in use may be another one: %s', (line, expected) => {
    expect(parts(line)).toContain(expected);
  });

  it('that is asked for by name may not', () => {
    expect(parts('Experience with Epicor')).toEqual(['tool: Epicor']);
  });

  it.each([
    'Comfortable in Excel – sorting, filters, simple formulas',
    'You need to be good with Excel, since we work out margins in it',
  ])('that somebody must be at ease with is all that is asked: %s', (line) => {
    expect(parts(line)).toEqual(['tool: Microsoft Excel']);
  });
});

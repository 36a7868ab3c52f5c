import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

const posting =
  'Registered Nurse\n\nRequirements\n- RN license\n- BLS certification\n- Experience on a surgical ward\n';
const bls = (line: string) => {
  const resume = `Ida Holm\n\nExperience\nWard Nurse, Elm Hospital\nMay 2015 - Present\n- Cared for patients on a surgical ward\n\nCertifications\n${line}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-21' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.label.includes('BLS'));
};
const creditFor = (line: string) => bls(line)?.credit ?? 0;

it.each([
  'BLS (2024), First Aid (2023), ACI Grade I (lapsed 2025)',
  'BLS, 2024; forklift card no longer current',
  'BLS, 2024, food card, no longer current',
])('one beside another that has ended counts: %s', (line) => {
  expect(creditFor(line)).toBeGreaterThan(0.7);
});

it('a certificate that is held counts', () => {
  expect(creditFor('BLS certification')).toBeGreaterThan(0.7);
});

it.each([
  'BLS certification (expired March 2020)',
  'BLS, lapsed',
  'Expired BLS',
  'BLS in progress',
  'BLS: exam not yet taken (registered for the May sitting)',
  'Studying for the remaining BLS sections (two passed)',
  'BLS, adult, tested July 2020. The card ran out when I left, need to retest',
  'Completed part one of BLS',
  'BLS certification training — in progress',
  'BLS: exam scheduled for January 2027',
  'BLS for Providers, State of Ohio – pending',
  'Will sit BLS in June 2027',
  'Taking the BLS in April',
  'Call the BLS when somebody faints',
  'Insulin teaching alongside the BLS',
  'Prerequisites for the BLS program: anatomy, 2023',
  'Intend to sit for the BLS; registered for a school this fall',
  'BLS, earned Sept. 2020, lapsed Sept. 2024. Reinstatement in progress.',
  'Alternative Certification Program in Life Support (BLS)',
  'Passed the BLS content test',
  'BLS Part 1 passed 2019',
  'BLS Part 1 (2019)',
  'Goal is to obtain BLS',
  'Basic Life Support (BLS) - In progress',
  'Kept the ward in line with BLS guidelines',
  'Wrote from BLS training materials',
  'BLS course completed at Elm (2024) - exam not taken',
  'Worked under the supervision of a BLS',
  'BLS Board – continuing education',
  'BLS – class booked January',
  'I have started studying from the BLS practice book',
  'BLS exam: took it June 2024, missed by 3 points, plan to retest',
  'BLS: studying, exam booked for spring 2027',
  'No BLS card yet.',
  'BLS, adult – expired June 30, 2018. Renewal requires a class',
  'BLS 2017 (not renewed)',
  'Two BLS parts passed (2021)',
  'BLS certification (OH 5051): will apply on graduation',
  'BLS ACLS in progress: first half completed',
  'Sent charts to an outside BLS',
  'Passed the first of the BLS exams, spring 2026',
  'Elm College, BLS certificate program\nEnrolled since August 2026, expected completion May 2027',
  'BLS: will retake in spring 2027',
  'No BLS.',
  'Forklift card. No current BLS card',
  'I do not have my BLS',
  'Have not held a BLS card and have not worked in a clinic',
  'BLS from 2015 - expired 2019, would have to test again',
])('"%s" does not count', (line) => {
  expect(creditFor(line)).toBeLessThan(0.5);
});

it.each([
  'BLS, ACLS in progress',
  'BLS certification, Ohio',
  'BLS for Providers (active)',
  'BLS for Providers - expected renewal June 2027',
  'BLS (Nursing Student)',
  'BLS (ACLS Certification pending)',
  'BLS, class of 2024',
  'Clean record, no tickets, BLS',
  'BLS (no lapse), forklift card expired 2019',
  'License No 4471, BLS',
])('"%s" counts', (line) => {
  expect(creditFor(line)).toBeGreaterThan(0.7);
});

it.each([
  ['BLS certification training — in progress', 'not held yet'],
  ['Will sit BLS in June 2027', 'not held yet'],
  ['BLS certification (expired March 2020)', 'expired'],
])('"%s" is quoted as what is "%s"', (line, how) => {
  expect(bls(line)).toMatchObject({ how, evidence: [{ text: line }] });
});

it('a certificate that is held is not told as one in progress beside it', () => {
  expect(bls('BLS\nBLS instructor in progress')?.how).toBe('exact');
});

describe('a certificate with a date until which it is valid', () => {
  it.each([
    ['BLS, exp. 04/2026', '04/2026'],
    ['BLS (American Heart Association), expires 10/31/2025', '10/31/2025'],
    ['BLS, valid to 2025', '2025'],
    ['BLS – expiry: March 2026', 'March 2026'],
  ])('"%s" counts, with the date that has passed', (line, date) => {
    expect(bls(line)).toMatchObject({ how: `valid until ${date}`, evidence: [{ text: line }] });
    expect(creditFor(line)).toBeGreaterThan(0.7);
  });

  it.each([
    'BLS, exp. 04/2028',
    'BLS, valid to 2026',
    'BLS, no expiry',
    'BLS, issued 04/2025',
    'BLS expires 11/2026',
  ])('"%s" is held', (line) => {
    expect(bls(line)?.how).not.toContain('valid until');
    expect(creditFor(line)).toBeGreaterThan(0.7);
  });
});

it('one of somebody who gives a reference isn’t held', () => {
  const resume = (below: string) =>
    `Ida Holm\n\nExperience\nWard Nurse, Elm Hospital\nMay 2015 - Present\n- Cared for patients\n\n${below}\nAnn Elm, BLS, Elm Home Care\n`;
  const creditBelow = (heading: string) =>
    [...fitTexts({ resume: resume(heading), posting, today: '2026-11-21' }).keyMatches].some(
      ({ requirement }) => requirement.label.includes('BLS'),
    );
  expect([creditBelow('Certifications'), creditBelow('References')]).toEqual([true, false]);
});

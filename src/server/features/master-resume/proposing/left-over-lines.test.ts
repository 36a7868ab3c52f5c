import { expect, test } from 'vitest';
import { proposeFromResume } from './propose-from-resume.ts';

const today = '2026-11-21';
const head = 'Mira Holt\nWelder\nmira@example.com | Leeds, UK\n\n';
const propose = (text: string) => proposeFromResume(head + text, today);
const leftOut = (text: string) =>
  propose(text).leftOut.map(({ heading, text: lines, entry }) => [heading, lines, entry]);

test('sections without fields are left out under their headings, and what stands above the first one without', () => {
  expect(
    leftOut(`Profile
Joins pipes.

Skills:
TIG, MIG
Reading drawings

Languages
German

Page 1 of 2

Work Experience
Welder
Harbour Yard, Leeds, UK
Mar 2016 – Feb 2021
• Joined pipes
`),
  ).toEqual([
    ['', 'Welder', null],
    ['Skills', 'TIG, MIG\nReading drawings', null],
    ['Languages', 'German', null],
  ]);
});

test('an entry that lacks something is proposed, and its lines are left out until it is complete', () => {
  const text = `Work Experience
Welder
Harbour Yard Ltd, Leeds, UK
• Joined pipes

Fitter, Blue Kettle Ltd, York, UK\tMar 2016 – Feb 2021
• Fitted

Education
Bachelor of Commerce
York College, 2012
`;
  const { experience, education } = propose(text);
  expect(experience.map(({ fields }) => fields.companyName.value)).toEqual([
    'Harbour Yard Ltd',
    'Blue Kettle Ltd',
  ]);
  expect(education[0]?.fields.institution.value).toBe('York College');
  expect(leftOut(text)).toEqual([
    ['', 'Welder', null],
    ['Work Experience', 'Welder\nHarbour Yard Ltd, Leeds, UK\n• Joined pipes', 'experience.0'],
    ['Education', 'Bachelor of Commerce\nYork College, 2012', 'education.0'],
  ]);
});

test('all of a job that no field holds is its description', () => {
  const [job] = propose(`Work Experience
Nanny/Caregiver
Harbour Yard, Remote
Mar 2016 – Feb 2021
Part-time
•
Cared for
three children
• Cooked
`).experience;
  expect(job?.fields).toMatchObject({
    position: { value: 'Nanny/Caregiver' },
    companyName: { value: 'Harbour Yard' },
    location: { value: 'Remote' },
    description: { value: 'Part-time\n- Cared for three children\n- Cooked', line: 'Part-time' },
  });
});

test('a study that is not over has no end date, or the one that is expected', () => {
  const ends = ['2024 – Present', '2024 – 2028', 'Sep 2020 – Jun 2024'].map(
    (dates) =>
      propose(`Education\nBachelor of Science in Physics\nUniversity of Leeds, ${dates}\n`).education[0]
        ?.fields.endDate.value,
  );
  expect(ends).toEqual(['', '2028-06-01', '2024-06-01']);
});

test('a certificate that says more than its fields is left out as a whole line', () => {
  const line = 'CPA candidate, Illinois: FAR and AUD passed Jan 2025, REG planned for spring';
  expect(leftOut(`Certifications\n${line}\nFood Safety, Red Cross, valid until 05/2027\n`)).toEqual([
    ['', 'Welder', null],
    ['Certifications', line, null],
  ]);
});

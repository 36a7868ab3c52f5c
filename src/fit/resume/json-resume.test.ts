import { expect, it } from 'vitest';
import { toJsonResume } from './json-resume.ts';
import { readResume } from './read-resume.ts';
import { ACCOUNTANT_GERMAN, NURSE } from './resume-fixtures.ts';

it('contains person, jobs, education and lists', () => {
  const resume = toJsonResume(readResume(NURSE, '2026-11-21'));
  expect(resume.basics).toMatchObject({
    name: 'Marisol Quintero',
    label: 'Registered Nurse',
    email: 'marisol.quintero@example.org',
    phone: '(520) 555-0143',
    location: { city: 'Tucson', region: 'AZ', postalCode: '85701' },
    summary: 'Bedside nurse with nine years in medical and surgical wards.',
  });
  expect(resume.work).toEqual([
    {
      name: 'Saguaro Valley Hospital',
      position: 'Charge Nurse',
      location: 'Tucson, AZ',
      startDate: '2019-03',
      highlights: [
        'Lead a team of eleven nurses on a 28-bed surgical ward',
        'Cut falls by a third within a year by rounding every hour',
      ],
    },
    {
      name: 'Copper Ridge Medical Center',
      position: 'Staff Nurse',
      location: 'Mesa, AZ',
      startDate: '2014-06',
      endDate: '2019-02',
      highlights: ['Cared for six patients a shift after joint replacement'],
    },
  ]);
  expect(resume.education).toEqual([
    {
      institution: 'University of Northern Sonora',
      studyType: 'Bachelor of Science in Nursing',
      area: 'Nursing',
      endDate: '2014',
    },
  ]);
  expect(resume.certificates).toContainEqual({ name: 'Advanced Cardiac Life Support (ACLS)' });
  expect(resume.languages).toEqual([{ language: 'English' }, { language: 'Spanish' }]);
  expect(resume.skills).toContainEqual({ name: 'Wound care' });
});

it('has an item for each title of a job', () => {
  const positions = (line: string) =>
    toJsonResume(readResume(`EXPERIENCE\n${line}, Elm Works Ltd, 2015 - 2019\n`, '2026-11-21')).work.map(
      ({ position, name }) => `${position}, ${name}`,
    );
  expect(positions('Bookkeeper / Office Manager')).toEqual([
    'Bookkeeper, Elm Works Ltd',
    'Office Manager, Elm Works Ltd',
  ]);
  expect(positions('Founder and Managing Director')).toEqual([
    'Founder, Elm Works Ltd',
    'Managing Director, Elm Works Ltd',
  ]);
  expect(positions('Nurse, Nurse')).toEqual(['Nurse, Elm Works Ltd']);
  expect(positions('Sales and Marketing Manager')).toEqual(['Sales and Marketing Manager, Elm Works Ltd']);
});

it('has only years if the résumé has no months', () => {
  const [school] = toJsonResume(readResume(ACCOUNTANT_GERMAN, '2026-11-21')).education;
  expect(school).toMatchObject({ startDate: '2009', endDate: '2012' });
});

it('leaves out what the résumé does not have', () => {
  expect(toJsonResume(readResume('Hello', '2026-11-21'))).toEqual({
    basics: { profiles: [] },
    work: [],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
  });
});

it('does not include durations in a job’s description', () => {
  const text = 'WORK\nBaker, Oat & Rye Ltd\tMay 2019 – Aug 2021\t2 years 4 months\n• Baked.\n';
  const [job] = toJsonResume(readResume(text, '2026-11-21')).work;
  expect([job?.summary, job?.highlights]).toEqual([undefined, ['Baked.']]);
});

it('leaves out a masked phone number', () => {
  const { basics } = toJsonResume(
    readResume('Mira Holt\n+49 176 313 *** **\nmira@example.org\n', '2026-11-21'),
  );
  expect(basics.phone).toBeUndefined();
});

it('does not call the certificate of a school a degree, if there is one', () => {
  const school = 'High School Diploma, Elm High School, 2010\n';
  const studies = (text: string) =>
    toJsonResume(readResume(`Mira Holt\n\nEDUCATION\n${text}`, '2026-11-21')).education.map(
      ({ studyType, institution }) => [studyType, institution],
    );
  expect(studies(school)).toEqual([['High School Diploma', 'Elm High School']]);
  expect(studies(`Bachelor of Arts, Elm College, 2014\n${school}`)).toEqual([
    ['Bachelor of Arts', 'Elm College'],
    [undefined, 'Elm High School'],
  ]);
});

import { expect, test } from 'vitest';
import { degreeNames } from '../../../../shared/master-resume/master-resume-rules.ts';
import { degreeNameFor, nearestDegree } from './degree-name.ts';

test.each([
  ['B.Sc. (Hons)', 'Bachelor of Science (BS)'],
  ['BS', 'Bachelor of Science (BS)'],
  ['B. S.', 'Bachelor of Science (BS)'],
  ['B.  S.', 'Bachelor of Science (BS)'],
  ['Ｂ.Ｓ.', 'Bachelor of Science (BS)'],
  ['Bachelors of Science', 'Bachelor of Science (BS)'],
  ['Bachelor’s of Science', 'Bachelor of Science (BS)'],
  ['Bachelor of\n Sciences', 'Bachelor of Science (BS)'],
  ['BSN', 'Bachelor of Science (BS)'],
  ['BASc', 'Bachelor of Science (BS)'],
  ['M.S.Ed.', 'Master of Science (MS)'],
  ['MSc', 'Master of Science (MS)'],
  ['M.A.', 'Master of Arts (MA)'],
  ['M A', 'Master of Arts (MA)'],
  ['B.E.', 'Bachelor of Engineering (BEng)'],
  ['Master’s in Business Administration', 'Master of Business Administration (MBA)'],
  ['PhD', 'Doctor of Philosophy (PhD)'],
  ['Ph. D.', 'Doctor of Philosophy (PhD)'],
  ['Doctorate of Education', 'Doctor of Education (EdD)'],
  ['M.D.', 'Doctor of Medicine (MD)'],
  ['J.D.', 'Juris Doctor (JD)'],
  ['Juris Doctorate', 'Juris Doctor (JD)'],
  ['Associate of Applied Science', "Associate's Degree"],
  ['A.A.S.', "Associate's Degree"],
  ['AA', "Associate's Degree"],
  ['ADN', "Associate's Degree"],
  ['Bachelor of Arts', 'Bachelor of Arts (BA)'],
  ['High-school diploma', 'High School Diploma'],
  ['HS Diploma', 'High School Diploma'],
  ['High School Equivalency Diploma', 'High School Diploma'],
  ['General Education Diploma', 'GED'],
  ['Diploma in Nursing', 'Diploma'],
  ['Certificate IV', 'Certificate'],
])('%j is “%s”', (written, name) => {
  expect(degreeNameFor(written)).toBe(name);
});

test.each([
  'Bachelor of Commerce',
  'B.S.W.',
  'LL.M.',
  'Postgraduate Diploma',
  'Higher Secondary Certificate',
  'Habilitation',
  'ma',
  'as a nurse',
  'Maryland',
  '',
])('the list has no “%s”', (written) => {
  expect(degreeNameFor(written)).toBeNull();
});

test('every degree of the list stands for itself', () => {
  for (const name of degreeNames) expect(degreeNameFor(name)).toBe(name);
});

test.each([
  ['Bachelor’s degree', 'Computer Science', 'Bachelor of Science (BS)'],
  ['B.Tech', 'Computer Science', 'Bachelor of Science (BS)'],
  ['Master of', 'Mechanical Engineering', 'Master of Science (MS)'],
  ['Bachelor', 'Arts of Education', 'Bachelor of Arts (BA)'],
  ['Bachelor', 'Science', 'Bachelor of Science (BS)'],
  ['Bachelor', 'Business Administration', 'Bachelor of Business Administration (BBA)'],
  ['Master', 'Nursing', 'Master of Science (MS)'],
  ['Bachelor', 'Sciences', 'Bachelor of Science (BS)'],
  ['Bachelor', 'Political  Science and Maths', 'Bachelor of Science (BS)'],
  ['Bachelor', 'health sciences', 'Bachelor of Science (BS)'],
  ['Bachelor', 'Statistics', 'Bachelor of Science (BS)'],
  ['Bachelor', 'Information Technology', 'Bachelor of Science (BS)'],
  ['master degree', 'Business Administration', 'Master of Business Administration (MBA)'],
])('%s with the subject %s comes nearest to “%s”', (written, subject, name) => {
  expect(nearestDegree(written, subject).name).toBe(name);
});

test.each([
  ['HND', 'Diploma'],
  ['Higher National Certificate', 'Certificate'],
  ['BS/BA', 'Bachelor of Science (BS)'],
  ['Doctoral degree', 'Doctor of Philosophy (PhD)'],
  ['Leaving Certificate', 'High School Diploma'],
])('%s comes nearest to “%s”, to be checked', (written, name) => {
  expect(nearestDegree(written, '')).toEqual({ name, exact: false });
});

test('where the subject does not decide, nothing is guessed', () => {
  expect(nearestDegree('Bachelor’s degree', '')).toEqual({ name: null, exact: false });
  expect(nearestDegree('Bachelor of', 'Commerce').name).toBeNull();
  expect(nearestDegree('Master degree', 'Fine Arts')).toEqual({ name: null, exact: false });
  expect(nearestDegree('Bachelor', 'Conscience').name).toBeNull();
  expect(nearestDegree('Bachelor', 'Mathspeak').name).toBeNull();
  expect(nearestDegree('nothing known', 'Physics').name).toBeNull();
  expect(nearestDegree('Postgraduate Diploma', 'Physics').name).toBeNull();
});

import { expect, test } from 'vitest';
import { degreeNames } from '../../../shared/master-resume/master-resume-rules.ts';
import { degreeNameFor, nearestDegree } from './degree-name.ts';

test.each([
  ['B.Sc. (Hons)', 'Bachelor of Science (BS)'],
  ['BS', 'Bachelor of Science (BS)'],
  ['B.S.', 'Bachelor of Science (BS)'],
  ['Bachelor’s of Science', 'Bachelor of Science (BS)'],
  ['MSc', 'Master of Science (MS)'],
  ['M.A.', 'Master of Arts (MA)'],
  ['Master’s in Business Administration', 'Master of Business Administration (MBA)'],
  ['PhD', 'Doctor of Philosophy (PhD)'],
  ['Ph. D.', 'Doctor of Philosophy (PhD)'],
  ['Doctorate of Education', 'Doctor of Education (EdD)'],
  ['M.D.', 'Doctor of Medicine (MD)'],
  ['J.D.', 'Juris Doctor (JD)'],
  ['Associate of Applied Science', "Associate's Degree"],
  ['A.A.S.', "Associate's Degree"],
  ['Bachelor of Arts', 'Bachelor of Arts (BA)'],
  ['High-school diploma', 'High School Diploma'],
  ['Diploma in Nursing', 'Diploma'],
])('%s is “%s”', (written, name) => {
  expect(degreeNameFor(written)).toBe(name);
});

test.each(['Bachelor of Commerce', 'LL.M.', 'Habilitation', 'ma', 'as a nurse', 'Maryland', ''])(
  'the list has no “%s”',
  (written) => {
    expect(degreeNameFor(written)).toBeNull();
  },
);

test('every degree of the list stands for itself', () => {
  for (const name of degreeNames) expect(degreeNameFor(name)).toBe(name);
});

test.each([
  ['Bachelor’s degree', 'Computer Science', 'Bachelor of Science (BS)'],
  ['Master of', 'Mechanical Engineering', 'Master of Science (MS)'],
  ['Bachelor', 'Arts of Education', 'Bachelor of Arts (BA)'],
  ['master degree', 'Business Administration', 'Master of Business Administration (MBA)'],
])('%s with the subject %s comes nearest to “%s”', (written, subject, name) => {
  expect(nearestDegree(written, subject).name).toBe(name);
});

test('where the subject does not say, nothing is guessed', () => {
  expect(nearestDegree('Bachelor’s degree', '')).toEqual({ name: null, exact: false });
  expect(nearestDegree('Bachelor of', 'Commerce').name).toBeNull();
});

import { expect, it } from 'vitest';
import { fit as compare } from '../../../fit.ts';

/** How the studies of a barista meet what a posting for an intern asks of them. */
function answer(line: string, study: string) {
  const posting = `Data Science Intern\n\nRequirements\n- ${line}\n- Patience with customers\n`;
  const resume = `Ida Holm\nida@example.com\n\nEducation\n${study}\n\nExperience\nBarista, Elm Cafe, 2023 – present\n- Made coffee\n`;
  const { keyMatches, gaps } = compare({
    resume,
    posting,
    title: 'Data Science Intern',
    today: '2026-11-30',
  });
  const isStudy = ({ requirement }: { requirement: { kind: string } }) => requirement.kind === 'education';
  return keyMatches.some(isStudy) ? 'met' : gaps.some(isStudy) ? 'gap' : 'not asked';
}

const student = 'B.S. candidate in Applied Physics, Elm University, expected June 2028';
const graduate = 'B.S. in Applied Physics, Elm University, 2022';
const dropout = 'B.S. in Applied Physics, Elm University, 2018 – 2019, not completed';
const pupil = 'High school diploma, Elm High, 2020';

it.each([
  'Must be currently enrolled in an accredited university obtaining a bachelors degree or higher',
  "Must be pursuing a bachelor's degree",
  'Currently pursuing a Bachelor’s degree in Physics or related field',
  'Working toward a degree in physics',
  'Recent graduate or currently pursuing a degree in physics',
  'Bachelor’s degree in physics completed or in progress',
])('a student meets "%s", and somebody without a study doesn’t', (line) => {
  expect([student, graduate, dropout, pupil].map((study) => answer(line, study))).toEqual([
    'met',
    'met',
    'gap',
    'gap',
  ]);
});

it.each(['Enrolled in a college or university', 'Current undergraduate student', 'Rising junior or senior'])(
  'to be a student is asked for by "%s"',
  (line) => {
    expect([student, pupil].map((study) => answer(line, study))).toEqual(['met', 'gap']);
  },
);

it.each(["Bachelor's degree in physics", 'A degree in physics, with good grades'])(
  'a student doesn’t have the degree that "%s" asks for',
  (line) => {
    expect([student, graduate].map((study) => answer(line, study))).toEqual(['gap', 'met']);
  },
);

import { expect, it } from 'vitest';
import { fit as compare } from '../../../fit.ts';

/** What a welding instructor's posting makes of this line for somebody who taught something else, and for a welder. */
function answers(line: string): { teacher?: boolean; welder?: boolean } {
  const posting = `Welding Instructor\n\nRequirements\n- ${line}\n- Grading\n`;
  const isMet = (job: string, done: string) => {
    const resume = `Kim Doe\n\nExperience\n\n${job}, Elm School\nJanuary 2012 - December 2024\n- ${done}\n\nEducation\nBachelor of Arts in History, Elm University, 2011\n`;
    const { keyMatches } = compare({ resume, posting, title: 'Welding Instructor', today: '2026-11-29' });
    return keyMatches.some(({ requirement }) => requirement.start === posting.indexOf(line));
  };
  return {
    teacher: isMet('History Teacher', 'Taught history lessons'),
    welder: isMet('Welder', 'Welding of pipes, MIG and TIG welding'),
  };
}

it.each([
  "Bachelor's degree in the relevant field or equivalent years of experience",
  'Strong knowledge and expertise in the subject area',
])('"%s" asks for what is taught', (line) => {
  expect(answers(line)).toEqual({ teacher: false, welder: true });
});

it('years relevant to the subject matter are years in it', () => {
  const posting =
    'Welding Instructor\n\nRequirements\n- Five years of work relevant to the subject matter of the course\n- Grading\n';
  const resume =
    'Kim Doe\n\nExperience\n\nHistory Teacher, Elm School\nJanuary 2012 - December 2024\n- Taught history lessons\n';
  const { gaps } = compare({ resume, posting, title: 'Welding Instructor', today: '2026-11-29' });
  const years = gaps.find(({ requirement }) => requirement.kind === 'experience');
  expect(years?.how).toBe('0 years counted of 5 years');
});

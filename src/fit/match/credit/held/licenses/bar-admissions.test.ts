import { expect, it } from 'vitest';
import { fitCompiled } from '../../../../fit.ts';
import { compilePosting } from '../../../compile-posting.ts';

const posting = compilePosting(
  'Staff Attorney\n\nRequirements\n- Illinois bar admission\n- Contract drafting\n- Patience\n',
);

/** How a lawyer with this line meets it, and what is quoted. */
function answer(line: string, heading = 'Licenses') {
  const resume = `Ann Lee\n\nExperience\n\nCompliance Analyst, Elm Group, 2015 - present\n- Drafted contracts\n\n${heading}\n${line}\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, posting);
  const [match, gap] = [keyMatches, gaps].map((all) =>
    all.find(({ requirement }) => requirement.kind === 'certification'),
  );
  return match ? 'met' : gap?.how;
}

it.each([
  'Admitted to the Illinois Bar, 2019',
  'Illinois Bar, admitted 2019',
  'Illinois State Bar No. 6312345',
  'Admitted: Illinois (2019)',
  'Admitted to practice in Illinois, 2019; Ohio, 2021',
  'Member, Illinois Bar',
])('a lawyer is admitted in Illinois: %s', (line) => {
  expect(answer(line)).toBe('met');
});

it.each(['Massachusetts Bar (BBO #683421)', 'New York State Bar', 'Texas Bar No. 24012345'])(
  'a lawyer is admitted elsewhere: %s',
  (line) => {
    expect(answer(line)).toBe('of another state');
  },
);

it.each([
  ['Bartender, Illinois Bar & Grill, 2019', 'Interests'],
  ['Volunteer, Illinois Bar Foundation, 2019', 'Volunteering'],
  ['Admitted in Illinois State University’s honors college', 'Education'],
])('nobody is a lawyer by "%s"', (line, heading) => {
  expect(answer(line, heading)).toBe('not found');
});

import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

/** How many of five years in a trade a résumé with one job has, as told. */
function yearsTold(asked: string, headline: string, job: string): string | undefined {
  const posting = `Worker\n\nRequirements\n- Five years as a ${asked}\n- Owns a bicycle\n`;
  const resume = `Ida Holm\n${headline}\n\nExperience\n\n${job}\nMay 2015 - Present\n- Came daily\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Worker', today: '2026-11-26' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience')?.how;
}

it.each([
  ['the headline', 'heavy equipment operator', 'Equipment operator', 'Operator, Elm Grading'],
  ['the headline, whatever the rank', 'marine mechanic', 'Marine tech', 'Lead technician, Elm Landing'],
  ['the name of the employer', 'pool technician', 'Hull', 'Route tech, Elm Pool Care'],
  ['the name of the clinic', 'veterinary receptionist', 'Hull', 'Receptionist, Elm Vet Clinic'],
  [
    'the headline, though it has a trade of its own',
    'elevator mechanic',
    'Licensed Elevator Mechanic, Local 40',
    'Service mechanic, Elm Towers',
  ],
  ['the kind of the employer', 'restaurant manager', 'Hull', 'General Manager, Elm Street Grill'],
])('a title of any trade has that of %s', (_, asked, headline, job) => {
  expect(yearsTold(asked, headline, job)).toMatch(/^11\.\d years counted of 5 years/);
});

it.each([
  ['company manager', 'Manager, Elm Company'],
  ['city manager', 'Manager, City of Elm'],
])('no %s is made of “%s”', (asked, job) => {
  expect(yearsTold(asked, 'Hull', job)).toMatch(/^0 years counted/);
});

it.each([
  ['practicing attorney', 'Associate General Counsel, Elm Pay'],
  ['DevOps engineer', 'Site Reliability Engineer, Elm Pay'],
  ['security engineer', 'Senior Cyber Defense Engineer, Elm Pay'],
])('years as a %s are those of “%s”, which is the same work', (asked, job) => {
  expect(yearsTold(asked, 'Hull', job)).toMatch(/^11\.\d years counted of 5 years$/);
});

it('years as a nurse are not those of who does some of the work', () => {
  expect(yearsTold('registered nurse', 'Hull', 'Licensed Practical Nurse, Elm House')).toMatch(
    /^0 years counted/,
  );
});

it('a title that is known keeps its own trade', () => {
  expect(yearsTold('pool technician', 'Hull', 'Cook, Elm Pool Care')).toMatch(/^0 years counted/);
});

const asEngineer = (title: string, line: string): string | undefined => {
  const posting = 'Backend Developer\n\nRequirements\n- Five years of software engineering\n- Kafka\n';
  const resume = `Ida Holm\n\nExperience\n\n${title}, Elm Systems\nMay 2015 - Present\n- ${line}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Backend Developer', today: '2026-11-29' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience')?.how;
};

it.each(['Principal Engineer', 'Staff Engineer', 'Engineer II'])(
  'a %s whose lines name software is a software engineer',
  (title) => {
    expect(asEngineer(title, 'Rewrote the join of events in Java with Kafka, Flink and Kubernetes')).toMatch(
      /^11\.\d years counted of 5 years/,
    );
  },
);

it('a Principal Engineer whose lines name bridges is none', () => {
  expect(
    asEngineer('Principal Engineer', 'Designed steel bridges and checked loads in AutoCAD and MATLAB'),
  ).toMatch(/^0 years/);
});

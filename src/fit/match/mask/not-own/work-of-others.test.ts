import { expect, it } from 'vitest';
import { fit as compare } from '../../../fit.ts';

/** How far somebody who says this meets what a posting asks for. */
function creditFor(asked: string, line: string, job = 'Marketing Manager') {
  const posting = `${job}\n\nRequirements\n- ${asked}\n- Patience with customers\n`;
  const resume = `Ida Holm\nida@example.com\n\nExperience\n${job}, Elm Group, 2019 – present\n- ${line}\n- Wrote the newsletter\n`;
  const { keyMatches, gaps } = compare({ resume, posting, title: job, today: '2026-11-30' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.text.includes(asked))?.credit ?? 0;
}

it.each([
  [
    'Data science',
    'Work with the data science team on customer segments',
    'Data science on customer segments',
  ],
  [
    'Penetration testing',
    'Coordinated audits with the penetration testing and legal teams',
    'Coordinated audits and penetration testing',
  ],
  ['Machine learning', 'Filled 70 roles in machine learning and big data', 'Machine learning and big data'],
  ['Kubernetes', 'Recruiter of Kubernetes and Go developers for startups', 'Kubernetes and Go for startups'],
])('"%s" isn’t shown by "%s"', (asked, ofOthers, own) => {
  expect(creditFor(asked, own)).toBeGreaterThan(0.7);
  expect(creditFor(asked, ofOthers)).toBeLessThan(creditFor(asked, own) - 0.1);
});

it.each([
  ['Recruitment', 'Filled 70 requisitions in machine learning and big data'],
  ['Data science', 'Led the data science team of four'],
  ['Data science', 'Worked in data science with the marketing team'],
])('"%s" is shown by "%s"', (asked, line) => {
  expect(creditFor(asked, line)).toBeGreaterThan(0.5);
});

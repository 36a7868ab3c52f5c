import { expect, it } from 'vitest';
import { compilePosting } from '../compile-posting.ts';
import { compileResume } from '../compile-resume.ts';
import { roleParts } from './role-credit.ts';

const posting = compilePosting(
  'HVAC Instructor\n\nDuties\n- Teach apprentices\n- Grade tests\n',
  'HVAC Instructor',
);
const titleWords = (...lines: string[]): number => {
  const resume = compileResume(`Kim Doe\n\nExperience\n\n${lines.join('\n')}\n`, '2026-11-24');
  return roleParts(posting, resume, 0).titleWords ?? -1;
};
const teacher = 'Math Teacher, Elm School, 2015 - 2024\n- Taught algebra to classes of thirty';

it('what a job is called counts as shown the more often a résumé says it', () => {
  const never = titleWords(teacher);
  const once = titleWords(teacher, '- Repaired the HVAC system');
  const often = titleWords(
    teacher,
    '- Repaired HVAC systems',
    '- Sold HVAC parts',
    '- Planned HVAC upgrades',
  );
  expect(never).toBe(0);
  expect(once).toBeGreaterThan(0.1);
  expect(often).toBeGreaterThan(once);
  expect(often).toBeLessThan(1);
});

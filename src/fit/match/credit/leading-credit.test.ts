import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';

/** How a nurse with this line of work answers what a posting for their manager asks. */
function answer(asked: string, line: string) {
  const posting = `Nurse Manager\n\nRequirements\n- ${asked}\n- Care plans for patients\n`;
  const resume = `Ida Holm\n\nExperience\n\nRegistered Nurse, Elm Hospital\nMay 2015 - Present\n- Cared for patients on a nursing unit\n- ${line}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Nurse Manager', today: '2026-11-26' });
  const isAsked = ({ requirement }: { requirement: { label: string } }) => requirement.label === asked;
  return keyMatches.some(isAsked) ? 'met' : gaps.some(isAsked) ? 'a gap' : 'not asked';
}

describe('leading people', () => {
  const asked = [
    'Supervises nursing staff on the unit',
    'Evaluates the performance of registered nurses',
    'Managing nursing staff',
  ];

  it.each(asked)('is not met by those who only did the work that is led: %s', (words) => {
    expect(answer(words, 'Gave medication on a nursing unit')).toBe('a gap');
  });

  it.each(asked)('is met by those who led: %s', (words) => {
    expect(answer(words, 'Supervised 12 registered nurses and nursing staff on the unit')).toBe('met');
  });
});

it.each([
  ["Supervised and reported all workers' compensation cases", false],
  ['Supervised all employee benefit claims', false],
  ['Supervised construction projects from start to finish', false],
  ['Supervised employees', true],
])('years of supervising people are met by "%s": %s', (line, isMet) => {
  expect(answer('Three years of supervising people', line)).toBe(isMet ? 'met' : 'a gap');
});

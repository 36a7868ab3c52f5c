import { expect, it } from 'vitest';
import { findingStatus } from '../../../../shared/results/finding-status.ts';
import { fit as compare } from '../../../fit.ts';

/** What is said of the first requirement of a posting, for a résumé with these skills. */
function answerTo(asked: string, skills: string) {
  const { keyMatches, gaps } = compare({
    posting: `Office clerk\n\nRequirements\n- ${asked}\n- Experience with petty cash`,
    resume: `Ann Lee\n\nSkills\n${skills}\nMicrosoft Word\n\nEducation\nBA History, Elm College, 2015`,
    today: '2026-11-28',
  });
  const finding = [...keyMatches, ...gaps].find(({ requirement }) => requirement.label.startsWith(asked));
  return finding && [findingStatus(finding), finding.how, finding.evidence[0]?.text];
}

it('compares a speed with the one asked for', () => {
  expect(answerTo('Type 60 wpm', 'Typing 72 WPM')).toEqual([
    'Met',
    '72 wpm found, 60 asked for',
    'Typing 72 WPM',
  ]);
  expect(answerTo('Type 60 wpm', 'Typing 35 WPM')).toEqual([
    'Partly',
    '35 wpm found, 60 asked for',
    'Typing 35 WPM',
  ]);
});

it('says that a résumé gives no number, which is worth no more than a low one', () => {
  expect(answerTo('Type 60 wpm', 'Typing')).toEqual(['Partly', 'no typing speed given', 'Typing']);
});

it('compares keystrokes and grade points, in the posting’s and the résumé’s ways of writing them', () => {
  expect(answerTo('10-key (10,000 KPH)', 'Ten-key, 12000 keystrokes per hour')?.slice(0, 2)).toEqual([
    'Met',
    '12,000 keystrokes per hour found, 10,000 asked for',
  ]);
  expect(answerTo('GPA of 3.25 or above', 'Honors list, 3.1 GPA')?.slice(0, 2)).toEqual([
    'Partly',
    'a GPA of 3.1 found, 3.25 asked for',
  ]);
});

it('never lets shorthand stand for typing', () => {
  expect(answerTo('Type 60 wpm', 'Typing, shorthand at 90 wpm')?.[1]).toBe('no typing speed given');
});

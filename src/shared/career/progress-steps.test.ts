import { describe, expect, test } from 'vitest';
import { progressSteps, type StepsStatus } from './progress-steps.ts';

const nothingYet: StepsStatus = {
  resumeUploaded: false,
  resumeCount: 0,
  favoriteCompanyCount: 0,
  jobsAnalyzedCount: 0,
  skillGapStarted: false,
};
const states = (change: Partial<StepsStatus> | null) =>
  progressSteps(change && { ...nothingYet, ...change })
    .map(({ state }) => state)
    .join(' ');

describe('the steps from a résumé to a plan', () => {
  test('are four, each with a help text', () => {
    expect(progressSteps(null).map(({ id, label, help }) => [id, label, help])).toEqual([
      ['upload', 'Upload', 'Upload your resume to get started'],
      ['companies', 'Companies', 'Follow at least one company to track jobs'],
      ['analyze', 'Analyze', 'Run an analysis on a job to see your match'],
      ['upskill', 'Upskill', 'Start a skill gap analysis to personalize learning'],
    ]);
  });

  test.each<[string, Partial<StepsStatus> | null, string]>([
    ['without data', null, 'current next next next'],
    ['at the very start', {}, 'current next next next'],
    ['with a résumé', { resumeUploaded: true }, 'done current next next'],
    ['with one company', { resumeUploaded: true, favoriteCompanyCount: 1 }, 'done done current next'],
    [
      'with one analysis',
      { resumeUploaded: true, favoriteCompanyCount: 1, jobsAnalyzedCount: 1 },
      'done done done current',
    ],
    ['with an analysis after the résumé was deleted', { jobsAnalyzedCount: 3 }, 'current next done next'],
    ['with a plan started before the rest', { skillGapStarted: true }, 'current next next done'],
    [
      'at the end',
      { resumeUploaded: true, favoriteCompanyCount: 2, jobsAnalyzedCount: 9, skillGapStarted: true },
      'done done done done',
    ],
  ])('%s', (_when, status, expected) => {
    expect(states(status)).toBe(expected);
  });
});

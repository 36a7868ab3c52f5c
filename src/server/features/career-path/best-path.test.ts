import { describe, expect, test } from 'vitest';
import { findBestPath } from './best-path.ts';
import { jobAsking } from './career-path.fixtures.ts';
import type { ScoredJob } from './plan-jobs.ts';
import { createProjection } from './score-projection.ts';
import { collectNeeds } from './skill-needs.ts';

function pathOf(jobs: ScoredJob[], learning: string[] = []) {
  const needs = [...collectNeeds(jobs).values()];
  const isLearning = ({ key }: { key: string }) => learning.includes(key);
  return findBestPath(createProjection(jobs), needs, isLearning).map(({ need, opens, over }) => [
    need.key,
    opens,
    over,
  ]);
}

describe('the path', () => {
  test('starts with what opens most jobs, and counts those that are open after each step', () => {
    const jobs = [
      jobAsking('a', 7, ['pals']),
      jobAsking('b', 7, ['tncc']),
      jobAsking('c', 7, ['tncc']),
      jobAsking('d', 8, ['ccrn']),
    ];
    expect(pathOf(jobs)).toEqual([
      ['tncc', 2, 3],
      ['pals', 1, 4],
    ]);
  });

  test('prefers of two steps that open as many jobs the one that brings more points to the others', () => {
    const jobs = [
      jobAsking('a', 7, ['pals']),
      jobAsking('b', 7, ['tncc']),
      jobAsking('c', 5, ['tncc', 'ccrn', 'cen']),
    ];
    expect(pathOf(jobs)[0]).toEqual(['tncc', 1, 1]);
    expect(pathOf([jobs[1]!, jobs[2]!, jobs[0]!])[0]).toEqual(['tncc', 1, 1]);
  });

  test('keeps the given order between steps that are worth the same', () => {
    expect(pathOf([jobAsking('a', 7, ['pals']), jobAsking('b', 7, ['tncc'])]).map(([key]) => key)).toEqual([
      'pals',
      'tncc',
    ]);
  });

  test('takes up to two steps that open nothing on the way to one that does', () => {
    expect(pathOf([jobAsking('a', 5, ['pals', 'tncc', 'ccrn'])])).toEqual([
      ['pals', 0, 0],
      ['tncc', 0, 0],
      ['ccrn', 1, 1],
    ]);
    expect(pathOf([jobAsking('a', 4, ['pals', 'tncc', 'ccrn', 'cen'])])).toEqual([]);
  });

  test('takes two steps that open nothing again after one that does', () => {
    const jobs = [jobAsking('a', 7, ['bls']), jobAsking('b', 5, ['pals', 'tncc', 'ccrn'])];
    expect(pathOf(jobs).map(([key, opens]) => [key, opens])).toEqual([
      ['bls', 1],
      ['pals', 0],
      ['tncc', 0],
      ['ccrn', 1],
    ]);
  });

  test('ends with the last step that opens a job', () => {
    const jobs = [jobAsking('a', 7, ['bls']), jobAsking('b', 4, ['pals', 'tncc'])];
    expect(pathOf(jobs)).toEqual([['bls', 1, 1]]);
  });

  test('has at most five steps', () => {
    const jobs = ['bls', 'pals', 'tncc', 'ccrn', 'cen', 'kubernetes'].map((term) =>
      jobAsking(term, 7, [term]),
    );
    expect(pathOf(jobs).map(([key]) => key)).toEqual(['bls', 'pals', 'tncc', 'ccrn', 'cen']);
  });

  test('has no steps where nothing can be gained', () => {
    expect(pathOf([jobAsking('a', 9, ['bls'])])).toEqual([]);
    expect(pathOf([])).toEqual([]);
  });

  test('starts with what is being learned, even if it opens nothing', () => {
    const jobs = [jobAsking('a', 7, ['bls']), jobAsking('b', 3, ['pals'])];
    expect(pathOf(jobs, ['pals'])).toEqual([
      ['pals', 0, 0],
      ['bls', 1, 1],
    ]);
    expect(pathOf([jobAsking('b', 3, ['pals'])], ['pals'])).toEqual([['pals', 0, 0]]);
  });
});

import { describe, expect, test } from 'vitest';
import { highMatchThreshold, isMatch, scoreBands, scoreTone, scoreWord } from './score-words.ts';

describe('a score', () => {
  test.each([
    [100, 'Excellent', 'good'],
    [90, 'Excellent', 'good'],
    [89, 'Strong', 'good'],
    [85, 'Strong', 'good'],
    [84, 'Strong', 'fair'],
    [80, 'Strong', 'fair'],
    [79, 'Good', 'fair'],
    [70, 'Good', 'fair'],
    [69, 'Fair', 'low'],
    [60, 'Fair', 'low'],
    [59, 'Moderate', 'low'],
    [50, 'Moderate', 'low'],
    [49, 'Low', 'low'],
    [0, 'Low', 'low'],
  ])('of %i has the label %s and the tone %s', (score, word, tone) => {
    expect(scoreWord(score)).toBe(word);
    expect(scoreTone(score)).toBe(tone);
  });

  test('below zero is still called Low', () => {
    expect(scoreWord(-1)).toBe('Low');
  });

  test('has bands that cover 0 to 100 without gaps', () => {
    expect(scoreBands.map(({ word, from, to }) => `${word} ${from}–${to}`)).toEqual([
      'Excellent 90–100',
      'Strong 80–89',
      'Good 70–79',
      'Fair 60–69',
      'Moderate 50–59',
      'Low 0–49',
    ]);
    expect(highMatchThreshold).toBe(80);
  });

  test.each([
    [70, 70, true],
    [69, 70, false],
    [0, 0, true],
    [null, 0, false],
  ])('of %j matches a threshold of %i: %j', (score, threshold, matches) => {
    expect(isMatch(score, threshold)).toBe(matches);
  });
});

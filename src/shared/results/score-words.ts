/** The labels for scores (0…100) with the lowest score of each, best first. */
export const scoreWords = [
  { word: 'Excellent', from: 90 },
  { word: 'Strong', from: 80 },
  { word: 'Good', from: 70 },
  { word: 'Fair', from: 60 },
  { word: 'Moderate', from: 50 },
  { word: 'Low', from: 0 },
] as const;

export type ScoreWord = (typeof scoreWords)[number]['word'];

export const scoreWord = (score: number): ScoreWord =>
  scoreWords.find(({ from }) => score >= from)?.word ?? 'Low';

/** The labels with the lowest and highest score of each. */
export const scoreBands = scoreWords.map(({ word, from }, index) => ({
  word,
  from,
  to: (scoreWords[index - 1]?.from ?? 101) - 1,
}));

/** High matches, independent of the user's own threshold. */
export const highMatchThreshold = 80;

export type ScoreTone = 'good' | 'fair' | 'low';

export function scoreTone(score: number): ScoreTone {
  if (score >= 85) return 'good';
  if (score >= 70) return 'fair';
  return 'low';
}

/** True if a score reaches the user's threshold. Without a score it never matches. */
export const isMatch = (score: number | null, threshold: number): boolean =>
  score !== null && score >= threshold;

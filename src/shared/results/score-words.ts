/** The product's words for a score, 0…100, and from where on each is said; the best first. */
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

/** The same with the last score of each. */
export const scoreBands = scoreWords.map(({ word, from }, index) => ({
  word,
  from,
  to: (scoreWords[index - 1]?.from ?? 101) - 1,
}));

/** A high match, whatever a person's own threshold is. */
export const highMatchFrom = 80;

export type ScoreTone = 'good' | 'fair' | 'low';

export function scoreTone(score: number): ScoreTone {
  if (score >= 85) return 'good';
  if (score >= 70) return 'fair';
  return 'low';
}

/** Does a score reach what a person set as their threshold? Where nothing was scored nothing matches. */
export const isMatch = (score: number | null, threshold: number): boolean =>
  score !== null && score >= threshold;

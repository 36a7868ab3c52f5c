/** The product's words and colours for a score, 0…100. */
export function scoreWord(score: number): 'Excellent' | 'Strong' | 'Good' | 'Fair' | 'Moderate' | 'Low' {
  if (score >= 90) return 'Excellent';
  if (score >= 80) return 'Strong';
  if (score >= 70) return 'Good';
  if (score >= 60) return 'Fair';
  if (score >= 50) return 'Moderate';
  return 'Low';
}

export type ScoreTone = 'good' | 'fair' | 'low';

export function scoreTone(score: number): ScoreTone {
  if (score >= 85) return 'good';
  if (score >= 70) return 'fair';
  return 'low';
}

/** Does a score reach what a person set as their threshold? Where nothing was scored nothing matches. */
export const isMatch = (score: number | null, threshold: number): boolean =>
  score !== null && score >= threshold;

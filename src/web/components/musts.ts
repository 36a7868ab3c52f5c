import type { FitResult, KeyMatch } from '../../shared/fit-result.ts';

/** From this credit on, a requirement counts as met in a sentence; below it is met in part. */
const enough = 0.5;

/** How many of the posting's musts the résumé meets. A must in both lists (met in part) is one must. */
export function mustCount(result: Pick<FitResult, 'keyMatches' | 'gaps'>): { met: number; asked: number } {
  const credits = new Map<string, number>();
  for (const { requirement, credit } of [...result.gaps, ...result.keyMatches]) {
    if (requirement.level === 'must') {
      credits.set(requirement.id, Math.max(credit, credits.get(requirement.id) ?? 0));
    }
  }
  const met = [...credits.values()].filter((credit) => credit >= enough).length;
  return { met, asked: credits.size };
}

export function isFull(credit: KeyMatch['credit']): boolean {
  return credit >= 0.995;
}

import type { FitResult, Gap } from '../../../shared/results/fit-result.ts';

/** What a stored result brings along so that its gaps can be ticked. */
export type Raising = {
  analysisId: string;
  /** False where another engine scored it, whose sum is not this one's. */
  canBeRaised: boolean;
  job: { id: string; onBoard: boolean };
  /** What the address ticks. Without it the ticks stand in no address. */
  ticked?: Ticked;
};

/** Gaps by their requirements' ids, and the score with all of them; null where it cannot be said. */
export type Ticked = { gaps: string[]; score: number | null };

/** By what each would bring; a job title is nothing one can go and get. */
export const gapsByEffect = ({ gaps }: FitResult): Gap[] =>
  gaps.filter(({ requirement }) => requirement.kind !== 'title').sort((a, b) => b.scoreWith - a.scoreWith);

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "these two", for as many as words are shorter than figures. */
export const theseMany = (count: number): string =>
  count === 1 ? 'this one' : `these ${counts[count - 1] ?? count}`;

export const gapQuery = (gaps: string[]): string =>
  String(new URLSearchParams(gaps.map((gap) => ['gap', gap])));

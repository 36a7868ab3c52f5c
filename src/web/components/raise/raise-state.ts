/** What is needed to tick the gaps of a stored result. */
export type Raising = {
  analysisId: string;
  /** False if another engine version scored it, whose scores can't be recomputed. */
  canBeRaised: boolean;
  job: { id: string; onBoard: boolean };
  /** The ticks in the URL. Leave it out to keep ticks out of the URL. */
  ticked?: Ticked;
};

/** Requirement ids of the ticked gaps, and the score with all of them; null if it could not be computed. */
export type Ticked = { gaps: string[]; score: number | null };

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "this one", "these two"; numerals above ten. */
export const theseMany = (count: number): string =>
  count === 1 ? 'this one' : `these ${numberWords[count - 1] ?? count}`;

export const gapQuery = (gaps: string[]): string =>
  String(new URLSearchParams(gaps.map((gap) => ['gap', gap])));

import type { FitResult, Gap } from '../../../shared/results/fit-result.ts';

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

/**
 * The gaps that a person can do something about: must-haves first, then by gain. Left out are job titles, which nobody
 * can go and get, and what depends on life rather than on a résumé: shifts, travel, climbing.
 */
export const gapsByEffect = ({ gaps }: FitResult): Gap[] =>
  gaps
    .filter(({ requirement: { kind, label } }) => kind !== 'title' && !CIRCUMSTANCES.test(label))
    .sort((a, b) => urgency(b) - urgency(a) || b.scoreWith - a.scoreWith);

const urgency = ({ requirement: { kind, level } }: Gap): number => {
  if (kind === 'trait') return 0;
  return level === 'must' && kind !== 'duty' ? 2 : 1;
};

const CIRCUMSTANCES =
  /^(?:able|ability|willing\w*|available|availability|must be|ready|climb\w*|lift\w*|work(?:ing)?)\b.*\b(?:shifts?|nights?|weekends?|holidays|overtime|climb\w*|ladders?|lift\w*|pounds|lbs|kg|travel\w*|relocat\w*|outdoors|heights?|feet)\b/i;

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "this one", "these two"; numerals above ten. */
export const theseMany = (count: number): string =>
  count === 1 ? 'this one' : `these ${numberWords[count - 1] ?? count}`;

export const gapQuery = (gaps: string[]): string =>
  String(new URLSearchParams(gaps.map((gap) => ['gap', gap])));

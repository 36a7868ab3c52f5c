import type { Gap } from './fit-result.ts';

/**
 * The gaps that a person can do something about: must-haves first, then by gain. Left out are job titles, which nobody
 * can go and get, and what depends on life rather than on a résumé: shifts, travel, climbing.
 */
export const raisableGaps = (gaps: readonly Gap[]): Gap[] =>
  gaps
    .filter(({ requirement: { kind, label } }) => kind !== 'title' && !CIRCUMSTANCES.test(label))
    .sort((a, b) => urgency(b) - urgency(a) || b.scoreWith - a.scoreWith);

const urgency = ({ requirement: { kind, level } }: Gap): number => {
  if (kind === 'trait') return 0;
  return level === 'must' && kind !== 'duty' ? 2 : 1;
};

const CIRCUMSTANCES =
  /^(?:able|ability|willing\w*|available|availability|must be|ready|climb\w*|lift\w*|work(?:ing)?)\b.*\b(?:shifts?|nights?|weekends?|holidays|overtime|climb\w*|ladders?|lift\w*|pounds|lbs|kg|travel\w*|relocat\w*|outdoors|heights?|feet)\b/i;

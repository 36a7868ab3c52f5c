import { type Finding, isLikely, isUnclear, isUnheld } from './fit-result.ts';

export type FindingStatus =
  | 'Met'
  | 'Only listed'
  | 'Likely'
  | 'Partly'
  | 'Unclear'
  | 'Not held'
  | 'Not found';

/**
 * "Only listed": the résumé names it among its skills, and no line about a job shows it. "Likely": no line says it outright, but
 * similar work or a similar job speaks for it. "Unclear": a gap that may be shown all the same. "Not held": the résumé says itself
 * that a certificate isn't held.
 */
export function findingStatus(finding: Finding): FindingStatus {
  if ('scoreWith' in finding) {
    if (finding.evidence.length === 0) return isUnclear(finding.how) ? 'Unclear' : 'Not found';
    return isUnheld(finding.how) ? 'Not held' : 'Partly';
  }
  if (isLikely(finding.how)) return 'Likely';
  if (finding.listed) return 'Only listed';
  return finding.partly ? 'Partly' : 'Met';
}

/** True for what lines of the résumé show in full, or its list of skills names. */
export const isShown = (finding: Finding): boolean =>
  !('scoreWith' in finding) && !finding.partly && !isLikely(finding.how);

/** True for what is met in part, or only likely. */
export const isShownInPart = (finding: Finding): boolean =>
  !isShown(finding) && !NOT_AT_ALL.has(findingStatus(finding));
const NOT_AT_ALL: ReadonlySet<FindingStatus> = new Set(['Unclear', 'Not found', 'Not held']);

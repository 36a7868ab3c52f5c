import { readCountedYears, yearsText } from '../../../shared/results/counted-years.ts';
import type { Finding, Requirement } from '../../../shared/results/fit-result.ts';

/** Met, met in part, or nowhere in the résumé. */
type FindingStatus = 'met' | 'partly' | 'not found';

function findingStatus(finding: Finding): FindingStatus {
  if (!('scoreWith' in finding)) return 'met';
  return finding.evidence.length > 0 ? 'partly' : 'not found';
}

const LEVELS = { must: 'Must-have', preferred: 'Preferred', nice: 'Nice to have' };

/** What the posting makes of a requirement: "Must-have", "Duty". */
function roleOf({ kind, level }: Requirement): string {
  if (kind === 'duty') return 'Duty';
  return kind === 'trait' ? 'Trait' : LEVELS[level];
}

/** "Must-have · in the same words", "Duty · partly: similar work", "Preferred · not found in your résumé". */
export function noteOf(finding: Finding): string {
  const status = findingStatus(finding);
  const how = status === 'not found' ? 'not found in your résumé' : plainHow(finding.how);
  const part = hasEnoughYears(finding.how) ? `${how}, in work that differs in part` : how;
  return `${roleOf(finding.requirement)} · ${status === 'partly' ? `partly: ${part}` : how}`;
}

/** "8 years counted of 5 years": as many as are asked. */
function hasEnoughYears(how: string): boolean {
  const years = readCountedYears(how);
  return years !== undefined && years.counted >= years.asked;
}

/** The engine's words for how a requirement is shown, as one would say them to a reader. */
export function plainHow(how: string): string {
  const known = PLAIN[how];
  if (known) return known;
  const kind = /^kind of: (.+)$/.exec(how);
  if (kind) return `${kind[1]} is a kind of it`;
  const near = /^close to: (.+)$/.exec(how);
  if (near) return `${near[1]} comes close`;
  const years = readCountedYears(how);
  return years ? `${yearsText(years.counted)} found, ${yearsText(years.asked)} asked` : how;
}

const PLAIN: Record<string, string> = {
  exact: 'in the same words',
  'worded differently': 'in other words',
  related: 'similar work',
  degree: 'your degree',
};

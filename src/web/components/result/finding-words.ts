import { isEnoughYears, readCountedYears, yearsText } from '../../../shared/results/counted-years.ts';
import { type FindingStatus, findingStatus, isShown } from '../../../shared/results/finding-status.ts';
import {
  type Finding,
  type KeyMatch,
  type Requirement,
  readUsual,
  SIMILAR_JOB,
  SIMILAR_WORK,
  UNCLEAR,
  UNDER_WAY,
} from '../../../shared/results/fit-result.ts';
import { unnamedWords } from '../../../shared/results/unnamed-words.ts';

/** What to say where no gap was found: some of the matches may only be likely or in part. */
export function withoutGaps(matches: readonly KeyMatch[]): string {
  const unsure = matches.filter((match) => !isShown(match)).length;
  if (unsure === 0) return 'Your résumé shows everything this posting asks for.';
  return unsure === 1
    ? 'One match is only likely or in part, though. A line about it would prove it.'
    : `${unsure} matches are only likely or in part, though. A line about each would prove them.`;
}

const LEVELS = { must: 'Must-have', preferred: 'Preferred', nice: 'Nice to have' };

/** What the posting makes of a requirement: "Must-have", "Duty". */
function roleOf({ kind, level }: Requirement): string {
  if (kind === 'duty') return 'Duty';
  return kind === 'trait' ? 'Trait' : LEVELS[level];
}

/** "Must-have · in the same words", "Duty · partly: mentions “payroll”", "Microsoft Project · Preferred · not found in your résumé". */
export function noteOf(finding: Finding): string {
  const status = findingStatus(finding);
  const { name } = finding.requirement;
  const how = [shownHow(finding, status), unnamedWords(finding)].filter(Boolean).join('; ');
  return [...(name ? [name] : []), roleOf(finding.requirement), how].join(' · ');
}

function shownHow({ how }: Finding, status: FindingStatus): string {
  const years = readCountedYears(how);
  if (status === 'Not found') {
    if (!years) return 'not found in your résumé';
    return isEnoughYears(years) ? `${plainHow(how)}, but in different work` : plainHow(how);
  }
  if (status === 'Unclear') return how === UNCLEAR ? 'no line says it clearly' : plainHow(how);
  if (status === 'Only listed') return `only listed: ${plainHow(how)}`;
  if (status === 'Met' || status === 'Likely' || status === 'Not held') return plainHow(how);
  if (how === 'degree') return 'partly: your education has another level or field';
  if (how === 'exact') return 'partly: named, but little else shows it';
  const isEnough = years && isEnoughYears(years) && years.from === undefined;
  return `partly: ${plainHow(how)}${isEnough ? ', in partly different work' : ''}`;
}

/** The engine's words for how a requirement is shown, as one would say them to a reader; of two, one behind the other. */
export const plainHow = (how: string): string => how.split('; ').map(plainWay).join('; ');

function plainWay(how: string): string {
  const known = PLAIN[how];
  if (known) return known;
  const named = /^names (.+?)(, (?:for|a kind of|close to) .+)?$/.exec(how);
  if (named)
    return `mentions “${named[1]}”${named[2]?.replace(', a kind of ', ', which counts toward ') ?? ''}`;
  const called = /^also called (.+)$/.exec(how);
  if (called) return `your résumé says “${called[1]}”`;
  const kind = /^kind of: (.+)$/.exec(how);
  if (kind) return `${kind[1]}, one kind of it`;
  const near = /^close to: (.+)$/.exec(how);
  if (near) return `${near[1]}, close to it`;
  const deed = /^shown by: (.+)$/.exec(how);
  if (deed) return `shown by “${deed[1]}”`;
  const usual = readUsual(how);
  if (usual) return `no line says it, but it’s usual in a job you had: ${usual}`;
  const until = /^valid until (.+)$/.exec(how);
  if (until) return `your résumé says it was valid until ${until[1]}`;
  const years = readCountedYears(how);
  if (!years) return how;
  if (years.from)
    return `${yearsText(years.counted)} found, from ${years.from} in jobs that fit in part, ${yearsText(years.asked)} asked for`;
  const related = years.related ? `, ${years.related} in related work` : '';
  return `${yearsText(years.counted)} found${related}, ${yearsText(years.asked)} asked for`;
}

const PLAIN: Record<string, string> = {
  exact: 'in the same words',
  'worded differently': 'in other words',
  [SIMILAR_WORK]: 'similar work',
  [SIMILAR_JOB]: 'no line says it, but you had a similar job',
  degree: 'your education',
  'job title': 'a job you had says so',
  'of another state': 'issued by another state',
  'state not named': 'your résumé doesn’t say for which state',
  'for another subject': 'for another subject',
  'for other grades': 'for other grades',
  limited: 'a limited license',
  'other codes': 'not for all that is asked',
  'at a basic level': 'your résumé calls it basic',
  'not held yet': 'your résumé says you don’t hold it yet',
  [UNDER_WAY]: 'under way, which the posting accepts',
  expired: 'your résumé says it has expired',
};

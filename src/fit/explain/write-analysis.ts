import { isEnoughYears, readCountedYears, yearsText } from '../../shared/results/counted-years.ts';
import { isShown, isShownInPart } from '../../shared/results/finding-status.ts';
import {
  type Finding,
  type FitResult,
  type Gap,
  isUnclear,
  isUnheld,
  type KeyMatch,
  type RequirementKind,
} from '../../shared/results/fit-result.ts';
import { type MustCount, mustCount } from '../../shared/results/must-count.ts';
import { raisableGaps } from '../../shared/results/raisable-gaps.ts';
import { scoreWord } from '../../shared/results/score-words.ts';
import type { CompiledPosting } from '../match/compiled.types.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';

type Findings = Pick<FitResult, 'fitScore' | 'keyMatches' | 'gaps'>;

/**
 * Writes four to six plain sentences that state only what the findings say: paragraphs with a blank line between, each but
 * the first with a heading on its own line.
 */
export function writeAnalysis({ fitScore, keyMatches, gaps }: Findings, posting: CompiledPosting): string {
  const score = fitScore ?? 0;
  const job = posting.read.title ? ` for ${quoted(posting.read.title)}` : '';
  return [
    `Your résumé scores ${score} of 100${job}: ${scoreWord(score).toLowerCase()}.`,
    paragraph('Must-haves', mustSentence(mustCount({ keyMatches, gaps }))),
    paragraph('Strongest', strengths([...keyMatches, ...gaps])),
    paragraph('Missing or only partly shown', missing(gaps)),
    paragraph('Experience', experience(keyMatches, gaps)),
    paragraph('What would help most', nextStep(gaps, score)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const paragraph = (heading: string, text: string): string => (text ? `${heading}\n${text}` : '');

function quoted(words: string): string {
  return `“${words.replace(/\s+/g, ' ').trim()}”`;
}

function mustSentence({ met, inPart, asked }: MustCount): string {
  if (asked === 0) return 'The posting lists none, so we compared its duties and preferences instead.';
  if (asked === 1) {
    if (met === 1) return 'Your résumé meets the only one in the posting.';
    return inPart === 1
      ? 'Your résumé meets the only one in the posting in part.'
      : 'Your résumé doesn’t show the only one in the posting.';
  }
  if (met === 0 && inPart > 0)
    return `Your résumé meets none of the ${asked} must-haves in the posting in full, and ${inPart} in part.`;
  const rest = inPart === 0 ? '' : `, and ${inPart} more in part`;
  return `Your résumé meets ${met} of the ${asked} must-haves in the posting${rest}.`;
}

const MAX_NAMED = EXPLAIN_NUMBERS.maxNamed.value;

/** What is clearly shown by a line; traits only if there is nothing else. */
function strengths(findings: Finding[]): string {
  const strong = findings.filter(isShown);
  const best = strong.filter(({ requirement }) => requirement.kind !== 'trait');
  const named = best.length > 0 ? best : strong;
  if (named.length > 0) return ended(labelsOf(named));
  const closest = findings.filter(isShownInPart);
  return closest.length === 0
    ? 'No line of your résumé shows a requirement.'
    : `Nothing is shown in full. ${ended(`The closest: ${labelsOf(closest)}`)}`;
}

function missing(gaps: Gap[]): string {
  const worst = gaps.filter(({ requirement }) => requirement.kind !== 'trait');
  return worst.length === 0 ? 'Nothing important.' : ended(labelsOf(worst));
}

/** Of several numbers of years that are asked for, the most. */
function experience(matches: KeyMatch[], gaps: Gap[]): string {
  const told = (findings: readonly Finding[], isGap: boolean) =>
    findings
      .filter(({ requirement }) => requirement.kind === 'experience')
      .flatMap(({ how }) => readCountedYears(how) ?? [])
      .map((years) => ({ ...years, elsewhere: isGap && isEnoughYears(years) }));
  const [years] = [...told(matches, false), ...told(gaps, true)].toSorted((a, b) => b.asked - a.asked);
  if (!years) return '';
  const elsewhere = years.elsewhere ? ', but partly in different work' : '';
  return `${yearsText(years.counted)} found, ${yearsText(years.asked)} asked for${elsewhere}.`;
}

function nextStep(gaps: Gap[], score: number): string {
  const best = raisableGaps(gaps).find(
    ({ requirement, scoreWith }) => requirement.kind !== 'trait' && scoreWith > score,
  );
  if (!best) return 'No single addition would raise your score by a whole point.';
  return `${ended(`${adviceFor(best)}: ${best.requirement.label}`)} Your score would be ${best.scoreWith}.`;
}

/** What the résumé may show already is to be said more clearly; years and papers are had or not. */
function adviceFor(gap: Gap): string {
  if (isUnheld(gap.how)) return 'Add this once you hold it';
  if (HAD_OR_NOT.has(gap.requirement.kind)) return 'If it’s true for you, add this first';
  if (gap.evidence.length > 0) return 'If it’s true for you, say this more clearly first';
  return isUnclear(gap.how)
    ? 'If it’s true for you, say this in a line first'
    : 'If it’s true for you, add this first';
}
const HAD_OR_NOT: ReadonlySet<RequirementKind> = new Set([
  'experience',
  'education',
  'certification',
  'language',
]);

const labelsOf = (findings: Finding[]): string =>
  findings
    .slice(0, MAX_NAMED)
    .map(({ requirement }) => requirement.label)
    .join('; ');

/** A sentence with its full stop; a label that was cut ends in one already. */
const ended = (words: string): string => (words.endsWith('…') ? words : `${words}.`);

import type { FitResult, Gap, KeyMatch } from '../../shared/results/fit-result.ts';
import { scoreWord } from '../../shared/results/score-words.ts';
import type { CompiledPosting } from '../match/compiled.types.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';

type Findings = Pick<FitResult, 'fitScore' | 'keyMatches' | 'gaps'>;

/** Writes four to six plain sentences that state only what the findings say. */
export function writeAnalysis({ fitScore, keyMatches, gaps }: Findings, posting: CompiledPosting): string {
  const score = fitScore ?? 0;
  const job = posting.read.title ? ` for ${quoted(posting.read.title)}` : '';
  return [
    `Your résumé scores ${score} of 100${job}: ${scoreWord(score).toLowerCase()}.`,
    mustSentence(keyMatches, gaps),
    strengths(keyMatches),
    missing(gaps),
    experience(keyMatches, gaps),
    nextStep(gaps, score),
  ]
    .filter(Boolean)
    .join(' ');
}

function quoted(words: string): string {
  return `“${words.replace(/\s+/g, ' ').trim()}”`;
}

const isMust = ({ requirement }: KeyMatch | Gap): boolean =>
  requirement.level === 'must' && requirement.kind !== 'trait' && requirement.kind !== 'duty';

function mustSentence(matches: KeyMatch[], gaps: Gap[]): string {
  const met = matches.filter(isMust).length;
  const all = met + gaps.filter(isMust).length;
  if (all === 0) return 'The posting states no must-haves, so its duties and wishes were compared.';
  return `It shows ${met} of the ${all} must-haves that the posting names.`;
}

const STRONG = EXPLAIN_NUMBERS.strong.value;
const MAX_NAMED = EXPLAIN_NUMBERS.maxNamed.value;

function strengths(matches: KeyMatch[]): string {
  const best = matches
    .filter(({ requirement, credit }) => requirement.kind !== 'trait' && credit >= STRONG)
    .slice(0, MAX_NAMED);
  return best.length === 0
    ? 'No line of it answers a requirement clearly.'
    : `Strongest: ${list(best.map(({ requirement }) => requirement.label))}.`;
}

function missing(gaps: Gap[]): string {
  const worst = gaps.filter(({ requirement }) => requirement.kind !== 'trait').slice(0, MAX_NAMED);
  return worst.length === 0
    ? 'Nothing important is missing.'
    : `Not shown, or only in part: ${list(worst.map(({ requirement }) => requirement.label))}.`;
}

function experience(matches: KeyMatch[], gaps: Gap[]): string {
  const found = [...matches, ...gaps].find(({ requirement }) => requirement.kind === 'experience');
  const [, counted, asked] = /^(.+) counted of (.+)$/.exec(found?.how ?? '') ?? [];
  return counted ? `Experience: ${counted} found, ${asked} asked.` : '';
}

function nextStep(gaps: Gap[], score: number): string {
  const best = gaps.find(({ requirement }) => requirement.kind !== 'trait' && requirement.kind !== 'title');
  if (!best || best.scoreWith <= score) return 'No single addition would change the score by a point.';
  return `If you have it, show this one first: ${best.requirement.label}. It would make the score ${best.scoreWith}.`;
}

function list(labels: string[]): string {
  return labels.join('; ');
}

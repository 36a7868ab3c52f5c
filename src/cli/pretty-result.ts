import type { TracedRequirement } from '../fit/explain/trace.ts';
import { conditionWords } from '../shared/results/condition-words.ts';
import type { Condition, Finding, FitResult, Gap, KeyMatch } from '../shared/results/fit-result.ts';
import { scoreWord } from '../shared/results/score-words.ts';
import { unnamedWords } from '../shared/results/unnamed-words.ts';

/** Formats a result for the terminal: score, components, matches with their lines, and gaps. */
export function prettyResult(result: FitResult): string {
  if (result.fitScore === null) return `No score: ${result.reason}`;
  return [
    `${result.fitScore} of 100 · ${scoreWord(result.fitScore)}`,
    '',
    ...Object.values(result.components).map(
      ({ label, points, outOf }) =>
        `  ${label.padEnd(18)} ${points.toFixed(1).padStart(5)} of ${outOf.toFixed(1)}`,
    ),
    '',
    result.analysis,
    ...section('Matches', result.keyMatches.map(matchLines)),
    ...section('Gaps', result.gaps.map(gapLines)),
    ...section('Check these yourself (not scored)', result.conditions.map(conditionLine)),
    ...section(
      'Notes',
      result.notes.map((note) => [`  ${note}`]),
    ),
    '',
    `Engine ${result.receipt.engineVersion}, lexicon ${result.receipt.lexiconVersion}, counted up to ${result.receipt.today}`,
  ].join('\n');
}

/** Formats what each requirement weighs and why it has its credit, one line each. */
export function prettyTrace(traced: TracedRequirement[]): string {
  const lines = traced.map(({ label, level, share, credit, reasons }) => {
    const why = reasons
      .map(({ feature, adds }) => `${feature} ${adds < 0 ? '−' : '+'}${Math.abs(adds).toFixed(2)}`)
      .join(', ');
    const points = `${(100 * share).toFixed(1).padStart(5)} × ${credit.toFixed(2)}`;
    return `  ${points}  ${oneLine(label)} (${level})${why ? `: ${why}` : ''}`;
  });
  return ['', 'Possible points × credit, and how the credit came about', ...lines].join('\n');
}

function section(name: string, entries: string[][]): string[] {
  return entries.length === 0 ? [] : ['', name, ...entries.flat()];
}

function matchLines(match: KeyMatch): string[] {
  const { requirement, evidence, credit } = match;
  return [
    `  + ${requirement.label} (${requirement.level}, ${Math.round(credit * 100)} %, ${howOf(match)})`,
    ...evidence.map(({ text }) => `      “${oneLine(text)}”`),
  ];
}

function gapLines(gap: Gap): string[] {
  const { requirement, scoreWith, credit, evidence } = gap;
  const part = credit > 0 && evidence.length > 0 ? `, ${Math.round(credit * 100)} % shown` : '';
  return [`  - ${requirement.label} (${requirement.level}${part}, ${howOf(gap)}): ${scoreWith} with it`];
}

const howOf = (finding: Finding): string => [finding.how, unnamedWords(finding)].filter(Boolean).join('; ');

function conditionLine({ kind, label }: Condition): string[] {
  return [`  ? ${conditionWords[kind]}: ${oneLine(label)}`];
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 138)} …` : line;
}

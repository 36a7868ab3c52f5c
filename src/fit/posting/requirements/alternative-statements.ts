import type { Statement } from '../lines/statements.ts';
import type { PostingRequirement, ReadPosting } from '../posting.types.ts';

/** What one statement asks, and whether the next one is its alternative. */
export type StatementRequirements = { statement: Statement; asks: PostingRequirement[]; orNext: boolean };

const ENDS_IN_OR = /(?:^|[\s;,])or$/i;

export function endsInOr(words: string): boolean {
  return ENDS_IN_OR.test(words);
}

/** Folds statements joined by "…; or" into one question with an option for each. */
export function mergeAlternatives(
  text: ReadPosting['text'],
  asked: StatementRequirements[],
): PostingRequirement[] {
  const folded: PostingRequirement[] = [];
  let options: StatementRequirements[] = [];
  for (const one of asked) {
    options.push(one);
    if (one.orNext) continue;
    folded.push(...choiceOf(text, options));
    options = [];
  }
  return [...folded, ...choiceOf(text, options)];
}

function choiceOf(text: string, options: StatementRequirements[]): PostingRequirement[] {
  const filled = options.filter(({ asks }) => asks.length > 0);
  const first = filled[0]?.asks[0];
  if (filled.length < 2 || !first) return filled.flatMap(({ asks }) => asks);
  const start = Math.min(...filled.map(({ statement }) => statement.start));
  const end = Math.max(...filled.map(({ statement }) => statement.end));
  const weight = Math.max(...filled.map(({ asks }) => asks.reduce((sum, ask) => sum + ask.weight, 0)));
  return [
    {
      ...first,
      text: text.slice(start, end),
      start,
      end,
      label: `One of ${filled.length}: ${first.label}`,
      weight: Math.min(2, weight),
      options: filled.map(({ asks }) => asks),
    },
  ];
}

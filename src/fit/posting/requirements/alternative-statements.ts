import type { Range } from '../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import type { PostingRequirement, ReadPosting } from '../posting.types.ts';

/** The requirements of one statement. `orNext`: the next statement is an alternative to it. */
export type StatementRequirements = {
  statement: Range;
  requirements: PostingRequirement[];
  orNext: boolean;
};

const ENDS_IN_OR = /[\s;,]or$/i;

export function endsInOr(words: string): boolean {
  return ENDS_IN_OR.test(words);
}

/** Merges statements joined by "…; or" into one requirement with an option for each. */
export function mergeAlternatives(
  text: ReadPosting['text'],
  statements: StatementRequirements[],
): PostingRequirement[] {
  const merged: PostingRequirement[] = [];
  let options: StatementRequirements[] = [];
  for (const statement of statements) {
    options.push(statement);
    if (statement.orNext) continue;
    merged.push(...mergeOptions(text, options));
    options = [];
  }
  return [...merged, ...mergeOptions(text, options)];
}

const MAX_CHOICE_WEIGHT = REQUIREMENT_NUMBERS.maxChoiceWeight.value;

function mergeOptions(text: string, options: StatementRequirements[]): PostingRequirement[] {
  const filled = options.filter(({ requirements }) => requirements.length > 0);
  const first = filled[0]?.requirements[0];
  if (filled.length < 2 || !first) return filled.flatMap(({ requirements }) => requirements);
  const start = Math.min(...filled.map(({ statement }) => statement.start));
  const end = Math.max(...filled.map(({ statement }) => statement.end));
  const weight = Math.max(
    ...filled.map(({ requirements }) =>
      requirements.reduce((sum, requirement) => sum + requirement.weight, 0),
    ),
  );
  return [
    {
      ...first,
      text: text.slice(start, end),
      start,
      end,
      label: `One of ${filled.length}: ${first.label}`,
      weight: Math.min(MAX_CHOICE_WEIGHT, weight),
      options: filled.map(({ requirements }) => requirements),
    },
  ];
}

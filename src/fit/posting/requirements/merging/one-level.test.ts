import { expect, it } from 'vitest';
import type { RequirementLevel } from '../../../../shared/results/fit-result.ts';
import type { ClauseRequirements } from './alternative-statements.ts';
import { withOneLevel } from './one-level.ts';

const view = 'Knowledge of: rye; oats; salt preferred. Knowledge of: tea.';
const sentence = { start: 0, end: 24 };

/** A clause with requirements of these levels; the words are all that matters of it. */
const clause = (words: string, levels: RequirementLevel[], statement = sentence) => {
  const start = view.indexOf(words);
  const requirements = levels.map((level) => ({ level })) as ClauseRequirements['requirements'];
  return {
    start,
    end: start + words.length,
    statement,
    sentence: statement.start,
    requirements,
    orNext: false,
  };
};
const levelsOf = (clauses: ReturnType<typeof clause>[]) =>
  withOneLevel(view, clauses).map(({ requirements }) => requirements.map(({ level }) => level).join());

it('what stands beside a must in one sentence is a must, too', () => {
  expect(levelsOf([clause('rye', ['must']), clause('oats', ['preferred', 'preferred'])])).toEqual([
    'must',
    'must,must',
  ]);
});

it('a sentence that says what is necessary wishes for nothing', () => {
  const words = 'Necessary knowledge of: rye; oats.';
  const at = (part: string) => ({ start: words.indexOf(part), end: words.indexOf(part) + part.length });
  const statement = { start: 0, end: words.length };
  const clauses = [
    { ...clause('rye', ['must'], statement), ...at('rye') },
    { ...clause('oats', ['preferred'], statement), ...at('oats') },
  ];
  const levels = withOneLevel(words, clauses).map(({ requirements }) => requirements[0]?.level);
  expect(levels).toEqual(['must', 'must']);
});

it.each([
  [
    'in a sentence without a must',
    [clause('rye', ['nice']), clause('oats', ['preferred'])],
    ['nice', 'preferred'],
  ],
  [
    'in another sentence',
    [clause('tea', ['must'], { start: 42, end: 59 }), clause('oats', ['preferred'])],
    ['must', 'preferred'],
  ],
  [
    'that is worded so',
    [clause('rye', ['must']), clause('salt preferred', ['preferred'])],
    ['must', 'preferred'],
  ],
  [
    'of a clause that has both',
    [clause('rye', ['must']), clause('oats', ['must', 'preferred'])],
    ['must', 'must,preferred'],
  ],
])('a wish %s stays one', (_, clauses, expected) => {
  expect(levelsOf(clauses)).toEqual(expected);
});

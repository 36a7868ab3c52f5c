import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import type { HandSet } from './hand-set.ts';
import { HAND_SET_NUMBERS } from './hand-set-numbers.ts';

const entries = Object.entries(HAND_SET_NUMBERS).flatMap(([stage, group]) =>
  Object.entries<HandSet>(group).map(([name, entry]) => [`${stage}.${name}`, entry] as const),
);

describe('a number that a person chose', () => {
  it.each(entries)(
    '%s lies in its range and has a unit and a source',
    (_, { value, unit, range, source }) => {
      const [least, most] = range;
      expect(least).toBeLessThan(most);
      for (const one of [value].flat()) {
        expect(one).toBeGreaterThanOrEqual(least);
        expect(one).toBeLessThanOrEqual(most);
      }
      expect(unit).not.toBe('');
      expect(source).not.toBe('');
    },
  );
});

/** What nobody could set to another value, and why. */
const FIXED: Record<string, string> = {
  'explain/evidence.ts: 1.2': 'months in a tenth of a year',
  'lexicon/coded-certificates.ts: IN_WHOLE_SERIES': 'the tests that make a master',
  'lexicon/tagging/hint-weights.ts: WEIGHT_SCALE': 'the scale of the data file',
  'lexicon/tagging/hint-weights.ts: bucket.size < 255': 'a byte',
  'lexicon/tagging/span-chances.ts: OUTSIDE': 'a name',
  'lexicon/tagging/span-chances.ts: FIRST': 'a name',
  'lexicon/tagging/span-chances.ts: FURTHER': 'a name',
  'lexicon/tagging/span-chances.ts: TAGS': 'a number of names',
  'match/credit/held/licenses/taught-grades.ts: KINDERGARTEN': 'a grade of a school',
  'match/credit/held/licenses/taught-grades.ts: BEFORE_KINDERGARTEN': 'a grade of a school',
  'match/credit/held/licenses/taught-grades.ts: LAST_GRADE': 'a grade of a school',
  'match/credit/title-likeness.ts: MID_LEVEL': 'a level of the table of seniority',
  'match/key-table.ts: MAX_WORK_ENTRIES': 'as many bits as a small integer has',
  'match/keys.ts: SEEDS': 'seeds of hashes',
  'match/passages.ts: END': 'the highest byte',
  'posting/requirements/merging/merge-repeats.ts: ORDER': 'an order',
  'posting/view/mask-html.ts: code < 32': 'Unicode',
  'resume/dates.ts: year > 99': 'two digits',
  'resume/json-resume.ts: LOWEST_DEGREE': 'a level of the table of degrees',
  'resume/words/date-words.ts: SEASONS': 'the first months of seasons',
  'resume/words/date-words.ts: QUARTERS': 'the first months of quarters',
  'text/characters.ts: OTHER': 'a name',
  'text/characters.ts: LETTER': 'a name',
  'text/characters.ts: DIGIT': 'a name',
  'text/characters.ts: IDEOGRAPH': 'a name',
  'text/characters.ts: INVISIBLE': 'a name',
  'text/tokens.ts: strength': 'an order',
  'vectors/word-vectors.ts: SCALE': 'the highest signed byte',
};

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const folder = join(import.meta.dirname, '..');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isNumber = (node: unknown) => isNode(node) && node.type === 'Literal' && typeof node.value === 'number';

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|[.-]fixtures\.ts$|^numbers\//.test(file))
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { file, text, program: parseSync(file, text).program as unknown as Node };
  });

/** The fractions in a piece of code, as they are written. */
function fractionsIn(node: Node): string[] {
  if (isNumber(node) && !Number.isInteger(node.value)) return [node.raw as string];
  return childrenOf(node).flatMap(fractionsIn);
}

/** The names of a module's constants that are a number, or an object or row of nothing but numbers. */
function numericConstantsIn(program: Node): string[] {
  return (program.body as Node[])
    .map((statement) => (statement.declaration ?? statement) as Node)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
    .filter(({ init }) => isNode(init) && isOfNumbers(init))
    .map(({ id }) => (id as Node).name as string);
}

function isOfNumbers(node: Node): boolean {
  if (node.type === 'ArrayExpression')
    return (node.elements as Node[]).length > 0 && childrenOf(node).every(isOfNumbers);
  if (node.type === 'ObjectExpression')
    return (
      childrenOf(node).length > 0 &&
      childrenOf(node).every(({ value }) => isNode(value) && isOfNumbers(value))
    );
  if (node.type === 'UnaryExpression') return isNumber(node.argument);
  return isNumber(node);
}

/** The comparisons with a number from `least` on, as they are written. What is hexadecimal is a character. */
function thresholdsIn(node: Node, text: string, least: number): string[] {
  const within = childrenOf(node).flatMap((child) => thresholdsIn(child, text, least));
  const isLarge = (side: unknown) =>
    isNode(side) && isNumber(side) && Number(side.value) >= least && !String(side.raw).startsWith('0x');
  const isThreshold = /^[<>]=?$/.test(String(node.operator)) && (isLarge(node.left) || isLarge(node.right));
  return isThreshold ? [text.slice(node.start, node.end), ...within] : within;
}

type Find = (program: Node, text: string) => string[];

const found = (find: Find, files = /^/): string[] =>
  sources
    .filter(({ file }) => files.test(file))
    .flatMap(({ file, program, text }) => find(program, text).map((code) => `${file}: ${code}`));

const findings = {
  fractions: found(fractionsIn),
  constants: found(numericConstantsIn),
  thresholds: found((program, text) => thresholdsIn(program, text, 3), /^(?:posting|match|score|explain)\//),
  // A rule that reads résumés or finds names may count a few words or lines of its own.
  limits: found((program, text) => thresholdsIn(program, text, 20), /^(?:resume|lexicon)\//),
};

describe('outside of src/fit/numbers', () => {
  it.each([
    ['no fraction stands in the code', findings.fractions],
    ['no constant is a number', findings.constants],
    ['no number is a threshold in what reads postings, compares, scores and explains', findings.thresholds],
    ['no number is a limit in what reads résumés and finds names', findings.limits],
  ])('%s', (_, codes) => {
    expect(codes.filter((code) => !FIXED[code])).toEqual([]);
  });

  it('what is excepted is still there', () => {
    expect(Object.values(findings).flat()).toEqual(expect.arrayContaining(Object.keys(FIXED)));
  });
});

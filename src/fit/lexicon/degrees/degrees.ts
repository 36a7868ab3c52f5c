import type { Range } from '../../../shared/range.ts';
import { LETTERS } from '../../text/characters.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import { sameWord } from '../../text/stem.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { addName, emptyIndex, type NameIndex } from '../compile.ts';
import type { NameRule } from '../lexicon-data.types.ts';
import { matchNames } from '../match-names.ts';
import { type Degree, degrees } from './degree-table.ts';

/** A degree of the table and where a text names it, in UTF-16 offsets. */
export type NamedDegree = Range & { degree: Degree };

let inAnyText: NameIndex<Degree> | undefined;
let inDegreeField: NameIndex<Degree> | undefined;

/** The degrees and school certificates that a text names, in order, without overlap. */
export function findDegreeNames(text: string, tokens: Token[] = tokenize(text)): NamedDegree[] {
  inAnyText ??= compileNames((rule) => rule);
  return matchDegrees(inAnyText, text, tokens);
}

/**
 * Degrees written in ways that are common where a résumé talks about education and mean other things elsewhere:
 * "M. Tech", "Class XII", "Ausbildung". In order, without overlap.
 */
export function findDegreeForms(text: string): NamedDegree[] {
  return matchesOf(text, educationForms()).flatMap((match) => {
    const start = match.index;
    const [written, ...groups] = match;
    const degree = degrees[groups.findIndex((group) => group !== undefined)];
    return degree && !isLowerCaseWord(written) ? [{ start, end: start + written.length, degree }] : [];
  });
}

/** What `findDegreeNames` and `findDegreeForms` find, the longer of two that overlap. */
export function findNamedDegrees(text: string, tokens: Token[] = tokenize(text)): NamedDegree[] {
  return withoutInner([...findDegreeNames(text, tokens), ...findDegreeForms(text)]);
}

/** Whether a word alone names a degree, or begins the name of one: "bachelor", "MSc", "doctor". */
export function isDegreeWord(norm: string): boolean {
  degreeWords ??= new Set(
    degrees.flatMap(({ names = [], abbreviations = [], cased = [], ambiguous }) =>
      [...names, ...abbreviations, ...cased, ...(ambiguous?.short ?? [])].flatMap((name) => {
        const [word, next] = withoutDots(name).toLowerCase().split(' ') as [string, string?];
        return next === undefined || next === 'of' || next === 'in' ? [sameWord(word)] : [];
      }),
    ),
  );
  return degreeWords.has(sameWord(norm));
}

let degreeWords: Set<string> | undefined;

/**
 * The degree that a field for a degree names ("B.Sc. (Hons)", "Diploma in Nursing"): the highest one; of several at
 * that level the first of the table that is in the master résumé's list.
 */
export function degreeIn(field: string): Degree | undefined {
  // Everything in such a field is about education, so short names need no context.
  inDegreeField ??= compileNames((rule) => ({ case: rule.case }));
  const whole = withoutInner([
    ...matchDegrees(inDegreeField, field, tokenize(field)),
    ...findDegreeForms(field),
  ]);
  const level = Math.max(...whole.map(({ degree }) => degree.level));
  const highest = whole.map(({ degree }) => degree).filter((degree) => degree.level === level);
  return degrees.find((degree) => degree.listed && highest.includes(degree)) ?? highest[0];
}

function withoutInner(named: NamedDegree[]): NamedDegree[] {
  return named.filter(
    (inner) => !named.some((outer) => lengthOf(outer) > lengthOf(inner) && contains(outer, inner)),
  );
}

const lengthOf = ({ start, end }: Range) => end - start;
const contains = (outer: Range, inner: Range) => outer.start <= inner.start && inner.end <= outer.end;

function matchDegrees(names: NameIndex<Degree>, text: string, tokens: Token[]): NamedDegree[] {
  return matchNames(names, text, tokens).map(({ from, to, entry }) => ({
    start: (tokens[from] as Token).start,
    end: (tokens[to] as Token).end,
    degree: entry.value,
  }));
}

function compileNames(adapt: (rule: NameRule) => NameRule): NameIndex<Degree> {
  const index = emptyIndex<Degree>();
  for (const degree of degrees) {
    const add = (name: string, rule: NameRule | null = null) =>
      addName(index, name, { value: degree, how: 'exact', rule: rule && adapt(rule) });
    const { names = [], abbreviations = [], cased = [], ambiguous } = degree;
    for (const name of names) add(name);
    for (const short of abbreviations) add(withoutDots(short).toLowerCase());
    for (const short of cased) add(withoutDots(short), { case: true });
    for (const short of ambiguous?.short ?? []) {
      add(short, { case: true });
      add(withoutDots(short), { case: true, context: ambiguous?.near, notBefore: ambiguous?.notBefore });
    }
  }
  return index;
}

const withoutDots = (abbreviation: string) => abbreviation.replaceAll('.', '');

let forms: RegExp | undefined;

function educationForms(): RegExp {
  forms ??= compileForms();
  return forms;
}

/** One capturing group per degree of the table; a degree without such forms gets a group that never matches. */
function compileForms(): RegExp {
  const groups = degrees.map((degree) => {
    const written = [...spacedOut(degree), ...(degree.inEducation ?? [])];
    return `(${written.join('|') || '(?!)'})`;
  });
  // The first condition is part of the second one and quickly tested.
  const forms = groups.join('|').replaceAll('\\p{L}', `[${LETTERS}]`);
  return new RegExp(`(?<![a-z\\d])(?<![${LETTERS}.])(?:${forms})(?![${LETTERS}\\d])`, 'gi');
}

/** "M. B. A.", "M B A", "M-Tech": what tokens don't join. */
function spacedOut({ abbreviations = [], cased = [] }: Degree): string[] {
  const dotted = (short: string) => `${partsOf(short).join('\\. ?')}\\.?`;
  const spaced = (short: string) => partsOf(short).join(partsOf(short).length > 2 ? ' ' : '[ -]');
  return [
    ...abbreviations.filter(hasDots).flatMap((short) => [dotted(short), `${spaced(short)}\\.?`]),
    ...cased.filter(hasDots).map(dotted),
  ];
}

const hasDots = (abbreviation: string) => abbreviation.includes('.');
const partsOf = (abbreviation: string) => abbreviation.split('.').filter(Boolean);

/** "ma", "be": two letters are a degree only in capitals. */
function isLowerCaseWord(written: string): boolean {
  const letters = written.replace(/[. ]/g, '');
  return letters.length <= 2 && letters !== letters.toUpperCase();
}

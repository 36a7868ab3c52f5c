import { findMentions } from '../lexicon.ts';
import { findSkillSpans } from '../spans/skill-spans.ts';
import { findTitles } from '../titles/titles.ts';
import { isSpelled, type LineWord } from './line-words.ts';

/** The narrow and the wide kind of a word, or nothing for one that is unknown. */
export type KindsOf = (norm: string) => readonly string[];

type Marked = { start: number; end: number; mark: string };

/**
 * What speaks for or against each word of a line being part of a skill's name, as hints a person can read: the words
 * around it, their spelling and kinds, what the lexicon and the rules say of them, and what the line is like. The same
 * place in a line gives the same hints, whatever follows in the text.
 */
export function wordHints(line: string, words: LineWord[], kindsOf: KindsOf): string[][] {
  const terms = marksOf(
    words,
    findMentions(line).map(({ start, end, term }) => ({ start, end, mark: term.kind })),
  );
  const rules = marksOf(
    words,
    findSkillSpans(line).map(({ start, end }) => ({ start, end, mark: '' })),
  );
  const titles = marksOf(
    words,
    findTitles(line).map(({ start, end }) => ({ start, end, mark: '' })),
  );
  const shapes = words.map(({ start, end }) => shapeOf(line.slice(start, end)));
  const kinds = words.map(({ norm }) => kindsOf(norm));
  const about = hintsOnLine(line, words, terms);
  return words.map((_, at) => {
    const norm = (by: number) => words[at + by]?.norm ?? (at + by < 0 ? '^' : '$');
    const of = (values: readonly string[], by: number) => values[at + by] ?? '-';
    const wide = (by: number) => kinds[at + by]?.[0] ?? '-';
    const hints = ['any'];
    for (let by = -2; by <= 2; by++) {
      hints.push(`word${by}=${norm(by)}`, `shape${by}=${of(shapes, by)}`, `term${by}=${of(terms, by)}`);
      for (const kind of kinds[at + by] ?? []) hints.push(`kind${by}=${kind}`);
    }
    for (let by = -2; by <= 1; by++) hints.push(`words${by}=${norm(by)} ${norm(by + 1)}`);
    for (let by = -1; by <= 0; by++) {
      hints.push(`shapes${by}=${of(shapes, by)} ${of(shapes, by + 1)}`);
      hints.push(`terms${by}=${of(terms, by)} ${of(terms, by + 1)}`);
      hints.push(`kinds${by}=${wide(by)} ${wide(by + 1)}`);
    }
    for (let by = -1; by <= 1; by++) hints.push(`rule${by}=${of(rules, by)}`, `title${by}=${of(titles, by)}`);
    hints.push(`rules=${of(rules, 0)} ${of(rules, 1)}`, `rule+term=${of(rules, 0)} ${of(terms, 0)}`);
    hints.push(`kind+word=${wide(-1)} ${norm(0)}`, `word+kind=${norm(-1)} ${wide(0)}`);
    if (norm(0).length > 3) hints.push(`opens=${norm(0).slice(0, 3)}`);
    for (const by of [-1, 1]) if (norm(by).length > 4) hints.push(`ends${by}=${norm(by).slice(-3)}`);
    for (let by = 3; by <= 7 && at - by >= 0; by++) hints.push(`before=${norm(-by)}`);
    for (let by = 3; by <= 5 && at + by < words.length; by++) hints.push(`after=${norm(by)}`);
    for (const hint of about) hints.push(hint, `${hint} ${of(terms, 0)}`);
    return hints;
  });
}

/** How long the line is, how much of it the lexicon knows, how much of it has capitals, and whether it has signs. */
function hintsOnLine(line: string, words: LineWord[], terms: string[]): string[] {
  const spelled = words.filter(isSpelled);
  const total = Math.max(1, spelled.length);
  const known = terms.filter((mark) => mark !== 'O').length / total;
  const capitals =
    spelled.filter(({ start }) => /^\p{Lu}/u.test(line.slice(start, start + 2))).length / total;
  return [
    `length=${Math.min(7, Math.floor(Math.log2(words.length + 1)))}`,
    `known=${Math.floor(known * 5)}`,
    `capitals=${Math.floor(capitals * 4)}`,
    spelled.length === words.length ? 'no signs' : 'signs',
  ];
}

/** `B` and the mark for the first word of a range, `I` and the mark for the others, `O` outside. */
function marksOf(words: LineWord[], ranges: Marked[]): string[] {
  const marks = words.map(() => 'O');
  let at = 0;
  for (const { start, end, mark } of ranges) {
    while (at < words.length && words[at]!.end <= start) at++;
    const first = at;
    for (let next = at; next < words.length && words[next]!.start < end; next++)
      marks[next] = `${next === first ? 'B' : 'I'}${mark}`;
  }
  return marks;
}

/** "Node.js" is "Xx.x", "SQL" is "XX", "C++17" is "X++9". */
function shapeOf(word: string): string {
  return word
    .replace(/\p{Lu}+/gu, (run) => (run.length > 1 ? 'XX' : 'X'))
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\p{N}+/gu, '9');
}

import { addTo } from '../../shared/add-to.ts';
import { wordsOfName } from '../lexicon/compile.ts';
import { allTerms } from '../lexicon/lexicon.ts';
import { fieldOf } from '../lexicon/titles/professions.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { titleWordWeight } from './word-weights.ts';

/** A skill by one of its names: the word that says what is done, and the words that say in what. */
type NamedWork = { id: string; fields: readonly string[]; others: string[] };

let workByRoot: Map<string, NamedWork[]> | undefined;

/**
 * The ids of the skills whose doer a title names, known or not: a baker works in baking, a math teacher in teaching math, a
 * database administrator in database administration.
 *
 * The doer is the last word of the title's first part, so that an account manager doesn't work in accounting. A skill of one
 * word must be of the field of one of `professions`, which are those of the title, unless it is long: a court reporter doesn't
 * work in reporting figures, but a copywriter writes copy. Without professions, any field will do.
 */
export function workOfTitle(title: string, professions: readonly string[]): string[] {
  const words = tokenize(title.split(END_OF_TITLE, 1)[0] as string).map(({ norm }) => norm);
  const doer = words.at(-1);
  if (doer === undefined || !DOER.test(doer)) return [];
  const stems = new Set(words.map(stem));
  const own = professions.map(fieldOf);
  const isSpecific = titleWordWeight(doer, stem(doer)) === 1;
  const found = new Set<string>();
  for (const root of rootsOf(doer))
    for (const { id, fields, others } of namedWork().get(root) ?? []) {
      const isSure =
        others.length > 0 || (isSpecific && (root.length >= LONG_ROOT || haveOneField(fields, own)));
      if (isSure && others.every((other) => stems.has(other))) found.add(id);
    }
  return [...found];
}

const haveOneField = (some: readonly string[], others: readonly string[]): boolean =>
  others.length === 0 || some.some((one) => others.includes(one));

/** "Baker, night shift", "Baker (rye)", "Baker at Elm Mill". */
const END_OF_TITLE = /[,;:(|/\n]|\s[-–—]\s|\s(?:at|for|of|in|with)\s/;

/** Words for somebody who does something. */
const DOER = /(?:er|or|ist|ian|coach|cook|nurse|mason|clerk)s?$/;

/** Skills by the roots of what is done: "baking", "phlebotomy", "web development", "teaching math". */
function namedWork(): Map<string, NamedWork[]> {
  if (workByRoot) return workByRoot;
  workByRoot = new Map();
  for (const { id, kind, name: main, aliases, professions } of allTerms()) {
    if (kind !== 'skill') continue;
    const fields = professions.map(fieldOf);
    for (const name of [main, ...aliases]) {
      const words = wordsOfName(name);
      if (words.length > MOST_WORDS) continue;
      for (const [deed, others] of readingsOf(words)) {
        const work = { id, fields, others: others.map(stem) };
        for (const root of rootsOf(deed)) addTo(workByRoot, root, work);
      }
    }
  }
  return workByRoot;
}

const MOST_WORDS = MATCH_NUMBERS.wordsOfWork.value;
const DEED = /(?:ing|ion|ment|y)$/;

/** What is done and in what: the last word of "math teaching", and the first one of "teaching math". */
function readingsOf(words: readonly string[]): [deed: string, others: string[]][] {
  const first = words[0] as string;
  const last = words.at(-1) as string;
  const readings: [string, string[]][] = [];
  if (DEED.test(last)) readings.push([last, words.slice(0, -1)]);
  if (words.length > 1 && first.endsWith('ing')) readings.push([first, words.slice(1)]);
  return readings;
}

/** What is left of "baker" and "baking", "manager" and "management": the word, and without the ending of a doer or a deed. */
function rootsOf(word: string): string[] {
  const one = word.replace(/(?<=(?:er|or|ist|ian))s$/, '');
  const root = one.replace(/(?:ers?|ors?|ists?|ians?|ing|ions?|e?ments?|(?<=on)ry|y)$/, '');
  return root.length < SHORTEST_ROOT || root === one ? [one] : [one, root];
}
const LONG_ROOT = MATCH_NUMBERS.longRoot.value;
const SHORTEST_ROOT = MATCH_NUMBERS.shortestRoot.value;

import { type Token, tokenize } from '../../text/tokens.ts';
import { addName, emptyIndex, type NameIndex } from '../compile.ts';
import { idOf } from '../ids.ts';
import type { JobTitle, TitleMention } from '../lexicon.types.ts';
import { matchNames } from '../match-names.ts';
import { professions } from '../profession-data.ts';

type Titles = { list: JobTitle[]; names: NameIndex<JobTitle | null> };

let compiled: Titles | null = null;

/**
 * Finds the job titles in a text, in order and without overlap, the longest where several fit. Seniority words are not
 * part of them (see `seniorityOf`).
 */
export function findTitles(text: string, tokens: Token[] = tokenize(text)): TitleMention[] {
  const found = matchNames(titles().names, text, tokens.map(spelledOut));
  return found.flatMap(({ from, to, entry: { value } }) =>
    value === null
      ? []
      : [{ start: (tokens[from] as Token).start, end: (tokens[to] as Token).end, title: value }],
  );
}

/** True for a text that is nothing but one title. */
export function isOneTitle(text: string): boolean {
  const [title] = findTitles(text);
  return title !== undefined && title.end - title.start === text.length;
}

/** "Manager, Human Resources", "Senior Analyst, Business Intelligence", but not "Nurse, Nights, Larkspur". */
const WITH_SUBJECT = /^(?<role>\p{L}[\p{L}. -]{1,40}), ?(?<subject>\p{L}[\p{L}&/ '’-]{1,50})$/u;

/** "Finance & Insurance (F&I) Manager": initials in the middle of a title stand for the words before them. */
export const withoutInitials = (name: string): string => name.replace(INITIALS, '');
const INITIALS = / \(\p{Lu}[\p{Lu}&/-]{1,6}\)(?= \p{L})/gu;

/** The titles that the name of a job has, in order. A subject behind a comma is read as if it stood before it. */
export function titlesOfName(given: string): JobTitle[] {
  const name = withoutInitials(given);
  const turned = titlesBehindComma(name);
  if (turned.length > 0) return turned;
  const found = findTitles(name);
  const swapped = found.some(({ start, end }) => end - start === name.trim().length)
    ? []
    : titlesSwapped(name);
  return swapped.length > 0 ? swapped : found.map(({ title }) => title);
}

/** "Secretary Legal", as in a list of jobs that is sorted by the worker. */
function titlesSwapped(name: string): JobTitle[] {
  const { worker, branch } = WORKER_FIRST.exec(name)?.groups ?? {};
  return worker && branch ? titlesBehindComma(`${worker}, ${branch}`) : [];
}
const WORKER_FIRST = /^\s*(?<worker>\p{L}{4,}) (?<branch>\p{L}{4,})\s*$/u;

/** The titles of "Manager, Human Resources" that need all of both halves, unlike "Manager, Food Bank" as a bank manager. */
export function titlesBehindComma(name: string): JobTitle[] {
  const { role, subject } = WITH_SUBJECT.exec(name.trim())?.groups ?? {};
  if (!role || !subject) return [];
  const rank = findTitles(role).length > 0 ? role : (role.split(' ').at(-1) as string);
  for (const [first, second] of [
    [subject, role],
    [subject, rank],
    [role, `of ${subject}`],
  ] as const) {
    const turned = `${first} ${second}`;
    const whole = findTitles(turned).filter(({ start, end }) => end - start === turned.length);
    if (whole.length > 0) return whole.map(({ title }) => title);
  }
  return [];
}

/** How words of titles are shortened: "Help Desk Tech", "Asst. Store Mgr". */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['tech', 'technician'],
  ['techs', 'technician'],
  ['rep', 'representative'],
  ['reps', 'representative'],
  ['asst', 'assistant'],
  ['assoc', 'associate'],
  ['mgr', 'manager'],
  ['supv', 'supervisor'],
  ['coord', 'coordinator'],
  ['engr', 'engineer'],
  ['mech', 'mechanic'],
  ['mechs', 'mechanic'],
  ['opr', 'operator'],
  ['oper', 'operator'],
  ['supr', 'supervisor'],
  ['supvr', 'supervisor'],
  ['supt', 'superintendent'],
  ['spec', 'specialist'],
  ['acct', 'accountant'],
  ['dir', 'director'],
  ['instr', 'instructor'],
  ['maint', 'maintenance'],
  ['mfg', 'manufacturing'],
  ['equip', 'equipment'],
  ['svc', 'service'],
  ['cust', 'customer'],
  ['secy', 'secretary'],
  ['exec', 'executive'],
  ['execs', 'executive'],
  ['mktg', 'marketing'],
  ['ins', 'insurance'],
  ['carp', 'carpenter'],
  ['whse', 'warehouse'],
  ['insp', 'inspector'],
  ['refrig', 'refrigeration'],
  ['pharm', 'pharmacy'],
  ['constr', 'construction'],
]);

function spelledOut(token: Token): Token {
  const norm = fullWord(token.norm);
  return norm === token.norm ? token : { ...token, norm };
}

/** What only sounds like a title, as a server that serves no guests, or may be of any trade, as the foreman of a shop. */
const NO_TITLES = [
  'sql server',
  'windows server',
  'web server',
  'linux server',
  'exchange server',
  'shop foreman',
];

export function allTitles(): JobTitle[] {
  return titles().list;
}

function titles(): Titles {
  compiled ??= compileTitles();
  return compiled;
}

function compileTitles(): Titles {
  const list: JobTitle[] = [];
  const names = emptyIndex<JobTitle | null>();
  for (const name of NO_TITLES) addName(names, name, { value: null, how: 'exact', rule: null });
  for (const { profession, field, titles: data, work: common = [] } of professions) {
    for (const { name, aliases = [], work = [] } of data) {
      const title: JobTitle = {
        id: `${profession}/${idOf(name)}`,
        index: list.length,
        name,
        aliases,
        profession,
        field,
        work: [...common, ...work].map(idOf),
      };
      list.push(title);
      addName(names, spelledOutName(name), { value: title, how: 'exact', rule: null });
      for (const alias of aliases)
        addName(names, spelledOutName(alias), { value: title, how: 'alias', rule: null });
    }
  }
  return { list, names };
}

export const fullWord = (word: string): string => SHORT_WORDS.get(word) ?? word;
const spelledOutName = (name: string): string => name.split(' ').map(fullWord).join(' ');

import type { Range } from '../../../shared/range.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import type { CompiledTitle } from '../compiled.types.ts';
import { keyOf } from '../keys.ts';
import { WORKPLACES, type Workplace } from './workplace-table.ts';

const IDS = Object.keys(WORKPLACES);
const KEYS = IDS.map((id) => keyOf('workplace', id));

/** One group for each workplace, in the order of the table. */
function patternOf(wordsOf: (workplace: Workplace) => (string | undefined)[], after = ''): RegExp {
  const groups = Object.values(WORKPLACES).map((workplace) => {
    const words = wordsOf(workplace).filter((each) => each !== undefined);
    return `(${words.length === 0 ? '(?!)' : words.join('|')})`;
  });
  return new RegExp(`(?<!\\p{L})(?:${groups.join('|')})${after}(?!\\p{L})`, 'giu');
}

const ASKED = patternOf(
  ({ asked, names }) => [asked, names],
  '(?: (?:business|environment|industry|sector|setting)s?)?',
);
const NAMED = patternOf(({ names }) => [names]);

function found(text: string, pattern: RegExp): (Range & { key: number })[] {
  return matchesOf(text, pattern).map(({ 0: words, index, ...groups }) => ({
    key: KEYS[KEYS.findIndex((_, each) => groups[each + 1] !== undefined)] as number,
    start: index,
    end: index + words.length,
  }));
}

/** Where work must have been done, as keys, and where a requirement says so: "a year in a coffee shop". */
export const workplacesAsked = (requirement: string): (Range & { key: number })[] =>
  found(requirement, ASKED);

/** The keys of what the heading of a job says of where it was: "Night Porter, Elm Hotel". */
export const workplacesNamed = (heading: string): number[] =>
  found(heading, NAMED).flatMap(({ key }) => [key, ...(BUSINESSES.get(key) ?? [])]);

const BUSINESSES = new Map(
  Object.values(WORKPLACES).flatMap(({ business }, index): [number, number[]][] =>
    business === undefined ? [] : [[KEYS[index] as number, [keyOf('workplace', business)]]],
  ),
);

/** The keys of the workplaces of everybody with one of these titles, professions or fields, by their keys. */
const BY_TITLE = new Map<number, number[]>();
for (const [index, { titles = [], professions = [], fields = [] }] of Object.values(WORKPLACES).entries())
  for (const key of [
    ...titles.map((id) => keyOf('title', id)),
    ...professions.map((id) => keyOf('profession', id)),
    ...fields.map((id) => keyOf('field', id)),
  ])
    BY_TITLE.set(key, [...(BY_TITLE.get(key) ?? []), KEYS[index] as number]);

/** The keys of the places where everybody with a title has worked. */
export const workplacesOfTitle = ({ titles, professions, fields }: CompiledTitle): number[] =>
  [...titles, ...professions, ...fields].flatMap((key) => BY_TITLE.get(key) ?? []);

import type { Range } from '../../../shared/range.ts';
import { matchesOf } from '../../text/patterns/matches.ts';
import type { CompiledTitle } from '../compiled.types.ts';
import { keyOf } from '../keys.ts';
import { WORKPLACES, type Workplace } from './workplace-table.ts';

const KEYS = Object.keys(WORKPLACES).map((id) => keyOf('workplace', id));

/** One group for each workplace, in the order of the table. */
function patternOf(wordsOf: (workplace: Workplace) => (string | undefined)[], after = ''): RegExp {
  const groups = Object.values(WORKPLACES).map((workplace) => {
    const words = wordsOf(workplace).filter((each) => each !== undefined);
    return `(${words.length === 0 ? '(?!)' : words.join('|')})`;
  });
  return new RegExp(`(?<!\\p{L})(?:${groups.join('|')})${after}(?!\\p{L})`, 'giu');
}

/** "Hospitality industry", "school setting" */
const BUSINESS = '(?: (?:business|environment|industry|sector|setting)s?)?';
const ASKED = patternOf(({ asked, names }) => [asked, names], BUSINESS);
const NAMED = patternOf(({ names, employers }) => [names, employers]);

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

/**
 * The keys of what an employer is by its name: "Elm Hotel" and "Bank of Elm", but not "Hotel California Records", which has the
 * word elsewhere than at its end. `note` is what the résumé says of it in brackets: "(nine restaurants and two hotels)", but not for whom
 * it works: "(software for hotels)".
 */
export const workplacesNamed = (employer: string, note = ''): number[] =>
  [
    ...found(employer, NAMED).filter(({ end }) => isWhatItIs(employer, end)),
    ...found(note.replace(FOR_WHOM, ''), NAMED),
  ].flatMap(({ key }) => [key, BUSINESSES.get(key) ?? []].flat());

const FOR_WHOM = /\b(?:for|to|that|which|serving|used)\b.*$/i;

const isWhatItIs = (employer: string, end: number): boolean =>
  ENDS_NAME.test(employer.slice(end)) || OPENS_NAME.test(employer);
const ENDS_NAME =
  /^(?: of(?: the)?(?: (?-i:\p{Lu}[\p{L}’'.-]*)){1,4})?(?:,? (?:inc|llc|ltd|plc|group|trust|systems?|district|network|company|co|corp|industries|association|authority|nhs|foundation|(?:&|and) (?:spa|suites|resort|grill|bar))\b\.?)*\W*$/iu;
/** "Hotel Verena", "Bank of Elmland" */
const OPENS_NAME =
  /^(?:the )?(?:(?:hotel|resort|bistro|caf[eé]|brasserie|trattoria) (?-i:\p{Lu}[\p{L}’'-]*)|(?:bank|university|college|museum) of(?: the)?(?: (?-i:\p{Lu}[\p{L}’'.-]*)){1,3})$/iu;

const BUSINESSES = new Map(
  Object.values(WORKPLACES).flatMap(({ business }, index): [number, number][] =>
    business === undefined ? [] : [[KEYS[index] as number, keyOf('workplace', business)]],
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

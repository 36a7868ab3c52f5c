import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../posting/posting.types.ts';
import { type Amount, findAmounts, type Measure } from '../../../text/quantities/amounts.ts';
import type { CompiledRequirement } from '../../compiled.types.ts';
import { creditOf, type KeyTable } from '../../key-table.ts';
import { keyOf } from '../../keys.ts';

/** The key under which a résumé's number is recorded. */
export const amountKey = (measure: Measure): number => keyOf('amount', measure);

/** The numbers that a skill is asked with: "type at least 60 wpm". Of a degree, of years or late in a duty, such a number is an aside. */
export const amountsAsked = ({ kind, label }: PostingRequirement): Amount[] =>
  findAmounts(label).filter(
    ({ start }) => MEASURED.has(kind) || (kind === 'duty' && start < OPENING_OF_DUTY),
  );
const OPENING_OF_DUTY = MATCH_NUMBERS.openingOfDuty.value;
const MEASURED: ReadonlySet<string> = new Set(['skill', 'tool', 'trait']);

const MET = MATCH_NUMBERS.amountMet.value;
const SHORT = MATCH_NUMBERS.amountShort.value;

/** The number that a résumé gives, 0 if it gives none. */
export const amountIn = (table: KeyTable, { measure }: Amount): number => creditOf(table, amountKey(measure));

/** The credit of a requirement with a number: nearly all if the résumé gives as much, and only a part if it gives less or none. */
export function withAmounts(credit: number, { amounts }: CompiledRequirement, table: KeyTable): number {
  if (amounts.length === 0) return credit;
  return amounts.every((asked) => reaches(amountIn(table, asked), asked))
    ? Math.max(credit, MET)
    : Math.min(credit, SHORT);
}

/** Numbers are kept with the precision of the key table. */
const reaches = (had: number, { least }: Amount): boolean => had >= Math.fround(least);

const UNITS: Record<Measure, { name: string; given: (number: string) => string }> = {
  typing: { name: 'typing speed', given: (number) => `${number} wpm` },
  shorthand: { name: 'shorthand speed', given: (number) => `${number} wpm` },
  keystrokes: { name: 'keystrokes per hour', given: (number) => `${number} keystrokes per hour` },
  GPA: { name: 'GPA', given: (number) => `a GPA of ${number}` },
};

/** "35 wpm found, 60 asked for", "no typing speed given": how the numbers of a requirement are shown. */
export function wordAmounts({ amounts }: CompiledRequirement, table: KeyTable): string {
  const ways = amounts.map((asked) => {
    const { name, given } = UNITS[asked.measure];
    const had = amountIn(table, asked);
    return had === 0 ? `no ${name} given` : `${given(written(had))} found, ${written(asked.least)} asked for`;
  });
  return [...new Set(ways)].join('; ');
}

/** "10,000", "3.25" */
const written = (number: number): string => NUMBER_FORMAT.format(number);
const NUMBER_FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

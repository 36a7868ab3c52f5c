import { type Token, tokenize } from '../../text/tokens.ts';
import { addName, emptyIndex, type NameIndex } from '../compile.ts';
import { type Match, matchNames } from '../match-names.ts';
import { AREAS, type Discipline, disciplines } from './discipline-table.ts';

/** The fields of study that a text names. Areas are bits in the order of `AREAS`. */
export type FieldsOfStudy = {
  disciplines: number[];
  /** The areas of all its fields. */
  areas: number;
  /** Those that it names as a whole: "engineering". */
  whole: number;
  /** The main areas of its fields: what else is studied there is related to them. */
  related: number;
};

export const NO_FIELDS: FieldsOfStudy = { disciplines: [], areas: 0, whole: 0, related: 0 };

let index: NameIndex<number> | undefined;

/** The fields of study that a text names, each once; `disciplines` are indexes of the table, in the order of the text. */
export function findFieldsOfStudy(text: string, tokens: Token[] = tokenize(text)): FieldsOfStudy {
  index ??= compileNames();
  const named = matchNames(index, text, tokens);
  const found = new Set(
    named.filter((one, at) => !isManagementOf(tokens, one, named[at - 1])).map(({ entry }) => entry.value),
  );
  const fields = { ...NO_FIELDS, disciplines: [...found] };
  for (const one of found) {
    const { areas, whole, alone } = disciplines[one] as Discipline;
    fields.areas |= areaBits(...areas);
    if (whole) fields.whole |= areaBits(...areas);
    if (!alone) fields.related |= areaBits(...areas.slice(0, 1));
  }
  return fields;
}

/** "Aviation maintenance management" is no business degree. */
function isManagementOf(tokens: Token[], { from, to }: Match<number>, before?: Match<number>): boolean {
  if (!before || to > from + 1 || !MANAGEMENT.test((tokens[from] as Token).norm)) return false;
  const joint = tokens.slice(before.to, to);
  return joint.length <= 2 && joint.every((token) => token.before === 'space' && !JOINS.test(token.norm));
}
const MANAGEMENT = /^(?:management|administration)$/;
const JOINS = /^(?:and|or|in|of|with|degree|minor|plus)$/;

let near: Set<number>[] | undefined;

/** True if recruiters who ask for the first discipline accept the second as well. */
export function isNearDiscipline(asked: number, held: number): boolean {
  near ??= disciplines.map(({ near: names = [] }) => new Set(names.map(disciplineNamed)));
  return near[asked]?.has(held) ?? false;
}

/** True if the asked discipline is a name for several, of which the other is one. */
export const isOneOfThem = (asked: number, held: number): boolean =>
  disciplines[asked]?.umbrella === true && isNearDiscipline(asked, held);

/** The index of the discipline with this first name; -1 if there is none. */
export function disciplineNamed(name: string): number {
  return disciplines.findIndex(({ names }) => names[0] === name);
}

/** The bits of some areas. */
export const areaBits = (...areas: Discipline['areas']): number =>
  areas.reduce((bits, area) => bits | (1 << AREAS.indexOf(area)), 0);

function compileNames(): NameIndex<number> {
  const names = emptyIndex<number>();
  disciplines.forEach((discipline, value) => {
    for (const name of discipline.names) addName(names, name, { value, how: 'exact', rule: null });
    for (const name of discipline.cased ?? [])
      addName(names, name, { value, how: 'exact', rule: { case: true } });
  });
  return names;
}

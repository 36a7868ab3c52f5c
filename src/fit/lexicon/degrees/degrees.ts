import type { DegreeLevel } from '../../resume/resume.types.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { addName, emptyIndex, type NameIndex } from '../compile.ts';
import { matchNames } from '../match-names.ts';
import { degreeNames } from './degree-names.ts';

export type DegreeMention = { start: number; end: number; level: DegreeLevel };

let compiled: NameIndex<DegreeLevel> | null = null;

/** Words for degrees and school leaving papers in a text, in order and apart, with the level each stands for. */
export function findDegrees(text: string, tokens: Token[] = tokenize(text)): DegreeMention[] {
  compiled ??= compileDegrees();
  return matchNames(compiled, text, tokens).map(({ from, to, entry }) => ({
    start: (tokens[from] as Token).start,
    end: (tokens[to] as Token).end,
    level: entry.value,
  }));
}

function compileDegrees(): NameIndex<DegreeLevel> {
  const names = emptyIndex<DegreeLevel>();
  for (const [level, rule, list] of degreeNames) {
    for (const name of list) addName(names, name, { value: level, how: 'exact', rule });
  }
  return names;
}

import { expect, it } from 'vitest';
import { tokenize } from '../../../text/tokens.ts';
import { keyOf } from '../../keys.ts';
import { weightedStem } from '../../word-weights.ts';
import { namedOutright, namedWords, nameOrEquivalent } from './named-words.ts';

it.each<[string, string[]]>([
  ['Familiarity with SBA lending', ['SBA']],
  ['SBA lending', ['SBA']],
  ['Software such as H2O', ['H2O']],
  ['takeoffs in PlanSwift or Daxko', ['PlanSwift', 'Daxko']],
  ['Baking of bread', []],
  ['Maintain Safe And Clean Work Areas', []],
  ['Bake bread at 450 degrees', []],
])('of "%s", names are %j', (text, expected) => {
  const keys = expected.map((word) => keyOf('word', weightedStem(word.toLowerCase()).stemmed));
  expect([...namedWords(tokenize(text), text)]).toEqual(keys);
});

const namesOf = (sets: Int32Array[], ...words: string[]) =>
  sets.map((keys) => words.filter((word) => keys.includes(keyOf('word', weightedStem(word).stemmed))));

it('of names that nobody knows, one is enough where the posting says so', () => {
  const namesIn = (text: string) => namesOf(namedOutright(tokenize(text), text), 'xet', 'qei');
  expect(namesIn('XET or QEI')).toEqual([['xet'], ['qei']]);
  expect(namesIn('XET/QEI')).toEqual([['xet'], ['qei']]);
  expect(namesIn('XET and QEI')).toEqual([['xet', 'qei']]);
});

it('a name is enough where an equivalent would do', () => {
  const namesIn = (text: string) => namesOf(nameOrEquivalent(text), 'neiep');
  expect(namesIn('Completion of NEIEP or an equivalent apprenticeship')).toEqual([['neiep']]);
  expect(namesIn('Completion of NEIEP and an apprenticeship')).toEqual([]);
});

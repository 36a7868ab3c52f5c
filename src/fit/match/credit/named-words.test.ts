import { expect, it } from 'vitest';
import { tokenize } from '../../text/tokens.ts';
import { keyOf } from '../keys.ts';
import { weightedStem } from '../word-weights.ts';
import { namedWords } from './named-words.ts';

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

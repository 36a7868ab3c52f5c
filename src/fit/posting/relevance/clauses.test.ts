import { describe, expect, it } from 'vitest';
import { postingClauses } from './clauses.ts';

const clauses = (text: string) =>
  postingClauses(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('the clauses of a sentence', () => {
  it.each([
    ['Bake the rye bread; sell the oat bread', ['Bake the rye bread', 'sell the oat bread']],
    ['Bake the rye bread;  and sell the oat bread', ['Bake the rye bread', 'sell the oat bread']],
    ['Bake the rye bread; or', ['Bake the rye bread; or']],
    ['Bake the rye bread; or sell the oat bread', ['Bake the rye bread', 'or sell the oat bread']],
    ['Bake the rye bread;sell the oat bread', ['Bake the rye bread;sell the oat bread']],
    ['Bake (the rye bread; the oat bread) today', ['Bake (the rye bread; the oat bread) today']],
    ['Bake (rye) at night; sell the oat bread', ['Bake (rye) at night', 'sell the oat bread']],
    ['Bake the rye bread, and sell it', ['Bake the rye bread, and sell it']],
    ['Bake; sell the oat bread', ['Bake; sell the oat bread']],
    ['Bake the rye bread; sell', ['Bake the rye bread; sell']],
    [
      'These competencies may be evaluated: Baking, Tact; and Job Knowledge, including knowledge of: rye and its flour',
      ['Baking', 'Tact', 'Job Knowledge, including knowledge of: rye and its flour'],
    ],
    ['Emphasis will be placed on the following: baking, and tact.', ['baking', 'tact']],
    ['Bakes the rye bread and does related work as required.', ['Bakes the rye bread']],
    ['Performs related duties.', ['Performs related duties.']],
    [
      'Three years of baking, be comfortable in Excel, and be able to read a recipe',
      ['Three years of baking', 'be comfortable in Excel', 'be able to read a recipe'],
    ],
    [
      '2+ years of baking bread (rye preferred), and good understanding of ovens',
      ['2+ years of baking bread (rye preferred)', 'good understanding of ovens'],
    ],
    [
      'A food handler card; if you are about to get one, write to us',
      ['A food handler card', 'if you are about to get one, write to us'],
    ],
    [
      '3 years of experience with, and strong knowledge of, ovens',
      ['3 years of experience with, and strong knowledge of, ovens'],
    ],
    [
      '3 years of baking, proficiency in Excel, preferred',
      ['3 years of baking, proficiency in Excel, preferred'],
    ],
    ['Bake bread, be comfortable in Excel', ['Bake bread, be comfortable in Excel']],
    ['Three years of baking, milling and selling', ['Three years of baking, milling and selling']],
    [
      'Bake rye; sell oats; first aid; tact at work; more',
      ['Bake rye', 'sell oats', 'first aid', 'tact at work; more'],
    ],
  ])('%j: %j', (text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });

  it('are found in the middle of a text', () => {
    const view = 'Welcome. Bake the rye bread; sell the oat bread. Bye.';
    const found = postingClauses(view, { start: 9, end: 47 });
    expect(found.map(({ start, end }) => view.slice(start, end))).toEqual([
      'Bake the rye bread',
      'sell the oat bread',
    ]);
  });
});

it('a long clause is not split at the end of a list', () => {
  const sentence =
    `Reviews the work of bakers engaged in the kneading, shaping, and baking of bread ${'in the ovens of the mill '.repeat(6)}`.trim();
  expect(clauses(sentence)).toEqual([sentence]);
});

it('a long clause is not split where all of it must be known so well', () => {
  const sentence =
    `Care for ovens, the flour stores, and mill roofs sufficient to inspect them ${'by the old river '.repeat(10)}`.trim();
  expect(clauses(sentence)).toEqual([sentence]);
});

it.each([
  ['oversees all the bakers of the mill, millers of rye, and helpers at the oven', 1],
  ['oversees all the bakers of the mill, millers of rye, and bakes loaves at the oven', 2],
  ['oversees all the bakers of the mill, millers of rye, and experience at the oven', 2],
  ['the bakers of oat bread at night, millers of rye, and helpers at the oven', 2],
])('a duty keeps its objects: %s', (words, expected) => {
  expect(clauses(`${words} ${'in the ovens of the old mill '.repeat(7)}`.trim())).toHaveLength(expected);
});

describe('a long clause is also split at', () => {
  const long = (words: string) =>
    `${words} ${'in the wood ovens of the old mill by the river '.repeat(4)}`.trim();

  it.each([
    ', and ',
    ', then ',
    ', but ',
    ', so ',
    ', plus ',
    ', as well as ',
    ' - ',
    ' – ',
    ' — ',
    ' -- ',
    ': ',
  ])('%j', (joint) => {
    const parts = [long('bake the rye bread'), long('sell the oat bread')];
    expect(clauses(parts.join(joint))).toEqual(parts);
  });

  it.each([', ', ' and ', '-', ': The '])('but not at %j', (joint) => {
    const text = [long('bake the rye bread'), long('sell the oat bread')].join(joint);
    expect(clauses(text)).toEqual([text]);
  });

  it('nor where one of the two would be short', () => {
    const text = `${long('bake the rye bread')} every day, and sell it`;
    expect(clauses(text)).toEqual([text]);
  });
});

import { expect, it } from 'vitest';
import { anyOf, firstKindOf } from './any-of.ts';

it('finds what one of the patterns matches, wherever each may stand', () => {
  const isBread = anyOf(/^rye\b/i, /\bwheat\b/, /loaf$/i, /\bspelt\b/i);
  expect(['Rye', 'of wheat', 'meatLOAF', 'no Spelt'].map(isBread)).toEqual([true, true, true, true]);
  expect(['of rye', 'Wheat', 'loaf of it', 'misspelt'].map(isBread)).toEqual([false, false, false, false]);
});

it('keeps groups, classes and escapes of patterns as they are', () => {
  const isBread = anyOf(/^a(?:b|c(?:d|e))\|[|)]$/, /^x$/);
  expect(['ab||', 'acd|)', 'x', 'ac||', 'b||'].map(isBread)).toEqual([true, true, true, false, false]);
});

it('refuses a pattern with alternatives outside groups', () => {
  expect(() => anyOf(/^rye|wheat/)).toThrow('A pattern with several alternatives: /^rye|wheat/');
});

it('gives the kind that stands first, or none', () => {
  const kindOf = firstKindOf({ bread: [/\brye\b/, /\bloaf\b/], drink: [/\btea\b/, /\brye whiskey\b/] });
  expect(['a loaf', 'tea', 'rye whiskey', 'tealoaf'].map(kindOf)).toEqual([
    'bread',
    'drink',
    'bread',
    undefined,
  ]);
});

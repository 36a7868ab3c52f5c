import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { postingView } from './posting-view.ts';

it('addresses are left out, and everything else stays where it is', () => {
  const text = 'See https://elm.example/index.cfm?a=1 and bake.';
  expect(postingView(text)).toBe(`See ⋯${' '.repeat(32)} and bake.`);
  expect(postingView(text)).toHaveLength(text.length);
});

it('a number that is given twice is read once', () => {
  const text = 'Within eighteen (18) months, lift one hundred twenty (120) pounds; version two (beta)';
  const view = postingView(text);
  expect(view.replace(/ +/g, ' ')).toBe('Within 18 months, lift 120 pounds; version two (beta)');
  expect(view).toHaveLength(text.length);
});

it('nothing is asked because an address names it', () => {
  const text = 'Baker\n\nRequirements\n- Rye bread, see http://elm.example/index.cfm for the recipes\n';
  const { requirements } = readPosting(text, 'Baker', ALL_ASKED);
  expect(requirements.flatMap(({ terms }) => terms)).toEqual(expect.not.arrayContaining(['cfm', 'http']));
});

it.each([
  ['Bilingual (+$1.00/hr differential)', false],
  ['Spanish (bilingual pay of $50 a month)', false],
  ['Vendor management (more than $2M in Oracle contracts)', true],
  ['Account management ($500k or more, mostly Salesforce clients)', true],
])('what is paid on top is left out, and amounts that are worked with stay: %s', (text, stays) => {
  expect(postingView(text).includes('(')).toBe(stays);
  expect(postingView(text)).toHaveLength(text.length);
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weightedStems } from '../match/word-weights.ts';
import { tokenize } from '../text/tokens.ts';
import { bytesOf, nearness, textVector } from '../vectors/word-vectors.ts';
import data from './data/line-vectors.json' with { type: 'json' };
import { lineVector } from './line-vectors.ts';

const stems = (text: string) => weightedStems(tokenize(text));

describe('the line that shows a requirement in other words is the nearest', () => {
  it.each([
    [
      'Resolve customer complaints',
      'Calmed upset shoppers and swapped faulty goods',
      'Counted the drawer and balanced the till at close',
    ],
    [
      'Evaluate internal controls',
      'SOX walkthroughs of procure-to-pay',
      'Drafted engagement letters and billed hours',
    ],
    [
      'Keep the kitchen clean and safe',
      'Sanitized stations and logged fridge temps',
      'Costed menus and ordered produce',
    ],
    [
      'Monitor and improve the uptime of services',
      'Carried the pager, wrote postmortems and set SLOs in Grafana',
      'Interviewed candidates and mentored two interns',
    ],
  ])('%s', (asked, shown, other) => {
    const near = (line: string) => nearness(lineVector(stems(asked)), lineVector(stems(line)));
    expect(near(shown)).toBeGreaterThan(near(other) + 0.2);
  });
});

it('a word that no pair has keeps its usual direction', () => {
  const tuned = new Set(data.words.split(' '));
  expect(tuned.has('bulldozer')).toBe(false);
  const usual = textVector(stems('bulldozer'));
  expect([...lineVector(stems('bulldozer')).subarray(0, usual.length)]).toEqual([...usual]);
});

it('the vectors are those that were learned', () => {
  const bytes = bytesOf(data.vectors);
  expect(bytes.length).toBe(data.words.split(' ').length * data.dimensions);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256);
});

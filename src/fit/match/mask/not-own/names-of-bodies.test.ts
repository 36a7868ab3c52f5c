import { expect, it } from 'vitest';
import { findMentions } from '../../../lexicon/lexicon.ts';
import { isNameOfBody } from './names-of-bodies.ts';

const isName = (text: string): boolean[] => findMentions(text).map((mention) => isNameOfBody(text, mention));

it.each(['Grants of the Bureau of Labor Statistics', 'Member, Society for Human Resource Management'])(
  '%s: no skill of anybody',
  (text) => {
    expect(isName(text)).toContain(true);
  },
);

it.each([
  'Director of Human Resource Management',
  'Statistics and accounting at the bureau',
  'CPR, issued by the American Red Cross',
])('%s: somebody knows it', (text) => {
  expect(isName(text)).not.toContain(true);
});

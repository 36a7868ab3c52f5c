import { expect, it } from 'vitest';
import { findAmounts } from './amounts.ts';

it.each([
  ['Types 45–60 wpm', 'typing', 45, 60],
  ['Typing @ 65 WPM.', 'typing', 65, 65],
  ['ability to type 40 net words per minute', 'typing', 40, 40],
  ['Shorthand at 90 wpm', 'shorthand', 90, 90],
  ['10-key by touch, 10,000 KPH', 'keystrokes', 10_000, 10_000],
  ['data entry, 8000 keystrokes per hour', 'keystrokes', 8000, 8000],
  ['B.A. History, GPA: 3.7/4.0', 'GPA', 3.7, 3.7],
  ['a minimum 3.0 GPA or higher', 'GPA', 3, 3],
  ['B.Tech, CGPA: 8/10', 'GPA', 3.2, 3.2],
])('reads the number of "%s"', (text, measure, least, most) => {
  expect(findAmounts(text)).toMatchObject([{ measure, least, most }]);
});

it.each(['reads 400 wpm', 'GPA: 85%', 'CGPA: 8.2', '60 calls per hour', 'Paid $25,000 wpm plus'])(
  'reads no number in "%s"',
  (text) => expect(findAmounts(text)).toEqual([]),
);

it('takes a number for shorthand only in its own line', () => {
  expect(findAmounts('Shorthand\nTyping 60 wpm').map(({ measure }) => measure)).toEqual(['typing']);
});

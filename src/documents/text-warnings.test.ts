import { expect, test } from 'vitest';
import { textWarnings } from './text-warnings.ts';

const sentence = 'Planned the night shifts of a harbour with forty cranes and kept every ship on its hour.';
const goodText = [
  'Mara Lindqvist',
  'mara@example.org, +47 555 010 203',
  'Experience',
  'Harbour planner\t2019 – 2023',
  ...Array(8).fill(`• ${sentence}`),
  'Education',
  'School of Navigation\t2015',
].join('\n');

const warningsFor = (text: string, pages?: number) => textWarnings(text, pages).join('\n');

test('a good résumé causes no warnings', () => {
  expect(textWarnings(goodText, 1)).toEqual([]);
  expect(textWarnings(goodText)).toEqual([]);
});

test('a missing email address is reported with where it may be', () => {
  const text = goodText.replace('mara@example.org, ', '');
  expect(textWarnings(text, 1)).toEqual([expect.stringContaining('Is it in an image')]);
});

test('an address with a space in it or with accents is recognised', () => {
  for (const address of ['mara @ example.org', 'märta.öst@exämple.se', 'm.l+jobs@mail.example.co.uk'])
    expect(textWarnings(goodText.replace('mara@example.org', address), 1)).toEqual([]);
});

test('a missing email address and a missing phone number are reported separately', () => {
  expect(textWarnings(goodText.replace(/^mara.*$/m, ''), 1)).toHaveLength(2);
});

test('missing dates are reported, dates in any notation are recognised', () => {
  const undated = goodText.replace('2019 – 2023', '').replace('2015', '');
  expect(warningsFor(undated, 1)).toContain('Hardly any dates');
  expect(textWarnings(undated.replace('planner', 'planner 03/19 – 04/23'), 1)).toEqual([]);
  expect(textWarnings(undated.replace('planner', "planner '19 – '23"), 1)).toEqual([]);
  expect(textWarnings(undated.replace('planner', 'planner ٢٠١٩ – ٢٠٢٣'), 1)).toEqual([]);
});

test('very little text for the number of pages is reported', () => {
  expect(warningsFor(goodText, 9)).toContain('very little text');
  expect(warningsFor('Mara Lindqvist, mara@example.org')).toContain('very little text');
});

test.each([
  ['letters without a meaning', '\uE012\uE013\uE014 \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD'],
  ['codes instead of letters', '(cid:12)(cid:44)(cid:71) (cid:12)(cid:44)(cid:71) (cid:3)(cid:4)(cid:5)'],
  ['letters in the wrong alphabet', 'RÃ©sumÃ© nÃ¤r fÃ¶rÃ¤ldrar â€“ Ã¶ster om Ã…bo'],
])('%s are reported as garbled', (_what, garbled) => {
  expect(warningsFor(`${goodText}\n${garbled}`, 1)).toContain('garbled');
});

test('letters with accents are not garbled', () => {
  expect(warningsFor(`${goodText}\nÀ côté, âgée, Âme, Ångström, São Paulo, Ürünler`, 1)).not.toContain(
    'garbled',
  );
});

test('mixed-up columns are reported, a table and dates beside jobs are not', () => {
  const across = Array.from(
    { length: 8 },
    () => 'and kept every ship on its\tday and cut the waste of the',
  ).join('\n');
  expect(warningsFor(`${goodText}\n${across}`, 1)).toContain('Two columns were read straight across');
  const table = Array(12).fill('Excel\tExpert').join('\n');
  const jobs = Array(12).fill('Harbour planner of the port\tfrom March 2019 to May 2023').join('\n');
  expect(textWarnings(`${goodText}\n${table}\n${jobs}`, 1)).toEqual([]);
});

test('words with spaces between their letters are reported', () => {
  const spaced = ['P r o f i l e', 'E r f a r i n g', 'S p r å k'].join('\n');
  expect(warningsFor(`${goodText}\n${spaced}`, 1)).toContain('gaps between the letters');
});

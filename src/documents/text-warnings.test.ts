import { expect, test } from 'vitest';
import { textWarnings } from './text-warnings.ts';

const sentence = 'Planned the night shifts of a harbour with forty cranes and kept every ship on its hour.';
const sound = [
  'Mara Lindqvist',
  'mara@example.org, +47 555 010 203',
  'Experience',
  'Harbour planner\t2019 – 2023',
  ...Array(8).fill(`• ${sentence}`),
  'Education',
  'School of Navigation\t2015',
].join('\n');

const doubtsOf = (text: string, pages?: number) => textWarnings(text, pages).join('\n');

test('a sound résumé leaves nothing to say', () => {
  expect(textWarnings(sound, 1)).toEqual([]);
  expect(textWarnings(sound)).toEqual([]);
});

test('no e-mail address is said with where it may be', () => {
  const text = sound.replace('mara@example.org, ', '');
  expect(textWarnings(text, 1)).toEqual([expect.stringContaining('Is it inside a picture')]);
});

test('an address with a gap in it, or of a language of its own, is one', () => {
  for (const address of ['mara @ example.org', 'märta.öst@exämple.se', 'm.l+jobs@mail.example.co.uk'])
    expect(textWarnings(sound.replace('mara@example.org', address), 1)).toEqual([]);
});

test('neither address nor telephone number is said apart', () => {
  expect(textWarnings(sound.replace(/^mara.*$/m, ''), 1)).toHaveLength(2);
});

test('hardly any dates are said, whatever way dates are written otherwise', () => {
  const undated = sound.replace('2019 – 2023', '').replace('2015', '');
  expect(doubtsOf(undated, 1)).toContain('Hardly any dates');
  expect(textWarnings(undated.replace('planner', 'planner 03/19 – 04/23'), 1)).toEqual([]);
  expect(textWarnings(undated.replace('planner', "planner '19 – '23"), 1)).toEqual([]);
  expect(textWarnings(undated.replace('planner', 'planner ٢٠١٩ – ٢٠٢٣'), 1)).toEqual([]);
});

test('very short text for its pages is said', () => {
  expect(doubtsOf(sound, 9)).toContain('Very little text');
  expect(doubtsOf('Mara Lindqvist, mara@example.org')).toContain('Very little text');
});

test.each([
  ['letters without a meaning', '\uE012\uE013\uE014 \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD'],
  [
    'codes in the place of letters',
    '(cid:12)(cid:44)(cid:71) (cid:12)(cid:44)(cid:71) (cid:3)(cid:4)(cid:5)',
  ],
  ['letters in the wrong alphabet', 'RÃ©sumÃ© nÃ¤r fÃ¶rÃ¤ldrar â€“ Ã¶ster om Ã…bo'],
])('%s are called garbled', (_what, garbled) => {
  expect(doubtsOf(`${sound}\n${garbled}`, 1)).toContain('garbled');
});

test('letters with accents are not garbled', () => {
  expect(doubtsOf(`${sound}\nÀ côté, âgée, Âme, Ångström, São Paulo, Ürünler`, 1)).not.toContain('garbled');
});

test('two columns read across are said, a table and dates beside jobs are not', () => {
  const across = Array.from(
    { length: 8 },
    () => 'and kept every ship on its\tday and cut the waste of the',
  ).join('\n');
  expect(doubtsOf(`${sound}\n${across}`, 1)).toContain('Two columns were read across');
  const table = Array(12).fill('Excel\tExpert').join('\n');
  const jobs = Array(12).fill('Harbour planner of the port\tfrom March 2019 to May 2023').join('\n');
  expect(textWarnings(`${sound}\n${table}\n${jobs}`, 1)).toEqual([]);
});

test('words with gaps between their letters are said', () => {
  const spaced = ['P r o f i l e', 'E r f a r i n g', 'S p r å k'].join('\n');
  expect(doubtsOf(`${sound}\n${spaced}`, 1)).toContain('gaps between their letters');
});

import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { makePdf, type PdfOptions, type PlacedText } from './testing/make-pdf.ts';

const read = async (placed: PlacedText[], options?: PdfOptions): Promise<string> =>
  (await readPdf(makePdf([placed], options))).text;

/** Lines below each other, 14 points apart. */
const column = (x: number, y: number, lines: string[], more: Partial<PlacedText> = {}): PlacedText[] =>
  lines.map((text, index) => ({ x, y: y + index * 14, text, ...more }));

/** Right-aligned lines that end at x. */
const flushRight = (x: number, y: number, lines: [text: string, width: number][]): PlacedText[] =>
  lines.map(([text, width], index) => ({ x: x - width, y: y + index * 14, text }));

test('place, dates and duration at the right edge stay with their job, however short its description', async () => {
  const job = (y: number, head: string, account: string[], margin: [string, number][]): PlacedText[] => [
    { x: 40, y, text: head, font: 'bold' },
    ...column(50, y + 14, account),
    ...flushRight(550, y, margin),
  ];
  const text = await read([
    ...job(
      100,
      'Norrvik Port, Harbour planner',
      [
        '• Kept every ship of the line on its hour in two winters',
        '• Planned the night shifts of a harbour with forty cranes',
      ],
      [
        ['Norrvik, Sweden', 73.4],
        ['May 2019 – Aug 2021', 97.8],
        ['28 months', 46.7],
      ],
    ),
    ...job(
      162,
      'Saltmarsh Tours, Guide',
      [
        '• Led four hundred walks for guests of six countries',
        '• Wrote the map of the marsh that every guest is given',
      ],
      [
        ['Oulu, Finland', 59.5],
        ['June 2017 – May 2019', 101.7],
        ['24 months', 46.7],
      ],
    ),
  ]);
  expect(text).toContain('Norrvik Port, Harbour planner\tNorrvik, Sweden\tMay 2019 – Aug 2021\t28 months\n•');
  expect(text).toContain('Saltmarsh Tours, Guide\tOulu, Finland\tJune 2017 – May 2019\t24 months\n•');
});

test('a grid of cards is split at section headings, even if a card has the name of a section', async () => {
  const text = await read([
    { x: 40, y: 100, text: 'Education', size: 9 },
    { x: 40, y: 116, text: 'College of Kotka', font: 'bold' },
    { x: 420, y: 116, text: 'August 2012 – May 2016', font: 'bold' },
    { x: 40, y: 130, text: 'Kotka, Finland' },
    { x: 450, y: 130, text: 'Diploma in Navigation' },
    { x: 40, y: 172, text: 'Projects', size: 9 },
    { x: 40, y: 188, text: 'Chart of the bay', font: 'bold' },
    { x: 320, y: 188, text: 'Tide tables', font: 'bold' },
    ...column(40, 202, ['Drew the first chart of the bay since', 'the harbour was moved to the east.']),
    ...column(320, 202, ['Counted the tides of forty years and', 'printed them for the fishing boats.']),
    { x: 40, y: 258, text: 'Skills', size: 9 },
    { x: 40, y: 274, text: 'On board', font: 'bold' },
    { x: 320, y: 274, text: 'Tools', font: 'bold' },
    ...column(40, 288, ['Advanced', 'Radar, radio, knots']),
    ...column(320, 288, ['Fair', 'Lathe, welding torch']),
  ]);
  expect(text).toMatch(/College of Kotka\tAugust 2012 – May 2016\nKotka, Finland\tDiploma in Navigation/);
  expect(text.indexOf('Tide tables')).toBeLessThan(text.indexOf('Skills'));
  expect(text.indexOf('Counted the tides')).toBeGreaterThan(text.indexOf('Tide tables'));
});

test('two small cards, each with its year, are read one after the other', async () => {
  const text = await read([
    { x: 40, y: 100, text: 'Certifications', size: 9 },
    { x: 40, y: 116, text: 'Officer of the watch' },
    { x: 280, y: 124, text: '2020' },
    { x: 40, y: 132, text: 'School of Kotka' },
    { x: 320, y: 116, text: 'Radio operator' },
    { x: 540, y: 124, text: '2019' },
    { x: 320, y: 132, text: 'Harbour Office' },
  ]);
  expect(text).toMatch(/Officer of the watch\n2020\nSchool of Kotka\s+Radio operator\n2019\nHarbour Office/);
});

test('on an Arabic page the right column is read first, and bullets drawn to the right of its lines are found', async () => {
  const word = (x: number, y: number, text: string): PlacedText => ({ x, y, text, font: 'shaped' });
  const right = [0, 1, 2, 3, 4, 5].map((line) => word(400, 100 + line * 14, 'DCBA'));
  const left = [0, 1, 2, 3, 4, 5].map((line) => word(100, 107 + line * 14, 'EDCB'));
  const bullets = [0, 1].map((line) => `436 ${842 - 98 - line * 14} 3 3 re f`).join(' ');
  const text = await read([...left, ...right], { drawing: bullets });
  expect(text.startsWith('• ليلى\n• ليلى\nليلى')).toBe(true);
  expect(text.indexOf('ffi')).toBeGreaterThan(text.lastIndexOf('ليلى'));
});

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

test('dates above a place, both in smaller letters than the jobs beside them, stay with their jobs', async () => {
  const job = (y: number, [title, employer, ...account]: string[], margin: string[]): PlacedText[] => [
    { x: 40, y, text: title!, size: 11, font: 'bold' },
    { x: 40, y: y + 16, text: employer! },
    ...column(40, y + 30, account),
    ...margin.map((text, index) => ({ x: 450, y: y + index * 12, text, size: 9 })),
  ];
  const text = await read([
    ...job(
      100,
      ['Harbour planner', 'Port of Norrvik', '• Kept every ship on its hour', '• Planned the night shifts'],
      ['03/2018 – 04/2022', 'Norrvik'],
    ),
    ...job(
      170,
      ['Deck officer', 'Northwind Ferries', '• Led a crew of nine', '• Wrote the log of the ship'],
      ['01/2015 – 02/2018', 'Turku'],
    ),
    ...job(240, ['Guide', 'Saltmarsh Tours', '• Led four hundred walks'], ['05/2012 – 12/2014', 'Oulu']),
  ]);
  expect(text).toContain('Harbour planner\t03/2018 – 04/2022\nPort of Norrvik\tNorrvik\n• Kept');
  expect(text).toContain('Deck officer\t01/2015 – 02/2018\nNorthwind Ferries\tTurku\n• Led');
  expect(text).toContain('Guide\t05/2012 – 12/2014\nSaltmarsh Tours\tOulu\n• Led');
});

test('employer, place and dates to the left of a job are read before its description', async () => {
  const job = (y: number, margin: string[], title: string, account: string[]): PlacedText[] => [
    ...margin.map((text, index) => ({ x: 40, y: y + index * 12.5, text, size: 9 })),
    { x: 190, y, text: title, font: 'bold' },
    ...column(190, y + 14, account),
  ];
  const text = await read([
    ...job(100, ['Port of Norrvik', 'Norrvik', '2018 – 2022'], 'Harbour planner', [
      '• Kept every ship on its hour',
      '• Planned the night shifts of forty cranes',
      '• Signed off the books of the port',
    ]),
    ...job(180, ['Northwind Ferries', 'Turku', '2015 – 2018'], 'Deck officer', [
      '• Led a crew of nine',
      '• Wrote the log of the ship',
    ]),
  ]);
  expect(text).toContain('Port of Norrvik\tNorrvik\t2018 – 2022\tHarbour planner\n• Kept');
  expect(text).toContain('Northwind Ferries\tTurku\t2015 – 2018\tDeck officer\n• Led');
});

test('a date range wrapped in a narrow left column is one range and stays with its job', async () => {
  const job = (y: number, [from, to]: string[], lines: string[]): PlacedText[] => [
    { x: 40, y, text: from!, size: 9 },
    { x: 40, y: y + 13, text: to!, size: 9 },
    { x: 120, y, text: lines[0]!, size: 11, font: 'bold' },
    ...column(120, y + 17, lines.slice(1)),
  ];
  const text = await read([
    ...job(
      100,
      ['2017-04 -', 'present'],
      ['Harbour planner', 'Port of Norrvik', '• Kept every ship on time'],
    ),
    ...job(170, ['2012-02 -', '2017-03'], ['Deck officer', 'Northwind Ferries', '• Led a crew of nine']),
  ]);
  expect(text).toContain('2017-04 - present\nHarbour planner\nPort of Norrvik\n• Kept');
  expect(text).toContain('2012-02 - 2017-03\nDeck officer\nNorthwind Ferries\n• Led');
});

test('short dated lines in a sidebar stay together, even if some are level with a job', async () => {
  const certificates = (y: number, ...lines: string[]): PlacedText[] => column(40, y, lines, { size: 9 });
  const text = await read([
    ...certificates(100, 'Radar operator', 'Kotka, 2016'),
    ...certificates(150, 'Forklift licence', 'Turku, 2017'),
    ...certificates(195, 'Crane licence', 'Oulu, 2018'),
    { x: 220, y: 100, text: 'Harbour planner', size: 11, font: 'bold' },
    ...column(220, 117, [
      'Port of Norrvik, 2018 – 2022',
      'Kept every ship on its hour',
      'Planned the shifts',
    ]),
    { x: 220, y: 172, text: 'Deck officer', size: 11, font: 'bold' },
    ...column(220, 189, ['Northwind Ferries, 2015 – 2018', 'Led a crew of nine', 'Wrote the log']),
  ]);
  expect(text).toMatch(/^Radar[^H]+Crane licence\nOulu, 2018\s+Harbour planner\n/);
});

test.each(['+', '>', '-', '*'])('"%s" before the lines of a list is a bullet', async (marker) => {
  const lines = [
    'Kept every ship on its hour',
    'Planned the night shifts of forty cranes',
    'Signed off the books',
    'Led a crew of nine',
    'Wrote the log of the ship',
  ];
  const text = await read([
    ...column(
      40,
      100,
      lines.map(() => marker),
    ),
    ...column(52, 100, lines),
  ]);
  expect(text).toBe(lines.map((line) => `• ${line}`).join('\n'));
});

test('a name above the right column is read before the sidebar to its left', async () => {
  const text = await read([
    ...column(40, 70, [
      'Contact',
      '040 555 0147',
      'mara@example.org',
      'Skills',
      'Radar',
      'Knots',
      'First aid',
    ]),
    { x: 220, y: 60, text: 'Mara Lindqvist', size: 22 },
    ...column(220, 80, ['Harbour planner', 'Experience', 'Deck officer, Northwind Ferries, 2015 – 2018']),
    ...column(220, 122, [
      'Kept every ship of the line on its hour',
      'Planned the night shifts of the harbour',
    ]),
  ]);
  expect(text).toMatch(/^Mara Lindqvist\nHarbour planner/);
  expect(text.indexOf('Contact')).toBeGreaterThan(text.indexOf('Planned the night shifts'));
});

test('a name in letters set apart stays whole, even if its second word starts where the right column does', async () => {
  const text = await read([
    { x: 130, y: 60, text: 'MARA', size: 24 },
    { x: 220, y: 60, text: 'LINDQVIST', size: 24 },
    { x: 250, y: 80, text: 'Harbour planner' },
    ...column(40, 130, [
      'Contact',
      '040 555 0147',
      'mara@example.org',
      'Skills',
      'Radar',
      'Knots',
      'First aid',
    ]),
    { x: 220, y: 130, text: 'Experience' },
    ...column(220, 151, ['Deck officer, Northwind Ferries, 2015 – 2018']),
    ...column(220, 165, [
      'Kept every ship of the line on its hour',
      'Planned the night shifts of the harbour',
    ]),
  ]);
  expect(text).toMatch(/^MARA LINDQVIST\nHarbour planner\s+Contact/);
});

test('a word that the browser hyphenated is whole, and a typed hyphen at the end of a line stays', async () => {
  const lines = [
    'spoke for the port in all of its cases conF',
    'cerning the sea and gave advice to its well',
  ];
  const page = [
    ...column(40, 100, lines, { font: 'shaped' }),
    { x: 222, y: 114, text: '-' },
    { x: 40, y: 128, text: 'known harbour master.' },
  ];
  expect(await read(page, { producer: 'Skia/PDF m120' })).toBe(
    'spoke for the port in all of its cases concerning the sea and gave advice to its well-known harbour master.',
  );
});

test('a footer that repeats the contact details and "Page 2 of 2" do not interrupt a sentence', async () => {
  const page = (more: PlacedText[]): PlacedText[] => [
    ...more,
    { x: 230, y: 810, text: 'mara@example.org | 040 555 0147', size: 8 },
  ];
  const { text } = await readPdf(
    makePdf([
      page([
        { x: 40, y: 60, text: 'Mara Lindqvist', size: 22 },
        { x: 40, y: 80, text: '040 555 0147, mara@example.org' },
        ...column(40, 120, ['• Planned the night shifts of a harbour with forty cranes and kept every ship']),
      ]),
      page([
        { x: 430, y: 40, text: 'Mara Lindqvist – Page 2 of 2', size: 8 },
        ...column(40, 80, ['on its hour through two winters.', '• Signed off the books']),
      ]),
    ]),
  );
  expect(text).toBe(
    'Mara Lindqvist\n040 555 0147, mara@example.org\n• Planned the night shifts of a harbour with forty cranes and kept every ship on its hour through two winters.\n\n• Signed off the books',
  );
});

test('dates at the left edge stay with their lines around a heading that is not a common one', async () => {
  const text = await read([
    { x: 40, y: 100, text: 'Education', size: 13, font: 'bold' },
    { x: 40, y: 118, text: '2008 – 2012' },
    ...column(160, 118, ['Diploma in Navigation', 'School of Kotka']),
    { x: 40, y: 150, text: '2004 – 2008' },
    ...column(160, 150, ['Diploma in Fishery', 'School of Turku']),
    { x: 40, y: 192, text: 'Further Training', size: 13, font: 'bold' },
    { x: 40, y: 210, text: '03/2014' },
    { x: 160, y: 210, text: 'Radar operator' },
    { x: 40, y: 228, text: '04/2015' },
    { x: 160, y: 228, text: 'Officer of the watch' },
  ]);
  expect(text).toContain('2004 – 2008\tDiploma in Fishery\nSchool of Turku');
  expect(text).toContain('Further Training\n03/2014\tRadar operator\n04/2015\tOfficer of the watch');
});

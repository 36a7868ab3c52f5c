import { expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { makePdf, type PdfOptions, type PlacedText } from './testing/make-pdf.ts';

const read = async (pages: PlacedText[][], options?: PdfOptions): Promise<string> =>
  (await readPdf(makePdf(pages, options))).text;

/** Lines below each other, 14 points apart. */
function column(x: number, y: number, lines: string[], more: Partial<PlacedText> = {}): PlacedText[] {
  return lines.map((text, index) => ({ x, y: y + index * 14, text, ...more }));
}

const harbour = [
  'Planned the night shifts of a harbour',
  'with forty cranes and kept every ship',
  'on its hour through two winters.',
];
const kitchen = [
  'Cooked for three hundred guests each',
  'day and cut the waste of the kitchen',
  'by a third within one year.',
];

test('two columns are read one after the other, even if they were drawn line by line', async () => {
  const left = column(40, 100, [
    ...harbour,
    'Signed off the books of the port',
    'at the end of every quarter.',
  ]);
  const right = column(320, 100, [
    ...kitchen,
    'Taught six apprentices to bake',
    'and to keep their knives sharp.',
  ]);
  const drawn = left.flatMap((line, index) => [line, right[index]!]);
  const text = await read([drawn]);
  expect(text).toContain(
    'Planned the night shifts of a harbour with forty cranes and kept every ship on its hour',
  );
  expect(text).toContain(
    'Cooked for three hundred guests each day and cut the waste of the kitchen by a third',
  );
  expect(text.indexOf('quarter')).toBeLessThan(text.indexOf('Cooked'));
});

test('a sidebar is read separately from the text beside it', async () => {
  const text = await read([
    [
      { x: 40, y: 50, text: 'Mara Lindqvist', size: 22 },
      ...column(40, 100, [
        'Skills',
        'Forklift licence',
        'Stock counting',
        'Swedish',
        'Finnish',
        'SAP',
        'First aid',
      ]),
      ...column(220, 107, ['Experience', ...harbour, ...kitchen]),
    ],
  ]);
  expect(text).toContain('Forklift licence\nStock counting\nSwedish\nFinnish\nSAP\nFirst aid');
  expect(text).toContain('forty cranes and kept every ship on its hour');
  expect(text.indexOf('First aid')).toBeLessThan(text.indexOf('Planned'));
});

test('dates at the right edge stay with their job', async () => {
  const text = await read([
    [
      { x: 40, y: 100, text: 'Northwind Ferries', font: 'bold' },
      { x: 470, y: 100, text: '2019 – 2023' },
      { x: 40, y: 114, text: 'Deck officer' },
      { x: 480, y: 114, text: 'Turku' },
      { x: 40, y: 150, text: 'Saltmarsh Tours', font: 'bold' },
      { x: 470, y: 150, text: '2015 – 2019' },
      { x: 40, y: 164, text: 'Guide' },
      { x: 480, y: 164, text: 'Oulu' },
    ],
  ]);
  expect(text).toBe(
    'Northwind Ferries\t2019 – 2023\nDeck officer\tTurku\n\nSaltmarsh Tours\t2015 – 2019\nGuide\tOulu',
  );
});

test('labels at the left edge stay with their text', async () => {
  const text = await read([
    [
      { x: 40, y: 100, text: 'Education' },
      ...column(160, 100, ['School of Navigation, Kotka', 'Officer of the watch', 'Radio certificate']),
      { x: 40, y: 170, text: 'Languages' },
      ...column(160, 170, ['Swedish, first language', 'Finnish, fluent', 'English, fluent']),
    ],
  ]);
  expect(text.indexOf('Radio certificate')).toBeLessThan(text.indexOf('Languages'));
  expect(text).toContain('Education\nSchool of Navigation, Kotka');
});

test('a table is read row by row', async () => {
  const rows = [
    ['Tool', 'Level', 'Years'],
    ['Excel', 'Expert', '9'],
    ['Stata', 'Good', '4'],
    ['R', 'Basic', '1'],
    ['SQL', 'Good', '6'],
  ];
  const text = await read([
    rows.flatMap((cells, row) =>
      cells.map((cell, at) => ({ x: 40 + at * 150, y: 100 + row * 14, text: cell })),
    ),
  ]);
  expect(text).toBe(rows.map((cells) => cells.join('\t')).join('\n'));
});

test('all bullets become the same bullet, and their wrapped lines are joined', async () => {
  const text = await read([
    [
      { x: 40, y: 100, text: '•' },
      {
        x: 52,
        y: 100,
        text: 'Rebuilt the tender process of a town with nine thousand people and brought its',
      },
      { x: 52, y: 114, text: 'costs down by a tenth.' },
      { x: 40, y: 128, text: '· Chaired the works council' },
    ],
  ]);
  expect(text).toBe(
    '• Rebuilt the tender process of a town with nine thousand people and brought its costs down by a tenth.\n• Chaired the works council',
  );
});

test('bullets drawn as shapes are found', async () => {
  const dot = (y: number): string => `${44} ${842 - y + 2} 3 3 re f `;
  const text = await read([column(56, 100, ['Ran the night desk', 'Wrote the style book'])], {
    drawing: dot(100) + dot(114),
  });
  expect(text).toBe('• Ran the night desk\n• Wrote the style book');
});

test('characters of an icon font leave no letters behind', async () => {
  const text = await read([
    [
      { x: 40, y: 100, text: 'A', font: 'icons' },
      { x: 56, y: 100, text: 'mara@example.org' },
    ],
  ]);
  expect(text).toBe('mara@example.org');
});

test('a ligature without a character mapping is written out', async () => {
  const text = await read([
    column(40, 100, ['Pro\u0001le', 'O\u0001ce manager', 'Work\u0001ow and certi\u0001cation'], {
      font: 'broken',
    }),
  ]);
  expect(text).toBe('Profile\nOffice manager\nWorkflow and certification');
});

test('a word hyphenated at the end of a line is joined, a compound keeps its hyphen', async () => {
  const lines = [
    'Led the commercial department of a cross-',
    'border bank and rewrote its risk manage-',
    'ment from the ground up in two years.',
  ];
  expect(await read([column(40, 100, lines)], { producer: 'pdfTeX-1.40' })).toBe(
    'Led the commercial department of a cross-border bank and rewrote its risk management from the ground up in two years.',
  );
});

test('hyphens in a PDF from a browser stay, because browsers do not hyphenate words', async () => {
  const lines = [
    'Moved the billing of a telephone company to a cloud-',
    'native platform without a day of standstill.',
  ];
  expect(await read([column(40, 100, lines)], { producer: 'Skia/PDF m120' })).toContain(
    'cloud-native platform',
  );
});

test('page numbers and repeated headers are removed, and a sentence continues across pages', async () => {
  const page = (number: number, lines: string[]): PlacedText[] => [
    { x: 40, y: 40, text: 'Mara Lindqvist' },
    ...column(40, 100, lines),
    { x: 290, y: 810, text: `Page ${number} of 2` },
  ];
  const text = await read([page(1, [...harbour.slice(0, 2)]), page(2, ['on its hour through two winters.'])]);
  expect(text).toBe(
    'Mara Lindqvist\nPlanned the night shifts of a harbour with forty cranes and kept every ship on its hour through two winters.',
  );
});

test('a heading set in spaced letters is one word', async () => {
  expect(await read([[{ x: 40, y: 100, text: 'E D U C A T I O N' }]])).toBe('EDUCATION');
});

test('the address behind a link is written after its label, unless the label already shows it', async () => {
  const text = await read([column(40, 100, ['Portfolio', 'www.example.org'])], {
    links: [
      { box: [38, 88, 90, 104], url: 'https://example.org/mara' },
      { box: [38, 104, 130, 118], url: 'https://www.example.org/' },
    ],
  });
  expect(text).toBe('Portfolio (https://example.org/mara)\nwww.example.org');
});

test('rotated text is read after the upright text', async () => {
  const text = await read([
    [
      { x: 30, y: 500, text: 'Curriculum of Mara Lindqvist', angle: 90 },
      ...column(60, 100, ['Deck officer']),
    ],
  ]);
  expect(text).toBe('Deck officer\n\nCurriculum of Mara Lindqvist');
});

test('a page that is only a picture is reported as a scan', async () => {
  await expect(readPdf(makePdf([[]], { withImage: true }))).rejects.toMatchObject({ code: 'no_text' });
});

test('a PDF with a password is reported as encrypted', async () => {
  await expect(readPdf(makePdf([column(40, 100, ['secret'])], { encrypted: true }))).rejects.toMatchObject({
    code: 'encrypted',
  });
});

test('sixty pages are too many, fifty are not', async () => {
  const pages = (count: number): PlacedText[][] =>
    Array.from({ length: count }, (_, index) => column(40, 100, [`Part ${index} of a long life`]));
  await expect(readPdf(makePdf(pages(60)))).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('60 pages'),
  });
  expect((await readPdf(makePdf(pages(50)))).pages).toBe(50);
});

test('more than a megabyte of text is too much', async () => {
  const page = Array.from({ length: 400 }, (_, index) => ({
    x: 9,
    y: 9 + index * 2,
    text: 'word '.repeat(220),
    size: 1,
  }));
  await expect(readPdf(makePdf([page, page, page]))).rejects.toMatchObject({ code: 'too_large' });
});

test('a truncated file is reported as damaged', async () => {
  const whole = makePdf([column(40, 100, harbour)]);
  await expect(readPdf(whole.slice(0, 300))).rejects.toMatchObject({ code: 'damaged' });
});

test('the same file gives the same text each time', async () => {
  const file = makePdf([[...column(40, 100, harbour), ...column(320, 100, kitchen)]]);
  expect(await readPdf(file)).toEqual(await readPdf(file));
});

test('a title above two columns stays whole, even if one of its spaces is above the gutter', async () => {
  const text = await read([
    [
      { x: 190, y: 60, text: 'HARBOUR', size: 20 },
      { x: 309, y: 60, text: 'MASTER', size: 20 },
      ...column(40, 130, [
        'Skills',
        'Forklift licence',
        'Stock counting',
        'Swedish',
        'Finnish',
        'SAP',
        'First aid',
      ]),
      ...column(304, 137, ['Experience', ...harbour, ...kitchen]),
    ],
  ]);
  expect(text).toMatch(/^HARBOUR MASTER\n/);
});

test('text drawn twice to look bold is read once', async () => {
  const text = await read([
    [
      { x: 40, y: 100, text: 'Deck officer' },
      { x: 40.4, y: 100, text: 'Deck officer' },
    ],
  ]);
  expect(text).toBe('Deck officer');
});

test('text too small to be seen is left out with a warning', async () => {
  const tiny = { x: 40, y: 700, text: 'kubernetes rust haskell', size: 1 };
  const { text, warnings } = await readPdf(makePdf([[...column(40, 100, harbour), tiny]]));
  expect(text).not.toContain('haskell');
  expect(warnings).toEqual([expect.stringContaining('too small')]);
});

test('a scan with the stamp of its scanner is still a scan', async () => {
  const stamp = [{ x: 200, y: 820, text: 'Scanned with CamScanner' }];
  await expect(readPdf(makePdf([stamp], { withImage: true }))).rejects.toMatchObject({ code: 'no_text' });
});

test('the value of a form field is read with its label', async () => {
  expect(
    await read([column(40, 100, ['Name'])], { field: { box: [100, 90, 250, 106], value: 'Mara Lindqvist' } }),
  ).toBe('Name\tMara Lindqvist');
});

test('wide spaces in justified lines of a narrow column are spaces', async () => {
  const line = (y: number, words: [number, string][]): PlacedText[] =>
    words.map(([x, text]) => ({ x, y, text }));
  const text = await read([
    [
      ...line(100, [
        [40, 'Kept'],
        [78, 'the'],
        [105.5, 'harbour'],
      ]),
      ...line(114, [
        [40, 'dry,'],
        [78, 'all'],
        [111.7, 'twelve'],
      ]),
      ...line(128, [
        [40, 'gates'],
        [78, 'for'],
        [106.6, 'thirteen'],
      ]),
      ...line(142, [[40, 'years.']]),
      ...column(240, 107, [...harbour, ...kitchen, ...harbour]),
    ],
  ]);
  expect(text.replace(/\s+/g, ' ')).toContain('Kept the harbour dry, all twelve gates for thirteen years.');
});

test('typewriter bullets are bullets', async () => {
  const text = await read([
    [
      { x: 40, y: 100, text: '-' },
      { x: 52, y: 100, text: 'Ran the night desk' },
      { x: 40, y: 114, text: '* Wrote the style book' },
    ],
  ]);
  expect(text).toBe('• Ran the night desk\n• Wrote the style book');
});

test('a sentence split by a page break is joined in its own column', async () => {
  const first = [
    ...column(40, 600, [...kitchen, ...kitchen, ...harbour.slice(0, 2)]),
    ...column(320, 600, [...kitchen, ...kitchen, 'Kept bees.']),
  ];
  const text = await read([first, column(40, 60, ['on its hour through two winters.', 'Signed the books.'])]);
  expect(text).toContain('kept every ship on its hour through two winters.');
});

test('Arabic is read from right to left, in base letters rather than presentation forms', async () => {
  const text = await read([
    [
      { x: 100, y: 100, text: 'DCBA', font: 'shaped' },
      { x: 160, y: 100, text: 'DCBA', font: 'shaped' },
      { x: 60, y: 100, text: '2019' },
    ],
  ]);
  expect(text.replace(/\s+/g, ' ')).toBe('ليلى ليلى 2019');
});

test('a mapped ligature is written out', async () => {
  expect(await read([[{ x: 40, y: 100, text: 'oEce', font: 'shaped' }]])).toBe('office');
});

test('employers of similar length at the right edge stay with their jobs', async () => {
  const job = (y: number, title: string, employer: string, x: number): PlacedText[] => [
    { x: 40, y, text: title, font: 'bold' },
    { x, y, text: employer },
    ...column(60, y + 18, ['• Kept every ship on its hour', '• Planned the night shifts']),
  ];
  const text = await read([
    [
      ...job(100, 'Harbour planner', 'Port of Norrvik', 430),
      ...job(160, 'Night planner of the harbour', 'Port of Sundvik', 426.6),
    ],
  ]);
  expect(text).toMatch(/^Harbour planner\tPort of Norrvik$/m);
  expect(text).toMatch(/^Night planner of the harbour\tPort of Sundvik$/m);
});

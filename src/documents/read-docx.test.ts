import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import { readDocx } from './read-docx.ts';
import { makeDocx, makeZip, paragraphXml } from './testing/make-zip.ts';

type Children = (Paragraph | Table)[];

async function read(children: Children, header?: string): Promise<string> {
  const headers =
    header === undefined ? undefined : { default: new Header({ children: [new Paragraph(header)] }) };
  const numbering = {
    config: [
      {
        reference: 'steps',
        levels: [{ level: 0, format: 'decimal' as const, text: '%1.', alignment: AlignmentType.LEFT }],
      },
    ],
  };
  const document = new Document({ numbering, sections: [{ ...(headers && { headers }), children }] });
  return (await readDocx(await Packer.toBuffer(document))).text;
}

const readXml = async (body: string, more?: Record<string, string>): Promise<string> =>
  (await readDocx(makeDocx(body, more))).text;
const cell = (...lines: string[]): TableCell =>
  new TableCell({ children: lines.map((line) => new Paragraph(line)) });

test('headings, lists and tabs come out as they read', async () => {
  const text = await read([
    new Paragraph({ text: 'Ines Okafor', heading: HeadingLevel.TITLE }),
    new Paragraph({ text: 'Experience', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ children: [new TextRun('Clinic of St. Elm\t2018 – 2024')] }),
    new Paragraph({ text: 'Led a ward of thirty beds', bullet: { level: 0 } }),
    new Paragraph({ text: 'Trained new nurses', bullet: { level: 0 } }),
    new Paragraph({ text: 'Triage', numbering: { reference: 'steps', level: 0 } }),
    new Paragraph({ text: 'Dosing', numbering: { reference: 'steps', level: 0 } }),
  ]);
  expect(text).toBe(
    'Ines Okafor\n\nExperience\nClinic of St. Elm\t2018 – 2024\n• Led a ward of thirty beds\n• Trained new nurses\n1. Triage\n2. Dosing',
  );
});

test('a table of short cells is read row by row, a table that lays out the page cell by cell', async () => {
  const table = (...rows: TableCell[][]): Table =>
    new Table({ rows: rows.map((children) => new TableRow({ children })) });
  expect(await read([table([cell('Arabic'), cell('fluent')], [cell('English'), cell('good')])])).toBe(
    'Arabic\tfluent\nEnglish\tgood',
  );
  expect(
    await read([
      table([cell('Skills', 'Suturing', 'Triage'), cell('Experience', 'Ward sister', 'Ran nights')]),
    ]),
  ).toBe('Skills\nSuturing\nTriage\n\nExperience\nWard sister\nRan nights');
});

test('the header comes first and only once', async () => {
  expect(await read([new Paragraph('Ward sister')], 'Ines Okafor, ines@example.org')).toBe(
    'Ines Okafor, ines@example.org\n\nWard sister',
  );
});

test('an email address that is only in the page header or footer causes a warning, since many systems skip both', async () => {
  const warningsOf = async (header: string, text: string) => {
    const headers = { default: new Header({ children: [new Paragraph(header)] }) };
    const document = new Document({ sections: [{ headers, children: [new Paragraph(text)] }] });
    return (await readDocx(await Packer.toBuffer(document))).warnings;
  };
  expect(await warningsOf('ines@example.org', 'Ward sister')).toEqual([
    expect.stringContaining('only in the page header or footer'),
  ]);
  expect(await warningsOf('ines@example.org', 'Ward sister, ines@example.org')).toEqual([]);
  expect(await warningsOf('Ines Okafor', 'Ward sister')).toEqual([]);
});

test('right-to-left text keeps its order', async () => {
  const paragraph = new Paragraph({
    bidirectional: true,
    children: [new TextRun({ text: 'ليلى منصور، ', rightToLeft: true }), new TextRun('Java 2019 – 2023')],
  });
  expect(await read([paragraph])).toBe('ليلى منصور، Java 2019 – 2023');
});

test('the address behind a link is written after its label', async () => {
  const link = new ExternalHyperlink({
    children: [new TextRun('Publications')],
    link: 'https://example.org/okafor',
  });
  expect(await read([new Paragraph({ children: [link] })])).toBe('Publications (https://example.org/okafor)');
});

test('text boxes are read once, after the paragraph they are anchored to', async () => {
  const box = '<w:txbxContent><w:p><w:r><w:t>First aid</w:t></w:r></w:p></w:txbxContent>';
  const body = `<w:p><w:r><w:t>Skills</w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraphXml('Work')}`;
  expect(await readXml(body)).toBe('Skills\n\nFirst aid\n\nWork');
});

test('deleted and hidden text, empty template fields and page numbers are ignored', async () => {
  const run = (inside: string): string => `<w:r>${inside}</w:r>`;
  const body = `<w:p>${run('<w:t>Nurse</w:t>')}<w:del>${run('<w:delText>Doctor</w:delText>')}</w:del>${run('<w:rPr><w:vanish/></w:rPr><w:t>secret</w:t>')}
<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('<w:t>Click here</w:t>')}</w:sdtContent></w:sdt>
${run('<w:fldChar w:fldCharType="begin"/>')}${run('<w:instrText> PAGE </w:instrText>')}${run('<w:fldChar w:fldCharType="separate"/>')}${run('<w:t>7</w:t>')}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`;
  expect(await readXml(body)).toBe('Nurse');
});

test('character references and CDATA come out as the characters they stand for', async () => {
  expect(await readXml(paragraphXml('R&amp;D &#8211; &#x4e2d; <![CDATA[C++ <map>]]> &nbsp;'))).toBe(
    'R&D – 中 C++ <map> &nbsp;',
  );
});

test('a heading set in spaced letters is one word or two', async () => {
  expect(
    await readXml(paragraphXml('W O R K  H I S T O R Y') + paragraphXml('W O R K E X P E R I E N C E')),
  ).toBe('WORK HISTORY\nWORK EXPERIENCE');
});

test('a small file that unpacks to a hundred megabytes is refused before it is parsed', async () => {
  const bomb = makeDocx(paragraphXml('x'.repeat(100 * 1024 * 1024)));
  expect(bomb.length).toBeLessThan(400_000);
  await expect(readDocx(bomb)).rejects.toMatchObject({ code: 'too_large' });
});

test('a bomb in a part that is not read counts too', async () => {
  const bomb = makeDocx(paragraphXml('Nurse'), { 'word/media/image1.bmp': '\0'.repeat(60 * 1024 * 1024) });
  await expect(readDocx(bomb)).rejects.toMatchObject({ code: 'too_large' });
});

test('a highly compressed style sheet is not a bomb', async () => {
  expect(await readXml(paragraphXml('Nurse'), { 'word/theme.xml': '<a/>'.repeat(500_000) })).toBe('Nurse');
});

test('a DOCTYPE is refused, so no entity is ever fetched or expanded', async () => {
  const hostile = (type: string): Uint8Array =>
    makeDocx('', {
      'word/document.xml': `<?xml version="1.0"?><!DOCTYPE w:document [${type}]><w:document><w:body>&a;</w:body></w:document>`,
    });
  await expect(readDocx(hostile('<!ENTITY a SYSTEM "file:///etc/passwd">'))).rejects.toMatchObject({
    code: 'damaged',
  });
  await expect(readDocx(hostile('<!ENTITY b "lol"><!ENTITY a "&b;&b;&b;&b;">'))).rejects.toMatchObject({
    code: 'damaged',
  });
});

test('a ZIP that is not a Word file is not supported', async () => {
  await expect(readDocx(makeZip({ 'notes.txt': 'hello' }))).rejects.toMatchObject({ code: 'unsupported' });
});

test('a truncated file is damaged, a file without words has no text', async () => {
  const whole = makeDocx(paragraphXml('Nurse'));
  await expect(readDocx(whole.slice(0, whole.length - 40))).rejects.toMatchObject({ code: 'damaged' });
  const truncatedXml = { 'word/document.xml': `<w:document><w:body>${paragraphXml('Nurse')}` };
  await expect(readDocx(makeDocx('', truncatedXml))).rejects.toMatchObject({ code: 'damaged' });
  await expect(readDocx(makeDocx(paragraphXml(' ')))).rejects.toMatchObject({ code: 'no_text' });
});

test('elements nested too deeply are refused', async () => {
  await expect(readDocx(makeDocx('<w:sdt>'.repeat(100_000)))).rejects.toMatchObject({ code: 'damaged' });
});

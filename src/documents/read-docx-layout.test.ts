import { expect, test } from 'vitest';
import { readDocx } from './read-docx.ts';
import { makeDocx, paragraphXml } from './testing/make-zip.ts';

const readXml = async (body: string, more?: Record<string, string>): Promise<string> =>
  (await readDocx(makeDocx(body, more))).text;

const run = (inside: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr>${inside}</w:r>`;
const textRun = (text: string, properties = ''): string =>
  run(`<w:t xml:space="preserve">${text}</w:t>`, properties);
const styled = (style: string, inside: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${inside}</w:p>`;
const listed = (list: number, text: string): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${textRun(text)}</w:p>`;

const cell = (...paragraphs: string[]): string => `<w:tc>${paragraphs.join('')}</w:tc>`;
const lines = (...texts: string[]): string => cell(...texts.map(paragraphXml));
const mergedCell = (merge: string, ...texts: string[]): string =>
  `<w:tc><w:tcPr>${merge}</w:tcPr>${texts.map(paragraphXml).join('')}</w:tc>`;
const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

const placeholder = (content: string): string =>
  `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const textBox = (...texts: string[]): string =>
  run(`<w:drawing><w:txbxContent>${texts.map(paragraphXml).join('')}</w:txbxContent></w:drawing>`);
const field = (code: string, result: string): string =>
  [
    run('<w:fldChar w:fldCharType="begin"/>'),
    run(`<w:instrText> ${code} </w:instrText>`),
    run('<w:fldChar w:fldCharType="separate"/>'),
    textRun(result),
    run('<w:fldChar w:fldCharType="end"/>'),
  ].join('');

const relationships = (...relations: [id: string, type: string, target: string][]): string =>
  `<Relationships>${relations
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="http://example.org/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
const style = (id: string, name: string, properties = ''): string =>
  `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${properties}</w:style>`;
const styles = (...all: string[]) => ({ 'word/styles.xml': `<w:styles>${all.join('')}</w:styles>` });
const numbering = (...formats: string[]) => ({
  'word/numbering.xml': `<w:numbering>${formats
    .map(
      (format, index) =>
        `<w:abstractNum w:abstractNumId="${index}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`,
    )
    .join('')}</w:numbering>`,
});

test('dates and places in a cell beside a job stand with its first lines', async () => {
  const job = ['Ward sister', 'Clinic of St. Elm', '• Led a ward of thirty beds'];
  const read = 'Ward sister\tMar 2018 – Present\nClinic of St. Elm\tLeeds\n• Led a ward of thirty beds';
  const margin = lines('Mar 2018 –', 'Present', 'Leeds');
  expect(await readXml(table([lines(...job), margin]))).toBe(read);
  expect(await readXml(table([margin, lines(...job)]))).toBe(read);
  expect(await readXml(table([lines('2018'), lines(...job), lines('Leeds')]))).toBe(
    '2018\nWard sister\tLeeds\nClinic of St. Elm\n• Led a ward of thirty beds',
  );
  expect(
    await readXml(table([lines('Clinic', 'Leeds'), lines('Nurse', '2018 – 2020', '• Ran nights')])),
  ).toBe('Clinic\nLeeds\nNurse\n2018 – 2020\n• Ran nights');
});

test('the address beside a name is not a date', async () => {
  const address = lines('2015 Elm Street', 'ines@example.org');
  expect(await readXml(table([lines('Ines Okafor', 'Nurse'), address]))).toBe(
    'Ines Okafor\nNurse\n\n2015 Elm Street\nines@example.org',
  );
});

test('a sidebar in a table is read after the name and the jobs beside it', async () => {
  const sidebar = ['Skills', 'Suturing', 'Triage'];
  const merged = mergedCell('<w:vMerge w:val="restart"/>', ...sidebar);
  const below = mergedCell('<w:vMerge/>', '');
  expect(await readXml(table([lines(...sidebar), lines('Ines Okafor', 'Nurse')]))).toBe(
    'Ines Okafor\nNurse\n\nSkills\nSuturing\nTriage',
  );
  expect(
    await readXml(table([lines('Experience', 'Ward sister'), merged], [lines('Nurse', 'Ran nights'), below])),
  ).toBe('Experience\nWard sister\n\nNurse\nRan nights\n\nSkills\nSuturing\nTriage');
});

test('headings in the left column of a table stand above their sections', async () => {
  const rows = [
    [lines('Profile'), lines('Nurse with ten years on wards')],
    [lines('Education'), lines('Nursing, 2012', 'Elm College')],
    [lines('Languages'), lines('Igbo, English')],
  ];
  expect(await readXml(table(...rows))).toBe(
    'Profile\nNurse with ten years on wards\n\nEducation\nNursing, 2012\nElm College\n\nLanguages\nIgbo, English',
  );
});

test('list items side by side in a table are lines of their own', async () => {
  expect(await readXml(table([lines('• Suturing'), lines('• Triage')]))).toBe('• Suturing\n• Triage');
});

test('a text box with sections is read after the text that it is anchored to', async () => {
  const body = `<w:p>${textRun('Ward sister')}${textBox('Skills', 'Triage')}</w:p>${paragraphXml('Clinic of St. Elm')}`;
  expect(await readXml(body)).toBe('Ward sister\nClinic of St. Elm\n\nSkills\nTriage');
});

test('headings in the fields of a template are read, its prompts are not', async () => {
  const body = [
    styled('Abschnitt', placeholder(textRun('Skills &amp; Abilities'))),
    paragraphXml('Triage'),
    `<w:p>${placeholder(textRun('Experience'))}</w:p>`,
    placeholder(styled('Abschnitt', textRun('Further Studies'))),
    placeholder(paragraphXml('Click or tap here to enter text.')),
    table([placeholder(lines('Job title')), lines('Ward sister')]),
  ].join('');
  expect(await readXml(body, styles(style('Abschnitt', 'heading 1')))).toBe(
    'Skills & Abilities\nTriage\nExperience\n\nFurther Studies\n\nWard sister',
  );
});

test('headings are known by the English name of their style, in every language of Word', async () => {
  const inherited = style('Sektion', 'Sektion', '<w:basedOn w:val="Rubrik1"/>');
  const body = paragraphXml('Ines Okafor') + styled('Sektion', textRun('Ward work')) + paragraphXml('Nurse');
  expect(await readXml(body, styles(style('Rubrik1', 'heading 1'), inherited))).toBe(
    'Ines Okafor\n\nWard work\nNurse',
  );
});

test('numbered headings and parts have no list marker', async () => {
  const body = listed(1, 'Ward Work') + listed(2, 'Skills') + listed(2, 'Triage') + listed(3, 'Suturing');
  expect(await readXml(body, numbering('upperRoman', 'decimal', 'lowerLetter'))).toBe(
    'Ward Work\nSkills\n1. Triage\n• Suturing',
  );
});

test('bullets typed in a symbol font are list markers', async () => {
  const wingdings = '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>';
  const symbol = run('<w:sym w:font="Wingdings" w:char="F0A7"/>');
  const body = [
    paragraphXml('\uf0b7\tLed a ward'),
    `<w:p>${textRun('§', wingdings)}${textRun('\tTrained nurses')}</w:p>`,
    `<w:p>${symbol}${textRun(' Ran nights')}</w:p>`,
    paragraphXml('o\tKept records'),
    paragraphXml('\uf095 0113 496 0999'),
  ].join('');
  expect(await readXml(body)).toBe(
    '• Led a ward\n• Trained nurses\n• Ran nights\n• Kept records\n0113 496 0999',
  );
});

test('paragraphs whose break a reviewer deleted are one', async () => {
  const deleted = '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
  const removed = `<w:p>${deleted}<w:del><w:r><w:delText>Ran days</w:delText></w:r></w:del></w:p>`;
  const body = `<w:p>${deleted}${textRun('Led a ward ')}</w:p><w:p>${textRun('of thirty beds')}</w:p>${removed}${paragraphXml('Ran nights')}`;
  expect(await readXml(body)).toBe('Led a ward of thirty beds\nRan nights');
});

test('text that a style hides, pronunciations and the code of fields are left out', async () => {
  const hidden = '<w:rPr><w:vanish/></w:rPr>';
  const inCode = [
    run('<w:fldChar w:fldCharType="begin"/>'),
    field('REF name', 'Okafor'),
    run('<w:fldChar w:fldCharType="separate"/>'),
    textRun('Ward'),
    run('<w:fldChar w:fldCharType="end"/>'),
  ].join('');
  const body = [
    styled('Form', textRun('Top of Form')),
    `<w:p>${textRun('Nurse')}${textRun('secret', '<w:rStyle w:val="Form"/>')}</w:p>`,
    styled('Form', textRun('Leeds', '<w:vanish w:val="0"/>')),
    `<w:p><w:r><w:ruby><w:rt>${textRun('そう')}</w:rt><w:rubyBase>${textRun('宗')}</w:rubyBase></w:ruby></w:r></w:p>`,
    `<w:p>${inCode}</w:p>`,
    paragraphXml('Ran\nnights'),
  ].join('');
  expect(await readXml(body, styles(style('Form', 'Form', hidden)))).toBe(
    'Nurse\nLeeds\n宗\nWard\nRan nights',
  );
});

test('only headers that pages show are read, the first page’s first and without page numbers', async () => {
  const section = (...parts: string[]): string => `<w:sectPr>${parts.join('')}</w:sectPr>`;
  const header = (type: string, id: string): string => `<w:headerReference w:type="${type}" r:id="${id}"/>`;
  const pages = `${textRun('Ines Okafor | Page ')}${field('PAGE', '2')}${textRun(' of ')}${field('NUMPAGES', '3')}`;
  const body = paragraphXml('Ward sister');
  const more = {
    'word/_rels/document.xml.rels': relationships(
      ['a', 'header', 'header1.xml'],
      ['b', 'header', 'header2.xml'],
      ['c', 'header', '/word/header3.xml'],
    ),
    'word/header1.xml': `<w:hdr>${paragraphXml('[Your name]')}</w:hdr>`,
    'word/header2.xml': `<w:hdr><w:p>${pages}</w:p></w:hdr>`,
    'word/header3.xml': `<w:hdr>${paragraphXml('Nurse Ines')}</w:hdr>`,
  };
  const shown = header('even', 'a') + header('default', 'b') + header('first', 'c');
  expect(await readXml(body + section(shown), more)).toBe('Ines Okafor\n\nWard sister');
  expect(await readXml(body + section(shown, '<w:titlePg/>'), more)).toBe(
    'Nurse Ines\n\nInes Okafor\n\nWard sister',
  );
});

test('the document is the part that the package names', async () => {
  const more = {
    '_rels/.rels': relationships(['a', 'officeDocument', '/word/resume.xml']),
    'word/resume.xml': `<w:document><w:body>${styled('Punkt', textRun('Ran nights'))}</w:body></w:document>`,
    'word/_rels/resume.xml.rels': relationships(['a', 'styles', 'looks.xml']),
    'word/looks.xml': `<w:styles>${style('Punkt', 'Punkt', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>')}</w:styles>`,
  };
  expect(await readXml(paragraphXml('Draft'), more)).toBe('• Ran nights');
});

test('a web page in place of paragraphs is read like them', async () => {
  const html =
    '<html><head><title>Draft</title></head><body><h1>Ines Okafor</h1><p>Ward&nbsp;sister<br>Zürich</p>\n<ul><li>Led a ward</li></ul></body></html>';
  const mail = (encoding: string, body: string): string =>
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="----=part"\r\n\r\n------=part\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n------=part--`;
  const quoted = html.replaceAll('=', '=3D').replace('ü', '=C3=BC').replace('Led', 'L=\r\ned');
  for (const [name, page] of [
    ['page.html', html],
    ['page.mht', mail('quoted-printable', quoted)],
    ['page.mht', mail('base64', Buffer.from(html).toString('base64'))],
    ['page.mht', mail('8bit', html)],
  ] as const)
    expect(
      await readXml('<w:altChunk r:id="a"/><w:altChunk r:id="a"/>', {
        'word/_rels/document.xml.rels': relationships(['a', 'aFChunk', name]),
        [`word/${name}`]: page,
      }),
    ).toBe('Ines Okafor\nWard sister\nZürich\n• Led a ward');
});

test('a web page nested too deeply is refused', async () => {
  const more = {
    'word/_rels/document.xml.rels': relationships(['a', 'aFChunk', 'page.html']),
    'word/page.html': '<div>'.repeat(100_000),
  };
  await expect(readXml('<w:altChunk r:id="a"/>', more)).rejects.toMatchObject({ code: 'damaged' });
});

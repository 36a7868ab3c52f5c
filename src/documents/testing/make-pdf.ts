import { deflateSync } from 'node:zlib';

/** Text at a position on the page, in points from the top left corner, rotated by `angle` degrees. */
export type PlacedText = {
  x: number;
  y: number;
  text: string;
  size?: number;
  font?: FontName;
  angle?: number;
};
type FontName = 'regular' | 'bold' | 'icons' | 'broken' | 'shaped';

export type PdfOptions = {
  producer?: string;
  /** Links on the first page; `box` is [x0, y0, x1, y1] from the top left. */
  links?: { box: [number, number, number, number]; url: string }[];
  /** A filled-in form field on the first page. */
  field?: { box: [number, number, number, number]; value: string };
  /** PDF operators that are appended to the first page. */
  drawing?: string;
  encrypted?: boolean;
  withImage?: boolean;
};

const WIDTH = 595;
const HEIGHT = 842;
const FONTS: Record<FontName, string> = {
  regular: '/BaseFont /Helvetica /Encoding /WinAnsiEncoding',
  bold: '/BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding',
  icons: '/BaseFont /FontAwesome /Encoding /WinAnsiEncoding',
  broken: '/BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R',
  shaped: '/BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R',
};
/** Maps code 1 to nothing, as some browsers do for ligatures. */
const BROKEN_MAP = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Broken def /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <01> <0000> endbfchar 1 beginbfrange <20> <7E> <0020> endbfrange
endcmap end end`;

/** Maps A to D to the presentation forms of an Arabic name's four letters, E to a ligature, F to a browser's hyphen. */
const SHAPED_MAP = BROKEN_MAP.replace(/1 beginbfchar[\s\S]*endbfrange/, () =>
  [
    '6 beginbfchar <41> <FEDF> <42> <FEF4> <43> <FEE0> <44> <FEF0> <45> <FB03> <46> <2010> endbfchar',
    '1 beginbfrange <61> <7A> <0061> endbfrange',
  ].join(' '),
);

/** Creates a small PDF with text at the given positions. Objects 1…11 are fixed; pages and their contents follow. */
export function makePdf(pages: PlacedText[][], options: PdfOptions = {}): Uint8Array {
  const first = 12;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [3, font('regular')],
    [4, font('bold')],
    [5, font('icons')],
    [6, font('broken')],
    [7, stream(BROKEN_MAP)],
    [
      8,
      stream(
        '\u00ff',
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      ),
    ],
    [9, `<< /Producer (${options.producer ?? 'made by a test'}) >>`],
    [10, font('shaped')],
    [11, stream(SHAPED_MAP)],
  ]);
  pages.forEach((texts, index) => {
    const extra =
      index === 0
        ? `${options.drawing ?? ''}${options.withImage ? ' q 500 0 0 700 50 50 cm /Im1 Do Q' : ''}`
        : '';
    const annotations = index === 0 ? annotationsOf(options) : '';
    objects.set(first + index * 2, page(first + index * 2 + 1, annotations));
    objects.set(first + index * 2 + 1, stream(`${texts.map(drawText).join('\n')}\n${extra}`));
  });
  return assemblePdf(objects, options.encrypted === true);
}

function font(name: FontName): string {
  return `<< /Type /Font /Subtype /Type1 ${FONTS[name]} >>`;
}

function annotationsOf({ links = [], field }: PdfOptions): string {
  const rect = ([x0, y0, x1, y1]: number[]): string => `/Rect [${x0} ${HEIGHT - y1!} ${x1} ${HEIGHT - y0!}]`;
  return [
    ...links.map(
      ({ box, url }) => `<< /Type /Annot /Subtype /Link ${rect(box)} /A << /S /URI /URI (${url}) >> >>`,
    ),
    ...(field
      ? [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V (${field.value}) ${rect(field.box)} >>`]
      : []),
  ].join(' ');
}

function page(contents: number, annotations: string): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${contents} 0 R /Annots [${annotations}]
/Resources << /Font << /regular 3 0 R /bold 4 0 R /icons 5 0 R /broken 6 0 R /shaped 10 0 R >> /XObject << /Im1 8 0 R >> >> >>`;
}

function drawText({ x, y, text, size = 10, font: name = 'regular', angle = 0 }: PlacedText): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map((value) => value.toFixed(5));
  const hex = Buffer.from(windows1252(text), 'latin1').toString('hex');
  return `BT /${name} ${size} Tf ${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${HEIGHT - y} Tm <${hex}> Tj ET`;
}

function windows1252(text: string): string {
  return text.replaceAll('•', '\u0095').replaceAll('–', '\u0096').replaceAll('’', '\u0092');
}

export function stream(content: string | Uint8Array, more = ''): string {
  const bytes = Buffer.from(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return `<< ${more} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

/** Writes numbered objects into a file with a cross-reference table. */
export function assemblePdf(objects: Map<number, string>, encrypted = false): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, body] of objects) {
    offsets.set(number, file.length);
    file += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const table = Array.from({ length: size }, (_, number) => {
    const place = offsets.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  }).join('');
  const encryption = encrypted
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'31'.repeat(32)}> /U <${'32'.repeat(32)}> >> /ID [<${'33'.repeat(16)}> <${'33'.repeat(16)}>]`
    : '';
  const start = file.length;
  file += `xref\n0 ${size}\n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 9 0 R${encryption} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}

/** A page whose content is compressed twice and unpacks to `megabytes` of text operators. */
export function makePdfBomb(megabytes: number): Uint8Array {
  const line = Buffer.from('BT /regular 10 Tf 50 700 Td (again and again) Tj ET\n');
  const content = Buffer.alloc(megabytes * 1024 * 1024, line);
  const packed = deflateSync(deflateSync(content, { level: 9 }), { level: 9 });
  return assemblePdf(
    new Map([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Kids [10 0 R] /Count 1 >>'],
      [3, font('regular')],
      [9, '<< /Producer (made by a test) >>'],
      [
        10,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 11 0 R /Resources << /Font << /regular 3 0 R >> >> >>',
      ],
      [11, stream(packed, '/Filter [/FlateDecode /FlateDecode]')],
    ]),
  );
}

import { closeSpacedLetters } from '../spaced-letters.ts';
import { createListMarker, type ListPlace, listPlace, type Numbering, valAttribute } from './numbering.ts';
import { paragraphContent } from './paragraph-content.ts';
import { child, elements, type XmlElement } from './xml.ts';

export type BodyContext = { numbering: Numbering; targets: Map<string, string> };

/** Elements that contain paragraphs and tables. */
const WRAPPERS = new Set([
  'document',
  'body',
  'hdr',
  'ftr',
  'sdt',
  'sdtContent',
  'AlternateContent',
  'Choice',
  'ins',
  'moveTo',
  'customXml',
  'smartTag',
  '',
]);

/** The text of one part of a Word file: the document, a header or a footer. */
export function bodyText(part: XmlElement, context: BodyContext): string {
  const writer = { ...context, mark: createListMarker(context.numbering) };
  return blocks(part, writer)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type Writer = BodyContext & { mark: (place: ListPlace) => string };

function blocks(container: XmlElement, writer: Writer): string[] {
  return elements(container).flatMap((element) => {
    if (element.name === 'p') return paragraph(element, writer);
    if (element.name === 'tbl') return table(element, writer);
    return WRAPPERS.has(element.name) ? blocks(element, writer) : [];
  });
}

function paragraph(element: XmlElement, writer: Writer): string[] {
  const properties = child(element, 'pPr');
  const style = valAttribute(child(properties, 'pStyle')) ?? '';
  const { text, links, boxes } = paragraphContent(element, writer.targets);
  const words = cleanText(text);
  const place = listPlace(properties) ?? writer.numbering.styles.get(style);
  const withMarker =
    place === undefined || words === '' ? words : writer.mark(place) + words.replace(/^[•▪●◦·]\s*/, '');
  const addresses = [...new Set(links)].map((url) => ` (${url})`).join('');
  const heading = /^(heading|title|berschrift|titre)/i.test(style) && words !== '';
  return [
    ...(heading ? [''] : []),
    withMarker + addresses,
    ...boxes.flatMap((box) => ['', ...blocks(box, writer), '']),
  ];
}

function cleanText(text: string): string {
  return closeSpacedLetters(text)
    .replace(/[\u00a0 ]{3,}/g, '\t')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000 ]+/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/ *(\n|\t) */g, '$1')
    .replace(/\t+/g, '\t')
    .replace(/\t?\n\t?/g, '\n')
    .replace(/^[ \t]*[•●▪■◦➢✓·][ \t]*(?=\S)|^[ \t]*[-–*][ \t]+(?=\p{L})/gmu, '• ')
    .trim();
}

/** Rows of short cells become one line with tabs; a table used for page layout is read cell by cell. */
function table(element: XmlElement, writer: Writer): string[] {
  return ['', ...elements(element).flatMap((row) => tableRow(row, writer)), ''];
}

function tableRow(row: XmlElement, writer: Writer): string[] {
  if (row.name !== 'tr')
    return WRAPPERS.has(row.name) ? elements(row).flatMap((inner) => tableRow(inner, writer)) : [];
  const cells = cellsOf(row)
    .map((cell) =>
      blocks(cell, writer)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .filter((cell) => cell !== '');
  if (cells.every((cell) => !cell.includes('\n'))) return [cells.join('\t')];
  const label = cells.length === 2 && !cells[0]!.includes('\n') && cells[0]!.length < 40;
  return [cells.join(label ? '\n' : '\n\n'), ''];
}

function cellsOf(row: XmlElement): XmlElement[] {
  return elements(row).flatMap((element) => {
    if (element.name === 'tc') return [element];
    return WRAPPERS.has(element.name) ? cellsOf(element) : [];
  });
}

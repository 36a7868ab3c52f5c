import { isSectionHeading } from '../section-headings.ts';
import { normalizeParagraph } from './normalize-paragraph.ts';
import { createListMarker, type Numbering } from './numbering.ts';
import {
  isTemplateHeading,
  type ParagraphContext,
  paragraphContent,
  showsPlaceholder,
} from './paragraph-content.ts';
import { type ListPlace, listPlace, valAttribute } from './styles.ts';
import { child, elements, type XmlElement } from './xml.ts';

export type BodyContext = ParagraphContext & { numbering: Numbering };

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
/** Styles that aren't defined in the file are known by their ids. */
const HEADING_ID = /^(heading|title|berschrift|titre)/i;

/** The text of one part of a Word file: the document, a header or a footer. */
export function bodyText(part: XmlElement, context: BodyContext): string {
  const writer: Writer = {
    ...context,
    mark: createListMarker(context.numbering),
    isInPlaceholder: false,
  };
  return joined(blocks(part, writer));
}

type Writer = BodyContext & {
  mark: (place: ListPlace) => string;
  isInPlaceholder: boolean;
};

function joined(lines: string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function blocks(container: XmlElement, writer: Writer): string[] {
  return joinDeletedMarks(elements(container)).flatMap((element) => {
    if (element.name === 'p') return paragraph(element, writer);
    if (element.name === 'tbl') return table(element, writer);
    return WRAPPERS.has(element.name) ? blocks(element, within(element, writer)) : [];
  });
}

function within(wrapper: XmlElement, writer: Writer): Writer {
  return showsPlaceholder(wrapper) ? { ...writer, isInPlaceholder: true } : writer;
}

/** Joins paragraphs whose end a reviewer deleted or moved with the next one. */
function joinDeletedMarks(all: XmlElement[]): XmlElement[] {
  const kept: XmlElement[] = [];
  let open: XmlElement | undefined;
  for (const element of all) {
    const properties = element.name === 'p' ? child(element, 'pPr') : undefined;
    const mark = child(properties, 'rPr');
    if (open === undefined || element.name !== 'p') {
      open = undefined;
      kept.push(element);
    } else {
      for (const part of element.children) open.children.push(part);
    }
    const isDeleted = (child(mark, 'del') ?? child(mark, 'moveFrom')) !== undefined;
    open = isDeleted ? (open ?? element) : undefined;
  }
  return kept;
}

function paragraph(element: XmlElement, writer: Writer): string[] {
  const properties = child(element, 'pPr');
  const styleId = valAttribute(child(properties, 'pStyle')) ?? '';
  const style = writer.styles.get(styleId);
  const { text, links, boxes } = paragraphContent(element, writer, style);
  const words = normalizeParagraph(text);
  if (writer.isInPlaceholder && !isTemplateHeading(words, style)) return [];
  const isHeading = style === undefined ? HEADING_ID.test(styleId) : style.headingLevel !== undefined;
  const place = listPlace(properties) ?? style?.list;
  const hasMarker = place !== undefined && words !== '' && !isHeading && !isSectionHeading(words);
  const withMarker = hasMarker ? writer.mark(place) + words.replace(/^[•▪●◦·]\s*/, '') : words;
  const addresses = [...new Set(links)].map((url) => ` (${url})`).join('');
  return [
    ...(isHeading && words !== '' ? [''] : []),
    withMarker + addresses,
    ...boxes.flatMap((box) => ['', ...blocks(box, writer), '']),
  ];
}

/** Rows of short cells become one line with tabs; a table used for page layout is read cell by cell. */
function table(element: XmlElement, writer: Writer): string[] {
  return ['', ...elements(element).flatMap((row) => tableRow(row, writer)), ''];
}

function tableRow(row: XmlElement, writer: Writer): string[] {
  if (row.name !== 'tr')
    return WRAPPERS.has(row.name)
      ? elements(row).flatMap((inner) => tableRow(inner, within(row, writer)))
      : [];
  const cells = cellTexts(row, writer).filter((cell) => cell !== '');
  if (cells.every((cell) => !cell.includes('\n'))) return [cells.join('\t')];
  const label = cells.length === 2 && !cells[0]!.includes('\n') && cells[0]!.length < 40;
  return [cells.join(label ? '\n' : '\n\n'), ''];
}

function cellTexts(container: XmlElement, writer: Writer): string[] {
  return elements(container).flatMap((element) => {
    if (element.name === 'tc') return [joined(blocks(element, writer))];
    return WRAPPERS.has(element.name) ? cellTexts(element, within(element, writer)) : [];
  });
}

import { isSectionHeading } from '../section-headings.ts';
import { htmlChunkLines } from './html-chunk.ts';
import { normalizeParagraph } from './normalize-paragraph.ts';
import { createListMarker, type Numbering } from './numbering.ts';
import {
  isTemplateHeading,
  type ParagraphContext,
  paragraphContent,
  showsPlaceholder,
} from './paragraph-content.ts';
import { type ListPlace, listPlace, valAttribute } from './styles.ts';
import { type TableCell, tableText } from './table-text.ts';
import { attribute, child, elements, type XmlElement } from './xml.ts';

export type BodyContext = ParagraphContext & { numbering: Numbering; parts: Map<string, Uint8Array> };

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
    sidebars: [],
  };
  return joined([...blocks(part, writer), ...writer.sidebars]);
}

/** `sidebars` are the lines of text boxes with sections of their own, which are read last. */
type Writer = BodyContext & {
  mark: (place: ListPlace) => string;
  isInPlaceholder: boolean;
  sidebars: string[];
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
    if (element.name === 'altChunk') return htmlChunk(element, writer);
    return WRAPPERS.has(element.name) ? blocks(element, within(element, writer)) : [];
  });
}

function within(wrapper: XmlElement, writer: Writer): Writer {
  return showsPlaceholder(wrapper) ? { ...writer, isInPlaceholder: true } : writer;
}

/** A web page in place of paragraphs. Word replaces it when it saves the file, but other programs write such files. */
function htmlChunk(element: XmlElement, writer: Writer): string[] {
  const name = writer.targets.get(attribute(element, 'id') ?? '') ?? '';
  const page = /\.(html?|mht)$/i.test(name) ? writer.parts.get(name) : undefined;
  // Once only: a small file could repeat a large page very often.
  writer.parts.delete(name);
  return page === undefined ? [] : htmlChunkLines(page);
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
    ...boxes.flatMap((box) => textBox(box, writer)),
  ];
}

function textBox(box: XmlElement, writer: Writer): string[] {
  const lines = ['', ...blocks(box, writer), ''];
  if (!isSidebar(lines)) return lines;
  writer.sidebars.push(...lines);
  return [];
}

/** A box may be anchored anywhere, even to a line of a job; a heading with lines below isn't part of that. */
function isSidebar(lines: string[]): boolean {
  const heading = lines.findIndex((line) => isSectionHeading(line));
  return heading !== -1 && lines.slice(heading + 1).some((line) => line !== '');
}

function table(element: XmlElement, writer: Writer): string[] {
  return ['', ...tableText(tableRows(element, writer)), ''];
}

function tableRows(container: XmlElement, writer: Writer): TableCell[][] {
  return elements(container).flatMap((element) => {
    if (element.name === 'tr') return [tableCells(element, writer)];
    return WRAPPERS.has(element.name) ? tableRows(element, within(element, writer)) : [];
  });
}

function tableCells(container: XmlElement, writer: Writer): TableCell[] {
  return elements(container).flatMap((element) => {
    if (element.name === 'tc') {
      const merge = child(child(element, 'tcPr'), 'vMerge');
      return [{ text: joined(blocks(element, writer)), spansRows: valAttribute(merge) === 'restart' }];
    }
    return WRAPPERS.has(element.name) ? tableCells(element, within(element, writer)) : [];
  });
}

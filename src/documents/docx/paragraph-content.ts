import { hidesUrl } from '../link-label.ts';
import { isSectionHeading } from '../section-headings.ts';
import { type Style, switchedOn, valAttribute } from './styles.ts';
import { isSymbolFont, symbolText } from './symbols.ts';
import { attribute, child, elements, type XmlElement } from './xml.ts';

/** The content of one paragraph. `boxes` are the text boxes anchored in it, which are read after it. */
export type ParagraphContent = { text: string; links: string[]; boxes: XmlElement[] };

type Field = { code: string; from: number; showsResult: boolean };
/** What the text of a paragraph depends on. `targets` maps the ids of links to their addresses. */
export type ParagraphContext = { targets: Map<string, string>; styles: Map<string, Style> };
type State = ParagraphContent & ParagraphContext & { fields: Field[]; style: Style | undefined };

/** Deletions, properties, pronunciations, and fallbacks for programs that don't support a newer element. */
const IGNORED = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'delText',
  'pPr',
  'rPr',
  'sdtPr',
  'sdtEndPr',
  'annotation',
  'rt',
]);
/** Stands for the number of a page, until it is removed with the words around it. */
export const PAGE_NUMBER = '\ufffc';
/** A label as long as this shows its address or doesn't; the rest need not be looked at. */
const MAX_LABEL_LENGTH = 1000;

/** Reads the runs of a paragraph, which has the given style. */
export function paragraphContent(
  paragraph: XmlElement,
  context: ParagraphContext,
  style: Style | undefined,
): ParagraphContent {
  const state: State = { ...context, text: '', links: [], boxes: [], fields: [], style };
  readInline(paragraph, state);
  return state;
}

function readInline(parent: XmlElement, state: State): void {
  for (const element of elements(parent)) {
    if (IGNORED.has(element.name)) continue;
    if (element.name === 'r' && isHidden(element, state)) continue;
    if (element.name === 'sdt' && showsPlaceholder(element)) readPlaceholder(element, state);
    else if (element.name === 'txbxContent') state.boxes.push(element);
    else if (element.name === 't') state.text += runText(element, parent);
    else if (element.name === 'instrText') addFieldCode(element, state);
    else if (element.name === 'fldChar') readField(attribute(element, 'fldCharType'), state);
    else if (element.name === 'hyperlink') readLink(element, state);
    else if (element.name === 'fldSimple') readSimpleField(element, state);
    else {
      state.text += specialCharacter(element);
      readInline(element, state);
    }
  }
}

/** Line breaks in the XML are spaces on the page. */
function runText(element: XmlElement, run: XmlElement): string {
  const text = textOf(element).replace(/[\r\n]+/g, ' ');
  const character = text.trim();
  const font = child(child(run, 'rPr'), 'rFonts');
  const isSymbol = character.length === 1 && isSymbolFont(font && attribute(font, 'ascii'));
  return isSymbol ? text.replace(character, symbolText(character.charCodeAt(0))) : text;
}

function specialCharacter(element: XmlElement): string {
  if (element.name === 'tab' || element.name === 'ptab') return '\t';
  if (element.name === 'br' || element.name === 'cr') return '\n';
  if (element.name === 'noBreakHyphen') return '-';
  if (element.name === 'sym') return symbolText(Number.parseInt(attribute(element, 'char') ?? '', 16));
  return '';
}

function textOf(element: XmlElement): string {
  return element.children.filter((part) => typeof part === 'string').join('');
}

function isHidden(run: XmlElement, { styles, style }: State): boolean {
  const properties = child(run, 'rPr');
  const runStyle = styles.get(valAttribute(child(properties, 'rStyle')) ?? '');
  return switchedOn(child(properties, 'vanish')) ?? runStyle?.isHidden ?? style?.isHidden ?? false;
}

/** True for a template field that still shows its own text: "Click here to enter text". */
export function showsPlaceholder(control: XmlElement): boolean {
  return switchedOn(child(child(control, 'sdtPr'), 'showingPlcHdr')) ?? false;
}

/** Templates have the headings of sections in fields, too, and nobody replaces them. */
export function isTemplateHeading(text: string, style: Style | undefined): boolean {
  return style?.headingLevel === 1 || isSectionHeading(text);
}

function readPlaceholder(control: XmlElement, state: State): void {
  const from = state.text.length;
  readInline(control, state);
  if (!isTemplateHeading(state.text.slice(from), state.style)) state.text = state.text.slice(0, from);
}

function readLink(link: XmlElement, state: State): void {
  const from = state.text.length;
  readInline(link, state);
  addLink(state.targets.get(attribute(link, 'id') ?? ''), from, state);
}

function addLink(url: string | undefined, from: number, state: State): void {
  if (url !== undefined && hidesUrl(state.text.slice(from, from + MAX_LABEL_LENGTH), url))
    state.links.push(url);
}

function addFieldCode(element: XmlElement, state: State): void {
  const field = state.fields.at(-1);
  if (field !== undefined) field.code += textOf(element);
}

function readField(kind: string | undefined, state: State): void {
  if (kind === 'begin') state.fields.push({ code: '', from: state.text.length, showsResult: false });
  const field = kind === 'end' ? state.fields.pop() : state.fields.at(-1);
  if (field === undefined) return;
  if (kind === 'separate') {
    // What fields within the code of this one show is part of the code.
    state.text = state.text.slice(0, field.from);
    field.showsResult = true;
  } else if (kind === 'end' && field.showsResult) endField(field, state);
}

function readSimpleField(element: XmlElement, state: State): void {
  const field = { code: attribute(element, 'instr') ?? '', from: state.text.length, showsResult: true };
  readInline(element, state);
  endField(field, state);
}

/** Marks page numbers; a HYPERLINK field is another way to write a link. */
function endField(field: Field, state: State): void {
  if (/^\s*(NUM|SECTION)?PAGES?\b/.test(field.code))
    state.text = state.text.slice(0, field.from) + PAGE_NUMBER;
  addLink(/HYPERLINK\s+"([^"]+)"/.exec(field.code)?.[1], field.from, state);
}

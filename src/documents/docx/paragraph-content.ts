import { hidesUrl } from '../link-label.ts';
import { attribute, child, elements, type XmlElement } from './xml.ts';

/** What one paragraph says; `boxes` are the text boxes anchored in it, which are read after it. */
export type ParagraphContent = { text: string; links: string[]; boxes: XmlElement[] };

type Field = { code: string; from: number; showsResult: boolean };
type State = ParagraphContent & { fields: Field[]; targets: Map<string, string> };

/** Old versions, deletions, field codes, properties, and twins for programs that don't know the newer form. */
const NOT_READ = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'delText',
  'pPr',
  'rPr',
  'sdtPr',
  'sdtEndPr',
  'annotation',
]);
/** Figures of Word's symbol fonts that are used as bullets inside a line. */
const SYMBOL_BULLET = /^f0(?:a7|a8|b7|d8|76|fc|6e|71)$/i;

/** Reads the runs of a paragraph. `targets` tells the address of a link by its id. */
export function paragraphContent(paragraph: XmlElement, targets: Map<string, string>): ParagraphContent {
  const state: State = { text: '', links: [], boxes: [], fields: [], targets };
  readInline(paragraph, state);
  return state;
}

function readInline(parent: XmlElement, state: State): void {
  for (const element of elements(parent)) {
    if (NOT_READ.has(element.name)) continue;
    if (element.name === 'r' && isHidden(element)) continue;
    if (element.name === 'sdt' && isPlaceholder(element)) continue;
    if (element.name === 'txbxContent') state.boxes.push(element);
    else if (element.name === 't') state.text += textIn(element);
    else if (element.name === 'instrText') noteCode(element, state);
    else if (element.name === 'fldChar') readField(attribute(element, 'fldCharType'), state);
    else if (element.name === 'hyperlink') readLink(element, state);
    else if (element.name === 'fldSimple') readSimpleField(element, state);
    else {
      state.text += signOf(element);
      readInline(element, state);
    }
  }
}

function signOf(element: XmlElement): string {
  if (element.name === 'tab' || element.name === 'ptab') return '\t';
  if (element.name === 'br' || element.name === 'cr') return '\n';
  if (element.name === 'noBreakHyphen') return '-';
  if (element.name === 'sym') return SYMBOL_BULLET.test(attribute(element, 'char') ?? '') ? '•' : '';
  return '';
}

function textIn(element: XmlElement): string {
  return element.children.filter((part) => typeof part === 'string').join('');
}

function isHidden(run: XmlElement): boolean {
  const vanish = child(child(run, 'rPr'), 'vanish');
  return vanish !== undefined && !['0', 'false'].includes(attribute(vanish, 'val') ?? '');
}

/** A form field of a template that nobody filled in: "Click here to enter text". */
function isPlaceholder(control: XmlElement): boolean {
  return child(child(control, 'sdtPr'), 'showingPlcHdr') !== undefined;
}

function readLink(link: XmlElement, state: State): void {
  const from = state.text.length;
  readInline(link, state);
  noteLink(state.targets.get(attribute(link, 'id') ?? ''), from, state);
}

function noteLink(url: string | undefined, from: number, state: State): void {
  if (url !== undefined && hidesUrl(state.text.slice(from), url)) state.links.push(url);
}

function noteCode(element: XmlElement, state: State): void {
  const field = state.fields.at(-1);
  if (field !== undefined) field.code += textIn(element);
}

function readField(kind: string | undefined, state: State): void {
  if (kind === 'begin') state.fields.push({ code: '', from: state.text.length, showsResult: false });
  const field = kind === 'end' ? state.fields.pop() : state.fields.at(-1);
  if (field === undefined) return;
  if (kind === 'separate') {
    field.from = state.text.length;
    field.showsResult = true;
  } else if (kind === 'end' && field.showsResult) endField(field, state);
}

function readSimpleField(element: XmlElement, state: State): void {
  const field = { code: attribute(element, 'instr') ?? '', from: state.text.length, showsResult: true };
  readInline(element, state);
  endField(field, state);
}

/** Page numbers leave no text; HYPERLINK is a link written another way. */
function endField(field: Field, state: State): void {
  if (/^\s*(NUM|SECTION)?PAGES?\b/.test(field.code)) state.text = state.text.slice(0, field.from);
  noteLink(/HYPERLINK\s+"([^"]+)"/.exec(field.code)?.[1], field.from, state);
}

import { hidesUrl } from '../link-label.ts';
import { attribute, child, elements, type XmlElement } from './xml.ts';

/** The content of one paragraph. `boxes` are the text boxes anchored in it, which are read after it. */
export type ParagraphContent = { text: string; links: string[]; boxes: XmlElement[] };

type Field = { code: string; from: number; showsResult: boolean };
type State = ParagraphContent & { fields: Field[]; targets: Map<string, string> };

/** Deletions, properties, and fallbacks for programs that don't support a newer element. */
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
]);
/** Characters of Word's symbol fonts that are used as bullets within a line. */
const SYMBOL_BULLET = /^f0(?:a7|a8|b7|d8|76|fc|6e|71)$/i;

/** Reads the runs of a paragraph. `targets` maps the ids of links to their addresses. */
export function paragraphContent(paragraph: XmlElement, targets: Map<string, string>): ParagraphContent {
  const state: State = { text: '', links: [], boxes: [], fields: [], targets };
  readInline(paragraph, state);
  return state;
}

function readInline(parent: XmlElement, state: State): void {
  for (const element of elements(parent)) {
    if (IGNORED.has(element.name)) continue;
    if (element.name === 'r' && isHidden(element)) continue;
    if (element.name === 'sdt' && isPlaceholder(element)) continue;
    if (element.name === 'txbxContent') state.boxes.push(element);
    else if (element.name === 't') state.text += textOf(element);
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

function specialCharacter(element: XmlElement): string {
  if (element.name === 'tab' || element.name === 'ptab') return '\t';
  if (element.name === 'br' || element.name === 'cr') return '\n';
  if (element.name === 'noBreakHyphen') return '-';
  if (element.name === 'sym') return SYMBOL_BULLET.test(attribute(element, 'char') ?? '') ? '•' : '';
  return '';
}

function textOf(element: XmlElement): string {
  return element.children.filter((part) => typeof part === 'string').join('');
}

function isHidden(run: XmlElement): boolean {
  const vanish = child(child(run, 'rPr'), 'vanish');
  return vanish !== undefined && !['0', 'false'].includes(attribute(vanish, 'val') ?? '');
}

/** True for a template field that was not filled in: "Click here to enter text". */
function isPlaceholder(control: XmlElement): boolean {
  return child(child(control, 'sdtPr'), 'showingPlcHdr') !== undefined;
}

function readLink(link: XmlElement, state: State): void {
  const from = state.text.length;
  readInline(link, state);
  addLink(state.targets.get(attribute(link, 'id') ?? ''), from, state);
}

function addLink(url: string | undefined, from: number, state: State): void {
  if (url !== undefined && hidesUrl(state.text.slice(from), url)) state.links.push(url);
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
    field.from = state.text.length;
    field.showsResult = true;
  } else if (kind === 'end' && field.showsResult) endField(field, state);
}

function readSimpleField(element: XmlElement, state: State): void {
  const field = { code: attribute(element, 'instr') ?? '', from: state.text.length, showsResult: true };
  readInline(element, state);
  endField(field, state);
}

/** Removes page numbers; a HYPERLINK field is another way to write a link. */
function endField(field: Field, state: State): void {
  if (/^\s*(NUM|SECTION)?PAGES?\b/.test(field.code)) state.text = state.text.slice(0, field.from);
  addLink(/HYPERLINK\s+"([^"]+)"/.exec(field.code)?.[1], field.from, state);
}

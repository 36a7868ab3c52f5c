import { DocumentError } from '../document-error.ts';

/** An element; names come without their prefix ("w:p" is "p"). */
export type XmlElement = { name: string; tag: string; children: (XmlElement | string)[] };

const MAX_DEPTH = 300;
/** A page of Word is some 20 KB of XML; the tree of a part takes about ten times its length in memory. */
const MAX_LENGTH = 20_000_000;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads an XML part in linear time. No part of a Word file declares a document type, so one that does is refused as
 * damaged: nothing is ever fetched or expanded.
 */
export function parseXml(xml: string): XmlElement {
  if (xml.length > MAX_LENGTH) throw new DocumentError('too_large');
  const root: XmlElement = { name: '', tag: '', children: [] };
  const open: XmlElement[] = [root];
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (tag !== at) open.at(-1)!.children.push(decode(xml.slice(at, tag === -1 ? xml.length : tag)));
    if (tag === -1) break;
    at = readTag(xml, tag, open);
  }
  if (open.length > 1) throw new DocumentError('damaged');
  return root;
}

/** Reads what begins at `tag` and answers where it ends. */
function readTag(xml: string, tag: number, open: XmlElement[]): number {
  if (xml.startsWith('<!--', tag)) return after(xml, '-->', tag);
  if (xml.startsWith('<?', tag)) return after(xml, '?>', tag);
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = after(xml, ']]>', tag);
    open.at(-1)!.children.push(xml.slice(tag + 9, end - 3));
    return end;
  }
  if (xml.startsWith('<!', tag)) throw new DocumentError('damaged');
  const end = endOfTag(xml, tag);
  const inside = xml.slice(tag + 1, end);
  if (inside.startsWith('/')) {
    if (open.length < 2 || open.pop()!.name !== localName(inside.slice(1)))
      throw new DocumentError('damaged');
    return end + 1;
  }
  const element: XmlElement = { name: localName(inside), tag: inside, children: [] };
  open.at(-1)!.children.push(element);
  if (!inside.endsWith('/') && open.push(element) > MAX_DEPTH) throw new DocumentError('damaged');
  return end + 1;
}

function after(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end === -1) throw new DocumentError('damaged');
  return end + mark.length;
}

/** A ">" inside a quoted value does not end a tag. */
function endOfTag(xml: string, tag: number): number {
  let quote = '';
  for (let at = tag + 1; at < xml.length; at++) {
    const sign = xml[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new DocumentError('damaged');
}

function localName(inside: string): string {
  const name = /^[^\s/>]+/.exec(inside)?.[0] ?? '';
  return name.slice(name.indexOf(':') + 1);
}

export function attribute(element: XmlElement, wanted: string): string | undefined {
  for (const match of element.tag.matchAll(/\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const name = match[1]!;
    if (name.slice(name.indexOf(':') + 1) === wanted) return decode(match[2] ?? match[3] ?? '');
  }
  return undefined;
}

export function elements(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => typeof child !== 'string');
}

export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent === undefined ? undefined : elements(parent).find((element) => element.name === name);
}

/** All elements of that name below `parent`, in the order of the text. */
export function descendants(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...descendants(element, name),
  ]);
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name as string] ?? whole;
    const code =
      hex === undefined ? Number.parseInt(decimal as string, 10) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

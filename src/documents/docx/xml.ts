import { Parser } from 'htmlparser2';
import { DocumentError } from '../document-error.ts';

/** An element; `name` has no namespace prefix ("w:p" is "p"), the names in `attributes` keep theirs. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

const MAX_DEPTH = 300;
/** A Word page is about 20 KB of XML, and the tree takes about ten times that in memory. */
const MAX_LENGTH = 20_000_000;

/**
 * Parses one XML part of a Word file into a tree, whose root has no name. Linear time; a closing tag that matches no
 * open element is ignored, one that skips elements closes them too.
 *
 * Throws `DocumentError`: `too_large` above 20 million characters; `damaged` if the XML ends with elements still open,
 * nests them more than 300 deep, or has a DOCTYPE (Word never writes one, and it could declare entities).
 */
export function parseXml(xml: string): XmlElement {
  if (xml.length > MAX_LENGTH) throw new DocumentError('too_large');
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name: localName(name), attributes, children: [] };
        open.at(-1)!.children.push(element);
        if (open.push(element) > MAX_DEPTH) throw new DocumentError('damaged');
      },
      onclosetag: () => open.pop(),
      ontext: (text) => open.at(-1)!.children.push(text),
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new DocumentError('damaged');
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  // `end` would close the elements that are still open.
  if (open.length > 1) throw new DocumentError('damaged');
  parser.end();
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The value of the first attribute with this local name. */
export function attribute(element: XmlElement, name: string): string | undefined {
  for (const key in element.attributes) if (localName(key) === name) return element.attributes[key];
  return undefined;
}

export function elements(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => typeof child !== 'string');
}

export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent === undefined ? undefined : elements(parent).find((element) => element.name === name);
}

/** All elements with this name below `parent`, in document order. */
export function descendants(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...descendants(element, name),
  ]);
}

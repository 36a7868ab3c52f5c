import { DocumentError } from '../document-error.ts';
import { switchedOn } from './styles.ts';
import { attribute, child, descendants, parseXml, type XmlElement } from './xml.ts';

type Parts = Map<string, Uint8Array>;
/** A relation of a part to another part or to an address on the web. */
export type Relation = { type: string; target: string };

const USUAL_MAIN_PART = /^word\/document\d*\.xml$/;

/** The parts that text is read from, and those that say which these are. */
export function isReadPart(name: string): boolean {
  return /\.(xml|rels|html?|mht)$/i.test(name);
}

/** The name of the part that holds the document. */
export function mainPartName(parts: Parts): string {
  const named = [...relationsOf('', parts).values()];
  const main = named.find(({ type }) => type === 'officeDocument')?.target;
  const usual = [...parts.keys()].find((name) => USUAL_MAIN_PART.test(name));
  const name = main !== undefined && parts.has(main) ? main : usual;
  if (name === undefined || !name.startsWith('word/'))
    throw new DocumentError(
      'unsupported',
      'This file is not a Word document. Save your résumé as a PDF or DOCX file and try again.',
    );
  return name;
}

export function parsePart(parts: Parts, name: string | undefined): XmlElement | undefined {
  const bytes = name === undefined ? undefined : parts.get(name);
  if (bytes === undefined) return undefined;
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return parseXml(new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes));
}

/** The relations of a part by their ids; targets within the file are names of parts. */
export function relationsOf(name: string, parts: Parts): Map<string, Relation> {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const root = parsePart(parts, `${folder}_rels/${name.slice(folder.length)}.rels`);
  const relations = root === undefined ? [] : descendants(root, 'Relationship');
  return new Map(
    relations.map((relation) => {
      const target = attribute(relation, 'Target') ?? '';
      const isExternal = attribute(relation, 'TargetMode') === 'External' || /^[a-z]+:/i.test(target);
      return [
        attribute(relation, 'Id') ?? '',
        {
          type: (attribute(relation, 'Type') ?? '').replace(/^.*\//, ''),
          target: isExternal ? target : partName(folder, target),
        },
      ];
    }),
  );
}

function partName(folder: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '');
}

/**
 * The headers (or footers) that the sections of a document show, as names of parts: the one of the first page comes
 * first. Word keeps others in the file that no page shows.
 */
export function shownParts(
  kind: 'header' | 'footer',
  main: XmlElement,
  relations: Map<string, Relation>,
  settings: XmlElement | undefined,
): Set<string> {
  const hasEvenPages = settings !== undefined && isOn(descendants(settings, 'evenAndOddHeaders')[0]);
  const names = descendants(main, 'sectPr').flatMap((section) => {
    const references = section.children.filter(
      (one): one is XmlElement => typeof one !== 'string' && one.name === `${kind}Reference`,
    );
    const types = ['default', ...(hasEvenPages ? ['even'] : [])];
    if (isOn(child(section, 'titlePg'))) types.unshift('first');
    return types.map((type) => references.find((one) => (attribute(one, 'type') ?? 'default') === type));
  });
  return new Set(
    names.flatMap((reference) => {
      const target = reference && relations.get(attribute(reference, 'id') ?? '')?.target;
      return target === undefined ? [] : [target];
    }),
  );
}

function isOn(property: XmlElement | undefined): boolean {
  return switchedOn(property) ?? false;
}

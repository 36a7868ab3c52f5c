import type { ReadDocument } from './document.types.ts';
import { DocumentError } from './document-error.ts';
import { bodyText } from './docx/body-text.ts';
import { readNumbering } from './docx/numbering.ts';
import { unzip } from './docx/unzip.ts';
import { attribute, descendants, parseXml, type XmlElement } from './docx/xml.ts';

const MAX_CHARACTERS = 1_000_000;
const DOCUMENT = /^word\/document\d*\.xml$/;
const READ_PARTS =
  /^(_rels\/\.rels|word\/(document\d*|header\d+|footer\d+|numbering|styles)\.xml|word\/_rels\/[a-z]+\d*\.xml\.rels)$/;

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;
const EMAIL_WARNING =
  'Your email address is only in the page header or footer, which many employers’ systems skip. Add it to the main text too.';

/**
 * Reads the text of a DOCX file: headers first, then the body with its lists, tables and text boxes, then footers.
 * A link whose label doesn't show its address is followed by the address in brackets.
 *
 * Throws `DocumentError`: `too_large` (over 50 MB or 100:1 unpacked, over 1,000,000 characters), `encrypted`,
 * `unsupported` (a ZIP that isn't a Word file), `no_text`, `damaged`.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  const parts = unzip(bytes, (name) => READ_PARTS.test(name));
  const main = [...parts.keys()].find((name) => DOCUMENT.test(name));
  if (main === undefined)
    throw new DocumentError(
      'unsupported',
      'This file is not a Word document. Save your résumé as a PDF or DOCX file and try again.',
    );
  const numbering = readNumbering(
    parsePart(parts, 'word/numbering.xml'),
    parsePart(parts, 'word/styles.xml'),
  );
  const textOf = (name: string): string => {
    const root = parsePart(parts, name);
    return root === undefined ? '' : bodyText(root, { numbering, targets: linkTargets(parts, name) });
  };
  const names = [...parts.keys()].filter((name) => name.endsWith('.xml')).sort();
  const headers = names.filter((name) => name.includes('/header')).map(textOf);
  const body = textOf(main);
  const footers = names.filter((name) => name.includes('/footer')).map(textOf);
  const text = withoutRepeats([...headers, body, ...footers]).join('\n\n');
  if (text.length > MAX_CHARACTERS) throw new DocumentError('too_large');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DocumentError('no_text');
  return { text, warnings: EMAIL.test(text) && !EMAIL.test(body) ? [EMAIL_WARNING] : [] };
}

function parsePart(parts: Map<string, Uint8Array>, name: string): XmlElement | undefined {
  const bytes = parts.get(name);
  if (bytes === undefined) return undefined;
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return parseXml(new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes));
}

function linkTargets(parts: Map<string, Uint8Array>, name: string): Map<string, string> {
  const relations = parsePart(parts, name.replace(/^word\//, 'word/_rels/').concat('.rels'));
  if (relations === undefined) return new Map();
  return new Map(
    descendants(relations, 'Relationship').map((relation) => [
      attribute(relation, 'Id') ?? '',
      attribute(relation, 'Target') ?? '',
    ]),
  );
}

/** Removes repeated headers (first page, odd and even pages) and texts without letters, such as page numbers. */
function withoutRepeats(texts: string[]): string[] {
  const unique: string[] = [];
  for (const text of texts)
    if (/\p{L}/u.test(text) && !unique.some((other) => other.includes(text))) unique.push(text);
  return unique;
}

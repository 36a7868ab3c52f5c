import type { ReadDocument } from './document.types.ts';
import { DocumentError } from './document-error.ts';
import { bodyText } from './docx/body-text.ts';
import { readNumbering } from './docx/numbering.ts';
import { readStyles } from './docx/styles.ts';
import { unzip } from './docx/unzip.ts';
import { isReadPart, mainPartName, parsePart, relationsOf, shownParts } from './docx/word-package.ts';

const MAX_CHARACTERS = 1_000_000;

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
  const parts = unzip(bytes, isReadPart);
  const main = mainPartName(parts);
  const relations = relationsOf(main, parts);
  const root = parsePart(parts, main)!;
  const related = (type: string) =>
    parsePart(
      parts,
      [...relations.values()].find((relation) => relation.type === type)?.target ?? `word/${type}.xml`,
    );
  const numbering = readNumbering(related('numbering'));
  const styles = readStyles(related('styles'));
  const settings = related('settings');
  const textOf = (name: string, part = parsePart(parts, name)): string => {
    const targets = new Map([...relationsOf(name, parts)].map(([id, { target }]) => [id, target]));
    return part === undefined ? '' : bodyText(part, { numbering, styles, targets, parts });
  };
  const headers = [...shownParts('header', root, relations, settings)].map((name) => textOf(name));
  const body = textOf(main, root);
  const footers = [...shownParts('footer', root, relations, settings)].map((name) => textOf(name));
  const text = withoutRepeats([...headers, body, ...footers]).join('\n\n');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DocumentError('no_text');
  return { text, warnings: EMAIL.test(text) && !EMAIL.test(body) ? [EMAIL_WARNING] : [] };
}

/** Removes repeated headers (first page, odd and even pages) and texts without letters, such as page numbers. */
function withoutRepeats(texts: string[]): string[] {
  if (texts.reduce((sum, text) => sum + text.length, 0) > MAX_CHARACTERS)
    throw new DocumentError('too_large');
  const unique: string[] = [];
  for (const text of texts)
    if (/\p{L}/u.test(text) && !unique.some((other) => other.includes(text))) unique.push(text);
  return unique;
}

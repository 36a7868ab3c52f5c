import { Parser } from 'htmlparser2';
import { DocumentError } from '../document-error.ts';
import { normalizeParagraph } from './normalize-paragraph.ts';

const LINE_ELEMENTS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'br', 'dd', 'div', 'dl', 'dt', 'footer', 'header', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
]);
const CELLS = new Set(['td', 'th']);
const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'title']);

/** The parser's time grows with the square of the depth. */
const MAX_DEPTH = 500;

/**
 * The lines of a web page that a Word file has in place of paragraphs; `page` is HTML or MHTML, in UTF-8.
 *
 * Throws `DocumentError`: `damaged` if elements are nested more than 500 deep.
 */
export function htmlChunkLines(page: Uint8Array): string[] {
  let text = '';
  let depth = 0;
  let skipped = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (++depth > MAX_DEPTH) throw new DocumentError('damaged');
      if (WITHOUT_TEXT.has(name)) skipped++;
      if (LINE_ELEMENTS.has(name)) text += '\n';
      if (name === 'li') text += '• ';
      if (CELLS.has(name)) text += '\t';
    },
    onclosetag(name) {
      depth--;
      if (WITHOUT_TEXT.has(name)) skipped--;
      if (LINE_ELEMENTS.has(name)) text += '\n';
    },
    ontext(part) {
      if (skipped === 0) text += part.replace(/\s+/g, ' ');
    },
  });
  parser.end(htmlOf(Buffer.from(page)));
  return text
    .split('\n')
    .map(normalizeParagraph)
    .filter((line) => line !== '' && line !== '•');
}

/** MHTML is a mail, one part of which is the page. */
function htmlOf(page: Buffer): string {
  // In Latin-1, each character is a byte.
  const mail = page.toString('latin1').replaceAll('\r\n', '\n');
  const boundary = /^mime-version:[\s\S]{0,500}?boundary="?([^"\n]{1,70})"?/i.exec(mail)?.[1];
  if (boundary === undefined) return page.toString('utf8');
  const part = mail.split(`--${boundary}`).find((one) => /^content-type: *text\/html/im.test(headersOf(one)));
  if (part === undefined) return '';
  const encoding = /^content-transfer-encoding: *([\w-]+)/im.exec(headersOf(part))?.[1]?.toLowerCase();
  return decoded(part.slice(headersOf(part).length), encoding).toString('utf8');
}

function headersOf(part: string): string {
  return part.slice(0, part.indexOf('\n\n') + 1);
}

function decoded(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const bytes = body
    .replaceAll('=\n', '')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}

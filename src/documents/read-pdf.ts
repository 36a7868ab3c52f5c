import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadDocument } from './document.types.ts';
import { DocumentError } from './document-error.ts';
import { documentText } from './pdf/document-text.ts';
import { readPdfPage } from './pdf/read-page.ts';

const MAX_PAGES = 50;
const MAX_CHARACTERS = 1_000_000;
const HIDDEN_TEXT_WARNING = 'Some text is too small to see and was left out.';
/** What scanner apps and trial versions print on pages that contain only a picture. */
const SCANNER_STAMP =
  /^.*\b(?:cam ?scanner|scanned (?:by|with|using)|(?:adobe|genius|tiny) ?scan|trial version|evaluation copy)\b.*$/gim;

/**
 * Reads the text of a PDF in the order a person would: columns one after the other, wrapped lines and hyphenated words
 * joined.
 *
 * Throws `DocumentError`: `encrypted`, `too_large` (over 50 pages or 1,000,000 characters), `no_text`, `damaged`.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > MAX_PAGES)
      throw new DocumentError(
        'too_large',
        `This PDF has ${pdf.numPages} pages. Keep your résumé under ${MAX_PAGES} pages and try again.`,
      );
    const pages = [];
    let charactersLeft = MAX_CHARACTERS;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await readPdfPage(await pdf.getPage(number), charactersLeft);
      charactersLeft -= page.characters;
      pages.push(page);
    }
    const text = documentText(pages, await producerOf(pdf));
    if (!/[\p{L}\p{N}]/u.test(text.replace(SCANNER_STAMP, ''))) throw new DocumentError('no_text');
    return {
      text,
      pages: pdf.numPages,
      warnings: pages.some((page) => page.hasHiddenText) ? [HIDDEN_TEXT_WARNING] : [],
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // pdf.js detaches the buffer that it is given.
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      cMapUrl: resource('cmaps'),
      standardFontDataUrl: resource('standard_fonts'),
      useSystemFonts: false,
      maxImageSize: 1,
      fontExtraProperties: true,
    }).promise;
  } catch (error) {
    if (error instanceof PasswordException) throw new DocumentError('encrypted');
    throw new DocumentError('damaged');
  }
}

async function producerOf(pdf: PDFDocumentProxy): Promise<string> {
  try {
    const { info } = await pdf.getMetadata();
    return Object.entries(info)
      .filter(([key]) => key === 'Producer' || key === 'Creator')
      .map(([, value]) => String(value))
      .join(' ');
  } catch {
    return '';
  }
}

function resource(folder: string): string {
  return fileURLToPath(new URL(`${folder}/`, import.meta.resolve('pdfjs-dist/package.json')));
}

import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { DocumentError } from '../document-error.ts';
import { attachLinks } from './attach-links.ts';
import { smallShapes, writeDrawnBullets } from './drawn-bullets.ts';
import type { PageLink, PageRun } from './page-run.types.ts';
import { runsByAngle, type TextPiece } from './page-runs.ts';
import { isRightToLeft, mirrored, mirroredRuns } from './right-to-left.ts';
import { createTrackingFixer } from './tracked-text.ts';

/**
 * The content of a page. `layers` are the upright runs, then the runs of each other angle. `hasHiddenText`: some text
 * was too small to be seen and was left out.
 */
export type PdfPage = {
  layers: PageRun[][];
  height: number;
  characters: number;
  hasHiddenText: boolean;
  /** True if the upright runs are mirrored, so that a page written from right to left is read like any other. */
  mirrored: boolean;
};

const ICON_FONT =
  /awesome|icon|phosphor|material|feather|webding|wingding|dingbat|glyphs|emoji|academicons|simple-?line/i;
/** As a share of the page height: on A4 a font size of two points, which nobody can read. */
const MIN_TEXT_HEIGHT = 0.0024;

/** Reads one page. Throws `too_large` if it contains more than `maxCharacters`. */
export async function readPdfPage(page: PDFPageProxy, maxCharacters: number): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { pieces, characters } = await readPieces(page, maxCharacters);
  const drawing = await readDrawing(page);
  const fixTracking = createTrackingFixer(drawing);
  for (const piece of pieces) piece.str = fixTracking(piece.str);
  const { fields, links } = await readAnnotations(page, viewport);
  const all = runsByAngle([...pieces, ...fields], viewport.transform, iconFonts(page, pieces));
  const layers = all
    .map((runs) => visibleRuns(runs, MIN_TEXT_HEIGHT * viewport.height))
    .filter((runs) => runs.length > 0);
  const hasHiddenText = layers.flat().length < all.flat().length;
  const shapes = smallShapes(drawing, viewport.transform);
  const isMirrored = isRightToLeft(layers[0] ?? []);
  if (isMirrored) layers[0] = mirroredRuns(layers[0] ?? []);
  writeDrawnBullets(layers[0] ?? [], isMirrored ? mirrored(shapes) : shapes);
  attachLinks(layers[0] ?? [], isMirrored ? mirrored(links) : links);
  return { layers, height: viewport.height, characters, hasHiddenText, mirrored: isMirrored };
}

/**
 * Removes text too small to be seen, which is only meant for machines. If most text is small, the page is just scaled.
 */
function visibleRuns(runs: PageRun[], least: number): PageRun[] {
  const shown = runs.filter((run) => run.size >= least);
  return shown.length * 2 > runs.length ? shown : runs;
}

async function readPieces(
  page: PDFPageProxy,
  maxCharacters: number,
): Promise<{ pieces: TextPiece[]; characters: number }> {
  const pieces: TextPiece[] = [];
  let characters = 0;
  const reader = page
    .streamTextContent({ includeMarkedContent: false, disableNormalization: false })
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items as TextPiece[]) {
      characters += item.str.length;
      pieces.push(item);
    }
    if (characters <= maxCharacters) continue;
    await reader.cancel(new Error('enough'));
    throw new DocumentError(
      'too_large',
      'This PDF has too much text for a résumé. Shorten it to under 1 MB of text and try again.',
    );
  }
  return { pieces, characters };
}

/** Reads the links and the values of form fields. */
async function readAnnotations(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<{ fields: TextPiece[]; links: PageLink[] }> {
  const fields: TextPiece[] = [];
  const links: PageLink[] = [];
  for (const { subtype, url, rect, fieldType, fieldValue } of await page.getAnnotations()) {
    if (subtype === 'Link' && typeof url === 'string') links.push({ ...boxOf(rect, viewport), url });
    if (fieldType === 'Tx' && typeof fieldValue === 'string') fields.push(fieldPiece(rect, fieldValue));
  }
  return { fields, links };
}

function fieldPiece([x0 = 0, y0 = 0, x1 = 0]: number[], str: string): TextPiece {
  return {
    str,
    transform: [9, 0, 0, 9, x0 + 2, y0 + 3],
    width: Math.max(1, x1 - x0 - 4),
    fontName: 'field',
    dir: 'ltr',
  };
}

/** Reads the drawing operators. A page with broken ones still has its text. */
async function readDrawing(page: PDFPageProxy): Promise<{ fnArray: number[]; argsArray: unknown[] }> {
  try {
    return await page.getOperatorList();
  } catch {
    return { fnArray: [], argsArray: [] };
  }
}

/** Finds the icon fonts. Font names are only known after the drawing operators were read. */
function iconFonts(page: PDFPageProxy, pieces: TextPiece[]): Set<string> {
  const icons = new Set<string>();
  for (const font of new Set(pieces.map((piece) => piece.fontName))) {
    const name: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font)?.name : undefined;
    if (typeof name === 'string' && ICON_FONT.test(name)) icons.add(font);
  }
  return icons;
}

function boxOf(rect: number[], viewport: PageViewport): Omit<PageLink, 'url'> {
  const [a = 0, b = 0, c = 0, d = 0] = rect;
  const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(a, b);
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(c, d);
  return { x0: Math.min(x0, x1), x1: Math.max(x0, x1), y0: Math.min(y0, y1), y1: Math.max(y0, y1) };
}

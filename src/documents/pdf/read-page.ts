import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { DocumentError } from '../document-error.ts';
import { attachLinks } from './attach-links.ts';
import { smallShapes, writeDrawnBullets } from './drawn-bullets.ts';
import type { PageLink, PageRun } from './page-run.types.ts';
import { runsByAngle, type TextPiece } from './page-runs.ts';
import { isRightToLeft, mirrored, mirroredRuns } from './right-to-left.ts';
import { createTrackingFixer } from './tracked-text.ts';

/** What was found on a page: upright runs first, then those of each other angle. `hidden`: some text was too small. */
export type PdfPage = {
  layers: PageRun[][];
  height: number;
  letters: number;
  hidden: boolean;
  /** The upright runs stand as in a mirror, so that a page written from right to left reads like any other. */
  mirrored: boolean;
};

const ICON_FONT =
  /awesome|icon|phosphor|material|feather|webding|wingding|dingbat|glyphs|emoji|academicons|simple-?line/i;
/** Of the height of the page: on A4 a font of two points, which nobody can read. */
const SMALLEST = 0.0024;

/** Reads one page; gives up with `too_large` when it holds more than `room` letters. */
export async function readPdfPage(page: PDFPageProxy, room: number): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { pieces, letters } = await readPieces(page, room);
  const drawing = await drawingOf(page);
  const mend = createTrackingFixer(drawing);
  for (const piece of pieces) piece.str = mend(piece.str);
  const { fields, links } = await readAnnotations(page, viewport);
  const all = runsByAngle([...pieces, ...fields], viewport.transform, iconFonts(page, pieces));
  const layers = all
    .map((runs) => visible(runs, SMALLEST * viewport.height))
    .filter((runs) => runs.length > 0);
  const hidden = layers.flat().length < all.flat().length;
  const shapes = smallShapes(drawing, viewport.transform);
  const turned = isRightToLeft(layers[0] ?? []);
  if (turned) layers[0] = mirroredRuns(layers[0] ?? []);
  writeDrawnBullets(layers[0] ?? [], turned ? mirrored(shapes) : shapes);
  attachLinks(layers[0] ?? [], turned ? mirrored(links) : links);
  return { layers, height: viewport.height, letters, hidden, mirrored: turned };
}

/** Text too small to be seen is there for machines only; where all of it is small, the page is drawn in another scale. */
function visible(runs: PageRun[], least: number): PageRun[] {
  const shown = runs.filter((run) => run.size >= least);
  return shown.length * 2 > runs.length ? shown : runs;
}

async function readPieces(
  page: PDFPageProxy,
  room: number,
): Promise<{ pieces: TextPiece[]; letters: number }> {
  const pieces: TextPiece[] = [];
  let letters = 0;
  const reader = page
    .streamTextContent({ includeMarkedContent: false, disableNormalization: false })
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items as TextPiece[]) {
      letters += item.str.length;
      pieces.push(item);
    }
    if (letters <= room) continue;
    await reader.cancel(new Error('enough'));
    throw new DocumentError(
      'too_large',
      'This PDF holds more text than a résumé does. Shorten it to under 1 MB of text and try again.',
    );
  }
  return { pieces, letters };
}

/** Addresses of links, and what was typed into the fields of a form. */
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

/** What is drawn besides text; a page whose drawing is broken still has its text. */
async function drawingOf(page: PDFPageProxy): Promise<{ fnArray: number[]; argsArray: unknown[] }> {
  try {
    return await page.getOperatorList();
  } catch {
    return { fnArray: [], argsArray: [] };
  }
}

/** The names of fonts are known once the page's drawing was read. */
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

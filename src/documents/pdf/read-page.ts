import type { PDFPageProxy } from 'pdfjs-dist';
import { DocumentError } from '../document-problem.ts';
import { smallShapes, writeDrawnBullets } from './drawn-bullets.ts';
import { placeLinks } from './links.ts';
import type { PageLink, PageRun } from './page-run.types.ts';
import { runsByAngle, type TextPiece } from './page-runs.ts';
import { trackedTextMender } from './tracked-text.ts';

/** What was found on a page: upright runs first, then those of each other angle. */
export type ReadPage = { layers: PageRun[][]; height: number; letters: number };

const ICON_FONT =
  /awesome|icon|phosphor|material|feather|webding|wingding|dingbat|glyphs|emoji|academicons|simple-?line/i;

/** Reads one page; gives up with `too_large` when it holds more than `room` letters. */
export async function readPage(page: PDFPageProxy, room: number): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 });
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
    if (letters > room) {
      await reader.cancel(new Error('enough'));
      throw new DocumentError(
        'too_large',
        'This PDF holds more text than a résumé does. Shorten it to under 1 MB of text and try again.',
      );
    }
  }
  const drawing = await drawingOf(page);
  const mend = trackedTextMender(drawing);
  for (const piece of pieces) piece.str = mend(piece.str);
  const annotations = await page.getAnnotations();
  const links: PageLink[] = [];
  for (const annotation of annotations) {
    if (annotation.subtype === 'Link' && typeof annotation.url === 'string')
      links.push({ ...boxOf(annotation.rect, viewport), url: annotation.url });
    else if (
      annotation.fieldType === 'Tx' &&
      typeof annotation.fieldValue === 'string' &&
      annotation.fieldValue.trim() !== ''
    )
      pieces.push(...fieldPieces(annotation));
  }
  const layers = runsByAngle(pieces, viewport.transform, iconFonts(page, pieces));
  writeDrawnBullets(layers[0] ?? [], smallShapes(drawing, viewport.transform));
  placeLinks(layers[0] ?? [], links);
  return { layers, height: viewport.height, letters };
}

function fieldPieces(annotation: { rect: number[]; fieldValue: string }): TextPiece[] {
  const [x0 = 0, y0 = 0, x1 = 0] = annotation.rect;
  return [
    {
      str: annotation.fieldValue,
      transform: [9, 0, 0, 9, x0 + 2, y0 + 3],
      width: Math.max(1, x1 - x0 - 4),
      fontName: 'field',
      dir: 'ltr',
    },
  ];
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

function boxOf(
  rect: number[],
  viewport: { convertToViewportPoint(x: number, y: number): number[] },
): Omit<PageLink, 'url'> {
  const [a = 0, b = 0, c = 0, d = 0] = rect;
  const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(a, b);
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(c, d);
  return { x0: Math.min(x0, x1), x1: Math.max(x0, x1), y0: Math.min(y0, y1), y1: Math.max(y0, y1) };
}

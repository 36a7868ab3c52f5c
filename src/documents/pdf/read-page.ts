import type { PDFPageProxy } from 'pdfjs-dist';
import { DocumentError } from '../document-problem.ts';
import type { PageLink, PageRun } from './page-run.types.ts';
import { runsByAngle, type TextPiece } from './page-runs.ts';

/** What was found on a page: upright runs first, then those of each other angle. */
export type ReadPage = { layers: PageRun[][]; links: PageLink[]; height: number; letters: number };

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
  const icons = mayHoldIcons(pieces) ? await iconFonts(page, pieces) : new Set<string>();
  const annotations = await page.getAnnotations();
  const links: PageLink[] = [];
  for (const annotation of annotations) {
    if (annotation.subtype === 'Link' && typeof annotation.url === 'string')
      links.push({ ...boxOf(annotation.rect, viewport), url: annotation.url });
    else if (
      annotation.subtype === 'Widget' &&
      typeof annotation.fieldValue === 'string' &&
      annotation.fieldValue.trim() !== ''
    )
      pieces.push(...fieldPieces(annotation));
  }
  const layers = runsByAngle(pieces, viewport.transform, icons);
  return { layers, links, height: viewport.height, letters };
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

/** Only a font that never writes more than two signs at a time can be one of pictures; names cost a second pass. */
function mayHoldIcons(pieces: TextPiece[]): boolean {
  const longest = new Map<string, number>();
  for (const piece of pieces) {
    const length = Math.max(0, ...piece.str.split(/\s+/).map((word) => word.length));
    if (length > 0) longest.set(piece.fontName, Math.max(longest.get(piece.fontName) ?? 0, length));
  }
  return [...longest.values()].some((length) => length <= 2);
}

async function iconFonts(page: PDFPageProxy, pieces: TextPiece[]): Promise<Set<string>> {
  const icons = new Set<string>();
  await page.getOperatorList();
  for (const font of new Set(pieces.map((piece) => piece.fontName))) {
    if (!page.commonObjs.has(font)) continue;
    const name: unknown = page.commonObjs.get(font)?.name;
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

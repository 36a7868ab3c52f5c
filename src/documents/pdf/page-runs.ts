import { isBulletGlyph, normalizeGlyphs } from './glyphs.ts';
import type { PageRun } from './page-run.types.ts';
import { multiply } from './transform-matrix.ts';

/** The parts of a pdf.js text item that are used. */
export type TextPiece = { str: string; transform: number[]; width: number; fontName: string; dir: string };

/**
 * Converts pdf.js text items to runs, one list for each angle of text on the page: upright text first, then the other
 * angles by amount of text. `icons` are the names of icon fonts.
 */
export function runsByAngle(pieces: TextPiece[], pageTransform: number[], icons: Set<string>): PageRun[][] {
  for (const piece of drawnHyphens(pieces)) piece.str = piece.str.replace('\u2010', '\u00ad');
  const layers = new Map<number, PageRun[]>();
  for (const piece of pieces) {
    if (piece.str.trim() === '') continue;
    const placed = toRun(piece, pageTransform, icons);
    if (placed !== null) {
      const layer = layers.get(placed.angle) ?? [];
      layers.set(placed.angle, layer);
      for (const run of splitAtWideSpaces(placed.run)) layer.push(run);
    }
  }
  for (const layer of layers.values()) alignBaselines(layer);
  return [...layers.entries()]
    .map(([angle, runs]): [number, PageRun[]] => [angle, withoutDoubledText(runs)])
    .sort(
      ([a, left], [b, right]) =>
        Number(b === 0) - Number(a === 0) || characterCount(right) - characterCount(left) || a - b,
    )
    .map(([, runs]) => runs);
}

/**
 * The pieces that end with the hyphen that a browser draws where it breaks a word ("con\u2010" above "cerning"). People
 * type "-", another character. None if the page has no "-" or has U+2010 inside lines: then it may have been typed.
 */
function drawnHyphens(pieces: TextPiece[]): TextPiece[] {
  const shown = pieces.filter((piece) => piece.str.trim() !== '');
  const hyphens = shown.filter((piece) => piece.str.includes('\u2010'));
  const atLineEnds = shown.filter(
    (piece, index) => /^[^\u2010]*\u2010\s*$/.test(piece.str) && isOnAnotherLine(shown[index + 1], piece),
  );
  const isTyped = atLineEnds.length < hyphens.length || !shown.some((piece) => piece.str.includes('-'));
  return isTyped ? [] : atLineEnds;
}

function isOnAnotherLine(next: TextPiece | undefined, piece: TextPiece): boolean {
  return next === undefined || Math.abs(next.transform[5]! - piece.transform[5]!) > 1;
}

function toRun(piece: TextPiece, page: number[], icons: Set<string>): { angle: number; run: PageRun } | null {
  const [a, b, c, d, e, f] = multiply(page, piece.transform);
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  if (!Number.isFinite(size) || size < 0.5) return null;
  const text = icons.has(piece.fontName) && !isBulletGlyph(piece.str) ? '' : normalizeGlyphs(piece.str);
  const icon = text.trim() === '' ? `${piece.fontName} ${piece.str}` : undefined;
  const degrees = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  const angle = (degrees + 360) % 360;
  const turn = (-angle * Math.PI) / 180;
  const x = e * Math.cos(turn) - f * Math.sin(turn);
  const y = e * Math.sin(turn) + f * Math.cos(turn);
  const width = Math.abs(piece.width);
  return {
    angle,
    run: {
      text: text.trimEnd(),
      x0: x,
      x1: x + width,
      y,
      size,
      font: piece.fontName,
      rtl: piece.dir === 'rtl',
      icon,
    },
  };
}

/** Some people move text to the right with several spaces instead of a tab. */
function splitAtWideSpaces(run: PageRun): PageRun[] {
  if (!/\S {3,}\S/.test(run.text)) return [run];
  const perLetter = (run.x1 - run.x0) / run.text.length;
  return [...run.text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    ...run,
    text: match[0],
    x0: run.x0 + match.index * perLetter,
    x1: run.x0 + (match.index + match[0].length) * perLetter,
  }));
}

/** Removes text that was drawn twice in nearly the same place to look bold. */
function withoutDoubledText(runs: PageRun[]): PageRun[] {
  const seen = new Map<string, PageRun[]>();
  return runs.filter((run) => {
    const twins = seen.get(run.text) ?? [];
    const isDoubled =
      run.icon === undefined &&
      twins.some(
        (twin) => Math.abs(twin.x0 - run.x0) < 0.15 * run.size && Math.abs(twin.y - run.y) < 0.15 * run.size,
      );
    if (!isDoubled && twins.length < 50) seen.set(run.text, [...twins, run]);
    return !isDoubled;
  });
}

/** Moves superscripts, subscripts and bullets in another font to the baseline of their line. */
function alignBaselines(runs: PageRun[]): void {
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    if (before !== undefined && run.size < before.size * 0.85 && near(run, before)) run.y = before.y;
    const after = runs[index + 1];
    if (after === undefined || !isBulletGlyph(run.text)) return;
    const rise = Math.abs(after.y - run.y);
    const gap = after.x0 - run.x1;
    if (rise < 0.6 * after.size && gap > 0 && gap < 3 * after.size) run.y = after.y;
  });
}

function near(run: PageRun, before: PageRun): boolean {
  const gap = run.x0 - before.x1;
  return (
    gap > -0.3 * before.size && gap < 0.35 * before.size && Math.abs(run.y - before.y) < 0.6 * before.size
  );
}

function characterCount(runs: PageRun[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0);
}

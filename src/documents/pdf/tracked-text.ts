import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * pdf.js returns text set with wide tracking with a space after every letter ("O W E N S H A W"). The drawing operators
 * tell which spaces are real: returns a function that restores such text.
 */
export function createTrackingFixer(list: {
  fnArray: number[];
  argsArray: unknown[];
}): (text: string) => string {
  let drawn: { letters: string; places: number[]; whole: string } | undefined;
  return (text) => {
    if (!isTracked(text)) return text;
    drawn ??= indexLetters(readDrawnText(list));
    const letters = text.replace(/\s/g, '');
    const at = drawn.letters.indexOf(letters);
    if (at === -1) return text;
    const from = drawn.places[at]!;
    const to = drawn.places[at + letters.length - 1]! + 1;
    const original = drawn.whole.slice(from, to).replace(/\s+/g, ' ');
    return original.length < text.length ? original : text;
  };
}

function isTracked(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  return parts.length > 2 && parts.filter((part) => part.length === 1).length * 2 >= parts.length;
}

function readDrawnText(list: { fnArray: number[]; argsArray: unknown[] }): string {
  let text = '';
  list.fnArray.forEach((operator, index) => {
    if (operator !== OPS.showText) return;
    const [glyphs] = list.argsArray[index] as [unknown[]];
    for (const glyph of glyphs)
      if (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph) text += String(glyph.unicode);
  });
  return text;
}

function indexLetters(whole: string): { letters: string; places: number[]; whole: string } {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < whole.length; at++) {
    if (/\s/.test(whole[at]!)) continue;
    letters += whole[at];
    places.push(at);
  }
  return { letters, places, whole };
}

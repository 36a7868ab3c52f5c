import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Text set with wide tracking arrives with a space after every letter ("O W E N S H A W"). What the page draws tells
 * which spaces were written: answers a function that gives such a text its true spaces back.
 */
export function createTrackingFixer(list: {
  fnArray: number[];
  argsArray: unknown[];
}): (text: string) => string {
  let drawn: { letters: string; places: number[]; whole: string } | undefined;
  return (text) => {
    if (!isTracked(text)) return text;
    drawn ??= lettersOf(drawnText(list));
    const wanted = text.replace(/\s/g, '');
    const at = drawn.letters.indexOf(wanted);
    if (at === -1) return text;
    const from = drawn.places[at]!;
    const to = drawn.places[at + wanted.length - 1]! + 1;
    const written = drawn.whole.slice(from, to).replace(/\s+/g, ' ');
    return written.length < text.length ? written : text;
  };
}

function isTracked(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  return parts.length > 2 && parts.filter((part) => part.length === 1).length * 2 >= parts.length;
}

function drawnText(list: { fnArray: number[]; argsArray: unknown[] }): string {
  let text = '';
  list.fnArray.forEach((operator, index) => {
    if (operator !== OPS.showText) return;
    const [glyphs] = list.argsArray[index] as [unknown[]];
    for (const glyph of glyphs)
      if (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph) text += String(glyph.unicode);
  });
  return text;
}

function lettersOf(whole: string): { letters: string; places: number[]; whole: string } {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < whole.length; at++) {
    if (/\s/.test(whole[at]!)) continue;
    letters += whole[at];
    places.push(at);
  }
  return { letters, places, whole };
}

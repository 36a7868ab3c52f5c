import { join } from 'node:path';
import { shareImageSize } from '../../../shared/blog/blog-images.ts';
import { projectRoot } from '../project-root.ts';
import type { ShareCard } from './image.types.ts';

const { width, height } = shareImageSize;
const margin = 80;
const maxLines = 4;
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];
/** The page's own typeface, which comes as one file for each script, then whatever the machine has. */
const family = [...scripts.map((script) => `"Inter ${script}"`), 'sans-serif'].join(', ');

/** A title in the product's colours, as a PNG. */
export async function drawCard({ heading, title, footer }: ShareCard): Promise<Buffer> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  for (const script of scripts) {
    const file = `node_modules/@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`;
    if (!GlobalFonts.has(`Inter ${script}`))
      GlobalFonts.registerFromPath(join(projectRoot, file), `Inter ${script}`);
  }
  const canvas = createCanvas(width, height);
  const draw = canvas.getContext('2d');
  draw.fillStyle = '#faf9f6';
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = '#2350c9';
  draw.fillRect(0, 0, 16, height);
  draw.textBaseline = 'alphabetic';
  draw.font = `600 34px ${family}`;
  draw.fillText(heading, margin, margin + 34);
  draw.font = `400 30px ${family}`;
  draw.fillStyle = '#57534b';
  draw.fillText(footer, margin, height - margin);

  draw.fillStyle = '#1d1c1a';
  for (const size of [76, 64, 54]) {
    draw.font = `700 ${size}px ${family}`;
    const lines = linesOf(title, (text) => draw.measureText(text).width, width - 2 * margin);
    if (lines.length > maxLines && size !== 54) continue;
    const shown = lines.slice(0, maxLines);
    if (lines.length > maxLines) shown[maxLines - 1] += '…';
    const lineHeight = size * 1.18;
    const top = (height - shown.length * lineHeight) / 2 + size * 0.85;
    for (const [index, line] of shown.entries()) draw.fillText(line, margin, top + index * lineHeight);
    break;
  }
  return canvas.encode('png');
}

/** Breaks a text into lines; a word that is longer than a line breaks too. */
function linesOf(text: string, widthOf: (text: string) => number, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > maxWidth) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

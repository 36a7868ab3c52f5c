import { expect, test } from 'vitest';
import { readLogoImage } from './logo-image.ts';

const hex = (digits: string) => Buffer.from(digits, 'hex');
const text = (letters: string) => Buffer.from(letters, 'latin1');

test.each([
  ['image/png', hex('89504e470d0a1a0a00ff')],
  ['image/jpeg', hex('ffd8ffe0')],
  ['image/gif', text('GIF87a and more')],
  ['image/gif', text('GIF89a')],
  ['image/webp', text('RIFF\n\x00\x01\x02WEBPVP8 ')],
])('%s is recognised by its first bytes', (contentType, bytes) => {
  expect(readLogoImage(new Uint8Array(bytes))).toEqual({ contentType, bytes });
});

test.each([
  ['nothing', text('')],
  ['half a PNG', hex('89504e47')],
  ['another PNG', hex('89504e470d0a1a0b')],
  ['half a JPEG', hex('ffd8')],
  ['a GIF of another year', text('GIF88a')],
  ['a GIF of another letter', text('GIF89b')],
  ['a GIF after something', text(' GIF89a')],
  ['another RIFF', text('RIFFabcdWAVE')],
  ['a WebP after something', text(' RIFFabcdWEB')],
  ['a short RIFF', text('RIFFabcWEBP')],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('%s is no logo', (_what, bytes) => {
  expect(readLogoImage(bytes)).toBeNull();
});

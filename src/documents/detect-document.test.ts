import { expect, test } from 'vitest';
import { detectDocument } from './detect-document.ts';
import { makePdf } from './testing/make-pdf.ts';
import { makeZip } from './testing/make-zip.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(64)]);

test('PDF and DOCX files are detected from their bytes, whatever the case of the extension', () => {
  expect(detectDocument(makePdf([[]]), 'Resume.PDF')).toBe('pdf');
  expect(detectDocument(makeZip({ a: 'b' }), 'resume.docx')).toBe('docx');
  expect(detectDocument(makePdf([[]]), 'resume')).toBe('pdf');
});

test('bytes before the header of a PDF do not matter', () => {
  expect(detectDocument(Buffer.concat([Buffer.from('\r\n\r\n'), makePdf([[]])]), 'resume.pdf')).toBe('pdf');
});

test('an empty file is reported as empty', () => {
  expect(detectDocument(new Uint8Array(), 'resume.pdf')).toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('empty'),
  });
});

test('a picture named .pdf is refused and named as a picture', () => {
  expect(detectDocument(png, 'resume.pdf')).toMatchObject({
    code: 'unsupported',
    message: expect.stringContaining('PNG'),
  });
});

test('a PDF named .docx and a DOCX named .pdf are refused', () => {
  expect(detectDocument(makePdf([[]]), 'resume.docx')).toMatchObject({
    code: 'unsupported',
    message: expect.stringContaining('.docx'),
  });
  expect(detectDocument(makeZip({ a: 'b' }), 'resume.pdf')).toMatchObject({ code: 'unsupported' });
});

test('files with other extensions are refused', () => {
  expect(detectDocument(Buffer.from('plain words'), 'resume.txt')).toMatchObject({ code: 'unsupported' });
});

test('a text file named .pdf is a damaged PDF', () => {
  expect(detectDocument(Buffer.from('plain words'), 'resume.pdf')).toMatchObject({ code: 'damaged' });
});

test('an old Word file is to be saved as DOCX, and one with a password without it', () => {
  expect(detectDocument(compound, 'resume.docx')).toMatchObject({
    code: 'unsupported',
    message: expect.stringContaining('.doc'),
  });
  const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(detectDocument(locked, 'resume.docx')).toMatchObject({ code: 'encrypted' });
});

import { expect, test } from 'vitest';
import { makePdf, makePdfBomb } from '../../../documents/testing/make-pdf.ts';
import { makeDocx, paragraphXml } from '../../../documents/testing/make-zip.ts';
import { readDocumentInChild, readDocumentsInChildren } from './document-reader.ts';

const words = makePdf([[{ x: 40, y: 100, text: 'Deck officer' }]]);
const bomb = makePdfBomb(320);

test('a file is read in a process of its own', async () => {
  expect(await readDocumentInChild(words, 'resume.pdf')).toEqual({
    text: 'Deck officer',
    pages: 1,
    warnings: [],
  });
});

test('what is wrong with a file comes back by its name', async () => {
  await expect(readDocumentInChild(new Uint8Array(), 'resume.pdf')).rejects.toMatchObject({
    name: 'DocumentProblem',
    code: 'damaged',
  });
  await expect(readDocumentInChild(makePdf([[]]), 'resume.pdf')).rejects.toMatchObject({
    name: 'DocumentProblem',
    code: 'no_text',
  });
});

test('a small PDF that unpacks to more than memory holds is stopped and called too large', async () => {
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readDocumentInChild(bomb, 'resume.pdf')).rejects.toMatchObject({ code: 'too_large' });
});

test('a file that breaks the reader costs only itself', async () => {
  const files = [
    { filename: 'one.pdf', bytes: words },
    { filename: 'bomb.pdf', bytes: bomb },
    { filename: 'two.docx', bytes: makeDocx(paragraphXml('Nurse')) },
    { filename: 'three.pdf', bytes: words },
  ];
  const answers = [];
  for await (const { file, document, error } of readDocumentsInChildren(files, async (one) => one))
    answers.push([file.filename, document?.text ?? (error as { code: string }).code]);
  expect(answers).toEqual([
    ['one.pdf', 'Deck officer'],
    ['bomb.pdf', 'too_large'],
    ['two.docx', 'Nurse'],
    ['three.pdf', 'Deck officer'],
  ]);
});

test('more files than may be read at once wait and are all read', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => readDocumentInChild(words, 'resume.pdf')));
  expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => 'Deck officer'));
});

test('who stops waiting is let go, while reading and while in the queue', async () => {
  const stop = new AbortController();
  const reading = Array.from({ length: 4 }, () =>
    readDocumentInChild(words, 'resume.pdf', { signal: stop.signal }),
  );
  stop.abort(new Error('the page was left'));
  const ends = await Promise.allSettled(reading);
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual(
    Array.from({ length: 4 }, () => 'Error: the page was left'),
  );
  expect((await readDocumentInChild(words, 'resume.pdf')).text).toBe('Deck officer');
});

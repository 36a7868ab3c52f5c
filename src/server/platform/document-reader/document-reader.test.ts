import { afterEach, expect, test, vi } from 'vitest';
import { makePdf, makePdfBomb } from '../../../documents/testing/make-pdf.ts';
import { makeDocx, paragraphXml } from '../../../documents/testing/make-zip.ts';
import { readDocumentInChild, readDocumentsInChildren } from './document-reader.ts';
import { startReaderChild } from './document-reader-process.ts';

const pdf = makePdf([[{ x: 40, y: 100, text: 'Deck officer' }]]);
const bomb = makePdfBomb(320);

afterEach(() => void vi.useRealTimers());

test('reads a file in a child process', async () => {
  expect(await readDocumentInChild(pdf, 'resume.pdf')).toEqual({
    text: 'Deck officer',
    pages: 1,
    warnings: [],
  });
});

test('blames no file for the time in which the reader is loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reader = startReaderChild(10_000);
  const docx = makeDocx(paragraphXml('Nurse'));
  const reading = reader.read(docx, 'resume.docx').finally(() => reader.end());
  vi.advanceTimersByTime(59_000);
  expect((await reading).text).toBe('Nurse');
});

test('stops reading a file that takes too long', async () => {
  const pages = Array.from({ length: 40 }, () => [{ x: 40, y: 100, text: 'Deck officer' }]);
  const reader = startReaderChild(1);
  const reading = reader.read(makePdf(pages), 'resume.pdf').finally(() => reader.end());
  await expect(reading).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('too long'),
  });
});

test('passes on the error code of an unreadable file', async () => {
  await expect(readDocumentInChild(new Uint8Array(), 'resume.pdf')).rejects.toMatchObject({
    name: 'DocumentProblem',
    code: 'damaged',
  });
  await expect(readDocumentInChild(makePdf([[]]), 'resume.pdf')).rejects.toMatchObject({
    name: 'DocumentProblem',
    code: 'no_text',
  });
});

test('stops reading a small PDF that unpacks to more than the memory limit', async () => {
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readDocumentInChild(bomb, 'resume.pdf')).rejects.toMatchObject({ code: 'too_large' });
});

test('a file that crashes the reader does not affect the others', async () => {
  const files = [
    { filename: 'one.pdf', bytes: pdf },
    { filename: 'bomb.pdf', bytes: bomb },
    { filename: 'two.docx', bytes: makeDocx(paragraphXml('Nurse')) },
    { filename: 'three.pdf', bytes: pdf },
  ];
  const answers = [];
  for await (const { file, document, error } of readDocumentsInChildren(files, async (entry) => entry))
    answers.push([file.filename, document?.text ?? (error as { code: string }).code]);
  expect(answers).toEqual([
    ['one.pdf', 'Deck officer'],
    ['bomb.pdf', 'too_large'],
    ['two.docx', 'Nurse'],
    ['three.pdf', 'Deck officer'],
  ]);
});

test('queues files beyond the limit and reads them all', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => readDocumentInChild(pdf, 'resume.pdf')));
  expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, () => 'Deck officer'));
});

test('aborting stops both reading and waiting in the queue', async () => {
  const stop = new AbortController();
  const reading = Array.from({ length: 4 }, () =>
    readDocumentInChild(pdf, 'resume.pdf', { signal: stop.signal }),
  );
  stop.abort(new Error('the page was left'));
  const ends = await Promise.allSettled(reading);
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual(
    Array.from({ length: 4 }, () => 'Error: the page was left'),
  );
  expect((await readDocumentInChild(pdf, 'resume.pdf')).text).toBe('Deck officer');
});

import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { streamedForm } from './streamed-form.server.ts';

const typed = 'multipart/form-data; boundary=X';
const request = (body: BodyInit, type?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'Content-Type': type },
    duplex: 'half',
  } as RequestInit);
const ignore = async (bytes: AsyncIterable<Uint8Array>) => {
  for await (const _ of bytes);
};
const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: { init?: { status?: number } }) => error.init?.status,
  );
const partOf = (content: string) =>
  `--X\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${content}`;

test('fields are read beside a file that is handed on in pieces', async () => {
  const sent = new FormData();
  sent.append('note', 'one\r\n\0two');
  sent.append('file', new File([new Uint8Array(3_000_000).fill(45)], 'lines.csv'));
  sent.append('after', 'ä');
  const whole = new Response(sent);
  const bytes = await whole.clone().arrayBuffer();
  const pieces = function* () {
    for (let start = 0; start < bytes.byteLength; start += 60_000)
      yield new Uint8Array(bytes.slice(start, start + 60_000));
  };
  const sizes: number[] = [];
  const body = request(
    Readable.toWeb(Readable.from(pieces())) as ReadableStream,
    whole.headers.get('Content-Type') ?? '',
  );
  const form = await streamedForm(body, async (file) => {
    for await (const piece of file) sizes.push(piece.length);
  });
  expect(Object.fromEntries(form)).toEqual({ note: 'one\r\ntwo', after: 'ä' });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3_000_000);
  expect(sizes.length).toBeGreaterThan(10);
});

test('a form without a file is read too', async () => {
  const form = await streamedForm(request(new URLSearchParams({ note: 'a & b' })), ignore);
  expect(form.get('note')).toBe('a & b');
});

test('what keeps the file from being stored is told, and the rest of the body read', async () => {
  const sent = new FormData();
  sent.append('file', new File([new Uint8Array(3_000_000)], 'lines.csv'));
  const failing = streamedForm(request(sent), async (bytes) => {
    for await (const _ of bytes) throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
});

test.each([
  ['a body that ends too early', partOf('Email\r\n'), typed],
  ['a body without parts', 'Email\r\n', typed],
  ['no boundary', partOf('Email\r\n--X--\r\n'), 'multipart/form-data'],
  ['no form at all', '{}', 'application/json'],
])('%s is refused', async (_what, body, type) => {
  expect(await statusOf(streamedForm(request(body, type), ignore))).toBe(400);
});

test('a connection that breaks ends the reading of the file', async () => {
  const began = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(partOf('Email\r\nann@example.com')));
    },
    async pull(controller) {
      await began.promise;
      controller.error(new Error('Gone'));
    },
  });
  let isOver = false;
  const reading = streamedForm(request(body, typed), (bytes) => {
    began.resolve();
    return ignore(bytes).finally(() => {
      isOver = true;
    });
  });
  expect(await statusOf(reading)).toBe(400);
  expect(isOver).toBe(true);
});

import { expect, test } from 'vitest';
import { boundedForm } from './bounded-form.server.ts';

const posted = (body: BodyInit, type?: string) =>
  boundedForm(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: type === undefined ? {} : { 'Content-Type': type },
    }),
  );
const parts = (count: number) =>
  `${'--X\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--X--\r\n`;

test('a plain form is read', async () => {
  const form = await posted(new URLSearchParams({ email: 'mara@example.com', note: 'a & b = c' }));
  expect(Object.fromEntries(form ?? [])).toEqual({ email: 'mara@example.com', note: 'a & b = c' });
});

test('a form with a file is read, whatever the file contains', async () => {
  const sent = new FormData();
  sent.append('note', 'one\r\n\r\ntwo');
  sent.append('file', new File([new Uint8Array(300_000).fill(45)], 'lines.pdf'));
  const form = await posted(sent);
  expect(form?.get('note')).toBe('one\r\n\r\ntwo');
  expect(form?.get('file')).toMatchObject({ name: 'lines.pdf', size: 300_000 });
});

test('a boundary may be quoted', async () => {
  expect((await posted(parts(1), 'multipart/form-data; charset=utf-8; boundary="X"'))?.get('a')).toBe('1');
});

test.each([
  ['a&'.repeat(3_400_000), 'application/x-www-form-urlencoded'],
  [parts(100_000), 'multipart/form-data; boundary=X'],
  [parts(100_000), 'multipart/form-data; boundary=X; boundary=Y'],
])('a body with too many fields is refused before it is parsed (%#)', async (body, type) => {
  expect(await posted(body, type)).toBeNull();
});

test.each([
  ['{"mode":"signUp"}', 'application/json'],
  ['a=b', 'text/plain'],
  ['--X\r\nfoo', 'multipart/form-data'],
  ['--X\r\nfoo', 'multipart/form-data; boundary=X'],
])('%j is not a form', async (body, type) => {
  expect(await posted(body, type)).toBeNull();
});

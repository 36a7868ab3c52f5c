import { expect, test } from 'vitest';
import { uploadAnswer } from './upload-answer.ts';

const at = 'http://localhost/upload/file';
const error = (code: string, message: string, title?: string) =>
  JSON.stringify({ error: { code, title, message } });

test('a file that the server stored counts as uploaded', () => {
  expect(uploadAnswer({ status: 201, url: at, body: '{}', retryAfter: null })).toEqual({
    kind: 'uploaded',
    isUnread: false,
  });
});

test('a stored file without readable text counts as uploaded, and unread', () => {
  const body = JSON.stringify({ failure: 'This is not a PDF.' });
  expect(uploadAnswer({ status: 201, url: at, body, retryAfter: null })).toEqual({
    kind: 'uploaded',
    isUnread: true,
  });
});

test('a reached limit also refuses the files after it, a broken file does not', () => {
  const limit = error('limit_reached', 'At the limit.', 'Upload limit reached');
  expect(uploadAnswer({ status: 403, url: at, body: limit, retryAfter: null })).toEqual({
    kind: 'refused',
    problem: { title: 'Upload limit reached', message: 'At the limit.', holdsForOthers: true },
  });
  expect(
    uploadAnswer({ status: 400, url: at, body: error('file_refused', 'Empty.'), retryAfter: null }),
  ).toEqual({
    kind: 'refused',
    problem: { title: 'Upload failed', message: 'Empty.', holdsForOthers: false },
  });
});

test.each([
  ['240', 'Please wait. Your file is still here: try again in 4 minutes.'],
  ['12', 'Please wait. Your file is still here: try again in a minute.'],
  [null, 'Please wait.'],
])('too many uploads at once: says when to try again (%s)', (retryAfter, message) => {
  const body = error('too_many_attempts', 'Please wait.', 'Too Many Attempts');
  expect(uploadAnswer({ status: 429, url: at, body, retryAfter })).toEqual({
    kind: 'refused',
    problem: { title: 'Too Many Attempts', message, holdsForOthers: true },
  });
});

test('no answer, or one from a proxy in between, is shown as a connection issue', () => {
  for (const [status, body] of [
    [0, ''],
    [502, '<h1>Bad gateway</h1>'],
    [200, '<html>'],
  ] as const)
    expect(uploadAnswer({ status, url: at, body, retryAfter: null })).toMatchObject({
      problem: { title: 'Connection Issue' },
    });
});

test('an ended session leads to the sign-in page', () => {
  const url = 'http://localhost/auth?next=%2Fupload';
  expect(uploadAnswer({ status: 200, url, body: '<html>', retryAfter: null })).toEqual({
    kind: 'signed-out',
    to: '/auth?next=%2Fupload',
  });
});

import { expect, test } from 'vitest';
import { deserializeError, serializeError } from './serialized-error.ts';

test('an error is recognised in another process, and its payload stays behind', () => {
  const error = Object.assign(new Error('Not now.'), {
    ...{ name: 'WebFetchError', code: 'http_error', status: 429, retryAfterSeconds: 9, body: 'secret' },
  });
  const arrived = deserializeError(serializeError(error));
  expect(arrived).toBeInstanceOf(Error);
  expect(arrived).toMatchObject({
    ...{ name: 'WebFetchError', code: 'http_error', message: 'Not now.', status: 429, retryAfterSeconds: 9 },
  });
  expect(JSON.stringify(arrived)).not.toContain('secret');
});

test.each([
  ['an error without a code', new TypeError('x is undefined'), 'TypeError', 'x is undefined'],
  ['an error with a number as its code', Object.assign(new Error('y'), { code: 20 }), 'Error', 'y'],
  ['a thrown text', 'just a text', 'Error', 'just a text'],
])('%s is a fault', (_what, error, name, message) => {
  expect(serializeError(error)).toMatchObject({ name, message, code: 'fault' });
});

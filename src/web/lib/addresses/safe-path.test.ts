import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each(['/', '/results?page=2', '/jobs/1#top', '/@name', '/%5cname'])(
  '%j is a path on this site',
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'results',
  'https://other.example/',
  'javascript:alert(1)',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/.//other.example',
  '/..//other.example',
])('%j leads to another site or nowhere', (path) => {
  expect(safePath(path)).toBeNull();
});

test.each(['/\t/[', '/\n/[::', '/\r/a b', '/\t/x:99999'])('%j is not a URL', (path) => {
  expect(safePath(path)).toBeNull();
});

import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('by default no forms, objects, base URLs or frames are allowed', () => {
  expect(contentSecurityPolicy({})).toBe(
    "form-action 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('a page may allow forms and scripts, but no objects, base URLs or frames', () => {
  const policy = contentSecurityPolicy({
    'form-action': ["'self'"],
    'script-src': ["'self'", "'nonce-abc'"],
    'object-src': ['https://example.com'],
    'base-uri': ["'self'"],
    'frame-ancestors': ['*'],
  });
  expect(policy.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "script-src 'self' 'nonce-abc'",
  ]);
});

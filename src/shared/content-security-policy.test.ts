import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('without a word of the page no form, object, base address or frame is allowed', () => {
  expect(contentSecurityPolicy({})).toBe(
    "form-action 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('a page may allow itself forms and scripts, but no object, base address or frame', () => {
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

import { contentSecurityPolicy } from '../../../shared/content-security-policy.ts';

/** What a page may load and do: our own files, and those scripts in it that carry this answer's nonce. */
export function pagePolicy(nonce: string, baseUrl: string): string {
  const development = process.env.NODE_ENV === 'development';
  return contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Vite's style sheets are elements that a script writes.
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'form-action': ["'self'"],
    ...(baseUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

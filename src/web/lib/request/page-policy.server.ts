import { contentSecurityPolicy } from '../../../shared/content-security-policy.ts';

/**
 * The page's Content-Security-Policy: only our own files, and only scripts that carry this response's nonce. Without
 * JavaScript, the answer to a form leads to the payment provider's pages, which are `paymentOrigins`.
 */
export function pagePolicy(nonce: string, baseUrl: string, paymentOrigins: string[] = []): string {
  const development = process.env.NODE_ENV === 'development';
  return contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // In development Vite injects style elements by script.
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'frame-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'form-action': ["'self'", ...paymentOrigins],
    ...(baseUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

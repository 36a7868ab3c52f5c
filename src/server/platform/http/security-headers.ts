import { contentSecurityPolicy } from '../../../shared/content-security-policy.ts';
import type { Settings } from '../settings.ts';

/** None of our pages use these, so code injected into one can't either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Sent with every response. Pages replace the policy with their own, which has a nonce. Anything else (files, data, plain
 * text) may do nothing at all, in case a browser ever treats it as a page. Other sites get no referrer: where someone
 * looks for work is private.
 */
export function securityHeaders({ baseUrl }: Pick<Settings, 'baseUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ 'default-src': ["'none'"] }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

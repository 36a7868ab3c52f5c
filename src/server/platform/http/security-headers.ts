import { contentSecurityPolicy } from '../../../shared/content-security-policy.ts';
import type { Settings } from '../settings.ts';

/** What no page of ours uses, and so nothing that got into one may. */
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
 * On every answer, whoever makes it. A page replaces the policy by its own with a nonce; what is no page (a file, data,
 * a sentence) may do nothing at all, should a browser ever take it for one. Nobody else's site learns who came from here:
 * where somebody looks for work is their affair.
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

import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) Version/19.1 CriOS/142.0 Safari/604.1', 'Chrome on iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16002.0.0) Chrome/142.0.0.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) FxiOS/145.0 Safari/604.1', 'Firefox on iPhone'],
  ['Mozilla/5.0 (PlayStation) Chrome/142.0.0.0', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) Something/1.0', 'Windows'],
  ['Mozilla/5.0 (iPhoneX; Androids; Windowsill)', 'Unknown device'],
  ['curl/8.9.1', 'Unknown device'],
  [null, 'Unknown device'],
])('the user agent %s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

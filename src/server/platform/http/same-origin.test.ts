import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

type RequestHeaders = Partial<Record<'Host' | 'Origin' | 'Referer' | 'Sec-Fetch-Site', string>>;
const at = (baseUrl: string) => (headers: RequestHeaders) =>
  isSameOrigin((name) => headers[name], { baseUrl });
const https = at('https://rolefit.example');
const http = at('http://192.168.1.5:3000');
const Host = 'rolefit.example';

test.each<[string, RequestHeaders]>([
  ['our own page', { Host, Origin: 'https://rolefit.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['our own page, in a browser that sends only the Origin', { Host, Origin: 'https://rolefit.example' }],
  ['our own page with no referrer', { Host, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  [
    'our own page, behind a proxy that changes the Host',
    { Host: '10.0.0.3:3000', Origin: 'https://rolefit.example' },
  ],
  [
    'our own page, behind such a proxy, at an address other than BASE_URL',
    { Host: '10.0.0.3:3000', Origin: 'https://www.rolefit.example', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['our own page at another address', { Host: 'localhost:3000', Origin: 'https://localhost:3000' }],
  ['a form resubmitted by the user', { Host, 'Sec-Fetch-Site': 'none' }],
  ['a client that is not a browser', { Host }],
])('is accepted: %s', (_what, headers) => {
  expect(https(headers)).toBe(true);
});

test.each<[string, RequestHeaders]>([
  ['another site', { Host, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in a browser that sends only the Origin', { Host, Origin: 'https://evil.example' }],
  ['another site, without an Origin', { Host, 'Sec-Fetch-Site': 'cross-site' }],
  ['a subdomain', { Host, Origin: 'https://blog.rolefit.example', 'Sec-Fetch-Site': 'same-site' }],
  ['a subdomain, without an Origin', { Host, 'Sec-Fetch-Site': 'same-site' }],
  ['a subdomain, in a browser that sends only the Origin', { Host, Origin: 'https://blog.rolefit.example' }],
  ['a domain that starts with ours', { Host, Origin: 'https://rolefit.example.evil.example' }],
  ['another port', { Host, Origin: 'https://rolefit.example:8443' }],
  [
    'the same host over http, where the network could alter the page',
    { Host, Origin: 'http://rolefit.example' },
  ],
  ['a sandboxed frame', { Host, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a null Origin, in a browser that sends nothing else', { Host, Origin: 'null' }],
  ['an Origin that is not a URL', { Host, Origin: 'rolefit.example' }],
  [
    'another site, in a browser that sends only the Referer',
    { Host, Referer: 'https://evil.example/rolefit.example' },
  ],
  ['an unknown Sec-Fetch-Site value', { Host, 'Sec-Fetch-Site': 'maybe' }],
])('is refused: %s', (_what, headers) => {
  expect(https(headers)).toBe(false);
});

test('without https, checks the Origin and accepts a proxy that adds https', () => {
  const Host = '192.168.1.5:3000';
  expect(http({ Host, Origin: 'http://192.168.1.5:3000' })).toBe(true);
  expect(http({ Host: 'rolefit.lan', Origin: 'https://rolefit.lan' })).toBe(true);
  expect(http({ Host, Origin: 'http://192.168.1.5:8080' })).toBe(false);
  expect(http({ Host, Origin: 'null' })).toBe(false);
});

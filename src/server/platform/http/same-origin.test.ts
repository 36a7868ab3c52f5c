import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

type Given = Partial<Record<'Host' | 'Origin' | 'Referer' | 'Sec-Fetch-Site', string>>;
const at = (baseUrl: string) => (given: Given) => isSameOrigin((name) => given[name], { baseUrl });
const https = at('https://rolefit.example');
const http = at('http://192.168.1.5:3000');
const Host = 'rolefit.example';

test.each<[string, Given]>([
  ['our own page', { Host, Origin: 'https://rolefit.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['our own page, in a browser that says only the Origin', { Host, Origin: 'https://rolefit.example' }],
  ['a page of ours that gives no referrer', { Host, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  [
    'our own page, behind a proxy that asks by another name',
    { Host: '10.0.0.3:3000', Origin: 'https://rolefit.example' },
  ],
  [
    'our own page, behind such a proxy, by a name that the settings do not know',
    { Host: '10.0.0.3:3000', Origin: 'https://www.rolefit.example', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['our own page by another name', { Host: 'localhost:3000', Origin: 'https://localhost:3000' }],
  ['a person who sends a form anew', { Host, 'Sec-Fetch-Site': 'none' }],
  ['a program that is no browser', { Host }],
])('is let through: %s', (_what, given) => {
  expect(https(given)).toBe(true);
});

test.each<[string, Given]>([
  ['another site', { Host, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in a browser that says only the Origin', { Host, Origin: 'https://evil.example' }],
  ['another site, without an Origin', { Host, 'Sec-Fetch-Site': 'cross-site' }],
  ['a sub-domain', { Host, Origin: 'https://blog.rolefit.example', 'Sec-Fetch-Site': 'same-site' }],
  ['a sub-domain, without an Origin', { Host, 'Sec-Fetch-Site': 'same-site' }],
  ['a sub-domain, in a browser that says only the Origin', { Host, Origin: 'https://blog.rolefit.example' }],
  ['a domain that begins like ours', { Host, Origin: 'https://rolefit.example.evil.example' }],
  ['another port', { Host, Origin: 'https://rolefit.example:8443' }],
  [
    'the same name over http, where anyone on the line may write the page',
    { Host, Origin: 'http://rolefit.example' },
  ],
  ['a sandboxed frame', { Host, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['an origin that is hidden, in a browser that says nothing else', { Host, Origin: 'null' }],
  ['an origin that is none', { Host, Origin: 'rolefit.example' }],
  [
    'a browser that says only the page, and it is another',
    { Host, Referer: 'https://evil.example/rolefit.example' },
  ],
  ['a value that no browser sends', { Host, 'Sec-Fetch-Site': 'maybe' }],
])('is refused: %s', (_what, given) => {
  expect(https(given)).toBe(false);
});

test('without https it is the Origin that counts, and a proxy that adds https is no other site', () => {
  const Host = '192.168.1.5:3000';
  expect(http({ Host, Origin: 'http://192.168.1.5:3000' })).toBe(true);
  expect(http({ Host: 'rolefit.lan', Origin: 'https://rolefit.lan' })).toBe(true);
  expect(http({ Host, Origin: 'http://192.168.1.5:8080' })).toBe(false);
  expect(http({ Host, Origin: 'null' })).toBe(false);
});

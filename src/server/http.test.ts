import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '../web/routes.ts';
import { projectRoot } from './platform/project-root.ts';
import { rawRequest } from './testing/raw-request.ts';
import { routePaths } from './testing/route-paths.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { until } from './testing/until.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let paths: string[];
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  admin = rolefit.browser();
  await admin.signUp('first@example.com');
  await admin.submit('/upload', { sample: 'first' });
  const { rows } = await rolefit.app.database.pool.query<{ id: string }>('select id from resumes');
  paths = routePaths(routes, { resumeId: rows[0]?.id ?? '' });
});
afterAll(() => rolefit.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(rolefit.url + path, { redirect: 'manual', ...init });
const signedIn = () => ({ Cookie: admin.cookieHeader() });

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': /./,
  'content-security-policy': /default-src 'none'.*object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
};

/** What is wrong with an answer's headers, in words; nothing when all is well. */
function wrongIn(headers: Headers): string[] {
  const missing = Object.entries(always).filter(([name, wanted]) => {
    const value = headers.get(name) ?? '';
    return typeof wanted === 'string' ? value !== wanted : !wanted.test(value);
  });
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return [
    ...missing.map(([name]) => `${name}: ${headers.get(name)}`),
    ...(/unsafe|\*|http:|blob:/.test(policy) ? [`a policy that allows too much: ${policy}`] : []),
    ...(isPage !== /script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'/.test(policy)
      ? [`scripts: ${policy}`]
      : []),
    ...(!isPage && /-src (?!'none')/.test(policy) ? [`no page, but ${policy}`] : []),
    ...['Server', 'X-Powered-By'].filter((name) => headers.has(name)),
  ];
}

describe('the headers of safety', () => {
  test('are on every route’s page and data, for visitors and people who are signed in', async () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/auth', '/resumes', '/admin']));
    const wrong: Record<string, string[]> = {};
    for (const path of [...paths, '/nowhere']) {
      for (const headers of [{}, signedIn()]) {
        for (const asked of [path, `${path === '/' ? '/_' : path}.data`]) {
          const stop = new AbortController();
          const answer = await get(asked, { headers, signal: stop.signal });
          const problems = wrongIn(answer.headers);
          if (problems.length > 0) wrong[`${answer.status} ${asked}`] = problems;
          stop.abort();
        }
      }
    }
    expect(wrong).toEqual({});
  });

  test.each<[number, string, () => Promise<Response>]>([
    [
      200,
      'a script',
      () =>
        get(
          `/assets/${readdirSync(join(projectRoot, 'build/client/assets')).find((name) => name.endsWith('.js'))}`,
        ),
    ],
    [200, 'a file', () => get('/favicon.svg')],
    [200, 'the health check', () => get('/healthz')],
    [
      200,
      'a download',
      () => get(paths.find((path) => path.endsWith('/file')) ?? '', { headers: signedIn() }),
    ],
    [204, 'live updates of a visitor', () => get('/events', { headers: { Accept: 'text/event-stream' } })],
    [302, 'a redirect', () => get('/resumes')],
    [
      400,
      'what is no form',
      () => get('/check', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }),
    ],
    [
      403,
      'a form of another site',
      () => get('/auth', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
    ],
    [404, 'a page that is not there', () => get('/nowhere')],
    [404, 'an asset that is not there', () => get('/assets/nothing.js')],
    [405, 'another method', () => get('/resumes', { method: 'DELETE' })],
    [
      413,
      'what is too large',
      () => get('/check', { method: 'POST', body: 'x'.repeat(7 * 1024 * 1024 + 1) }),
    ],
  ])('are on %i: %s', async (status, _what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(wrongIn(answer.headers)).toEqual([]);
    await answer.body?.cancel();
  });

  test.each([
    [400, 'what is no HTTP', 'hello\r\n\r\n'],
    [400, 'a bad name', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
    [400, 'two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      400,
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [200, 'no name at all', 'GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      200,
      'an expectation of its own',
      'GET /faq HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n',
    ],
    [431, 'headers without end', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('are on %i: %s', async (status, _what, bytes) => {
    const answer = await rawRequest(rolefit.url, bytes);
    const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    expect(wrongIn(headers)).toEqual([]);
  });

  test('keep a signed-in person’s pages and data out of every cache, and built files in it', async () => {
    for (const path of ['/resumes', '/resumes.data', '/'])
      expect((await get(path, { headers: signedIn() })).headers.get('Cache-Control')).toBe(
        'private, no-store',
      );
    expect((await get('/faq')).headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('let pages whose address holds a secret tell nobody', async () => {
    expect((await get('/reset-password')).headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

test('every script of a page carries its nonce, which no other answer has, and nothing is styled or handled in the page', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/auth', '/check', '/resumes', '/upload', '/nowhere']) {
    const answer = await get(path, { headers: signedIn() });
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
    if (answer.status < 300 || answer.status >= 400) {
      expect(html.match(/<script\b(?![^>]*\bnonce=)[^>]*>/g)).toBeNull();
      expect(
        [...html.matchAll(/<script\b[^>]*\bnonce="([^"]*)"/g)].every(([, given]) => given === nonce),
      ).toBe(true);
      expect(html.match(/<[^>]+\s(style|on[a-z]+)="[^>]*>/g)).toBeNull();
      expect(nonces).not.toContain(nonce);
      nonces.add(nonce ?? '');
    }
  }
  expect(nonces.size).toBeGreaterThan(3);
});

test('a person’s open pages hold no more than twenty connections', async () => {
  const stop = new AbortController();
  const listen = async (signal: AbortSignal) =>
    (await get('/events', { headers: signedIn(), signal })).status;
  const statuses = [];
  for (let page = 0; page < 22; page++) statuses.push(await listen(stop.signal));
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  stop.abort();
  await until('one connection is free again', async () => {
    const another = new AbortController();
    const status = await listen(another.signal);
    another.abort();
    return status === 200;
  });
});

test('asking for pages and data changes nothing but the count of attempts', async () => {
  const before = await everything();
  for (const path of paths) {
    for (const asked of [path, `${path === '/' ? '/_' : path}.data`]) {
      const stop = new AbortController();
      const answer = await get(asked, { headers: signedIn(), signal: stop.signal });
      if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) await answer.arrayBuffer();
      stop.abort();
    }
  }
  expect(await everything()).toEqual(before);
  expect((await admin.open('/resumes')).url).toBe('/resumes');
});

/** A print of each table's rows; only how often something was asked may change by asking. */
async function everything(): Promise<Record<string, string>> {
  const { pool } = rolefit.app.database;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'",
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const print = await pool.query<{ all: string }>(
      `select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as all from "${name}" each`,
    );
    prints[name] = print.rows[0]?.all ?? '';
  }
  return prints;
}

describe('with an https address', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startTestApp({ work: false, env: { BASE_URL: 'https://rolefit.example' } });
  });
  afterAll(() => secure.close());

  const signUp = (headers: Record<string, string>) =>
    fetch(`${secure.url}/auth?mode=signUp`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({
        mode: 'signUp',
        username: 'someone',
        email: `${crypto.randomUUID()}@example.com`,
        password: 'correct horse 7!',
      }),
    });

  test('browsers are told to come by nothing else', async () => {
    const answer = await fetch(`${secure.url}/faq`);
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
    expect(answer.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  });

  test('a form goes through behind a proxy that takes the https off and asks by another name', async () => {
    const answer = await signUp({ Origin: 'https://rolefit.example', 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(302);
  });

  test.each([
    ['of a page over http', { Origin: 'http://rolefit.example' }],
    ['of a sub-domain', { Origin: 'https://blog.rolefit.example', 'Sec-Fetch-Site': 'same-site' }],
    ['of a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('a form %s signs nobody in', async (_whose, headers) => {
    const answer = await signUp(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('every cookie is for this host over https only, and the session’s is hidden from scripts', async () => {
    const cookies = (await signUp({})).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-(?!.*domain).*;\s*path=\/(;|$).*/i);
    for (const cookie of cookies) expect(cookie).toMatch(/;\s*secure/i);
    for (const cookie of cookies) expect(cookie).toMatch(/;\s*samesite=lax/i);
    expect(cookies.find((cookie) => cookie.includes('session_token'))).toMatch(/;\s*httponly/i);
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flashCookie } from '../web/lib/toasts/flash-cookie.server.ts';
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
  await admin.submit('/upload', { sample: 'registered-nurse-pdf' });
  const { rows } = await rolefit.app.database.pool.query<{ id: string }>('select id from resumes');
  paths = routePaths(routes, { resumeId: rows[0]?.id ?? '' });
});
afterAll(() => rolefit.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(rolefit.url + path, { redirect: 'manual', ...init });
const signedIn = () => ({ Cookie: admin.cookieHeader() });

const requiredHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': /./,
  'content-security-policy': /default-src 'none'.*object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
};

/** Describes each problem with the headers of a response. Empty if all are right. */
function headerProblems(headers: Headers): string[] {
  const missing = Object.entries(requiredHeaders).filter(([name, expected]) => {
    const value = headers.get(name) ?? '';
    return typeof expected === 'string' ? value !== expected : !expected.test(value);
  });
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return [
    ...missing.map(([name]) => `${name}: ${headers.get(name)}`),
    ...(/unsafe|\*|http:|blob:/.test(policy) ? [`the policy is too permissive: ${policy}`] : []),
    ...(isPage !== /script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'/.test(policy)
      ? [`scripts: ${policy}`]
      : []),
    ...(!isPage && /-src (?!'none')/.test(policy)
      ? [`not a page, but the policy allows sources: ${policy}`]
      : []),
    ...['Server', 'X-Powered-By'].filter((name) => headers.has(name)),
  ];
}

describe('security headers', () => {
  test('are on every page and data response, for visitors and signed-in users', async () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/auth', '/resumes', '/admin']));
    const wrong: Record<string, string[]> = {};
    for (const path of [...paths, '/nowhere']) {
      for (const headers of [{}, signedIn()]) {
        for (const url of [path, `${path === '/' ? '/_' : path}.data`]) {
          const stop = new AbortController();
          const answer = await get(url, { headers, signal: stop.signal });
          const problems = headerProblems(answer.headers);
          if (problems.length > 0) wrong[`${answer.status} ${url}`] = problems;
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
    [204, 'live updates for a visitor', () => get('/events', { headers: { Accept: 'text/event-stream' } })],
    [302, 'a redirect', () => get('/resumes')],
    [
      400,
      'a body that is not a form',
      () => get('/check', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }),
    ],
    [
      403,
      'a form from another site',
      () => get('/auth', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
    ],
    [404, 'a missing page', () => get('/nowhere')],
    [404, 'a missing asset', () => get('/assets/nothing.js')],
    [405, 'an unsupported method', () => get('/resumes', { method: 'DELETE' })],
    [
      413,
      'a body that is too large',
      () => get('/check', { method: 'POST', body: 'x'.repeat(7 * 1024 * 1024 + 1) }),
    ],
  ])('are on %i: %s', async (status, _what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(headerProblems(answer.headers)).toEqual([]);
    await answer.body?.cancel();
  });

  test.each([
    [400, 'bytes that are not HTTP', 'hello\r\n\r\n'],
    [400, 'an invalid Host', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
    [
      400,
      'two Content-Length headers',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      400,
      'Content-Length with chunked encoding',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [200, 'no Host', 'GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      200,
      'an unknown Expect header',
      'GET /faq HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n',
    ],
    [431, 'oversized headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('are on %i: %s', async (status, _what, bytes) => {
    const answer = await rawRequest(rolefit.url, bytes);
    const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    expect(headerProblems(headers)).toEqual([]);
  });

  test('a signed-in user’s pages and data are never cached, built files are', async () => {
    for (const path of ['/resumes', '/resumes.data', '/'])
      expect((await get(path, { headers: signedIn() })).headers.get('Cache-Control')).toBe(
        'private, no-store',
      );
    expect((await get('/faq')).headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('pages with a secret in the URL send no referrer', async () => {
    expect((await get('/reset-password')).headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

test('a page is packed for those who can unpack it, and says the same', async () => {
  const textOf = async (encoding: string) => {
    const answer = await get('/faq', { headers: { 'Accept-Encoding': encoding } });
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
    const text = (await answer.text()).replaceAll(nonce, '');
    return { encoding: answer.headers.get('Content-Encoding'), text };
  };
  const plain = await textOf('identity');
  expect(plain).toEqual({ encoding: null, text: expect.stringContaining('<h1') });
  expect(await textOf('gzip')).toEqual({ encoding: 'gzip', text: plain.text });
});

test('every script has a nonce unique to the response, and pages have no inline styles or handlers', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/auth', '/check', '/resumes', '/upload', '/nowhere']) {
    const answer = await get(path, { headers: signedIn() });
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
    if (answer.status < 300 || answer.status >= 400) {
      expect(html.match(/<script\b(?![^>]*\bnonce=)[^>]*>/g)).toBeNull();
      expect(
        [...html.matchAll(/<script\b[^>]*\bnonce="([^"]*)"/g)].every(([, value]) => value === nonce),
      ).toBe(true);
      expect(html.match(/<[^>]+\s(style|on[a-z]+)="[^>]*>/g)).toBeNull();
      expect(nonces).not.toContain(nonce);
      nonces.add(nonce ?? '');
    }
  }
  expect(nonces.size).toBeGreaterThan(3);
});

test('a page takes the waiting toast, the preview of an email in a frame leaves it', async () => {
  const toast = await flashCookie.serialize({ id: 'a', kind: 'success', title: 'Saved' });
  const Cookie = `${admin.cookieHeader()}; ${toast.split(';')[0]}`;
  const taken = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .some((cookie) => cookie.startsWith('rolefit_flash=') && /Max-Age=0/.test(cookie));
  const preview = await get('/admin/email/preview', {
    method: 'POST',
    headers: { Cookie, Origin: rolefit.url, 'Sec-Fetch-Dest': 'iframe' },
    body: new URLSearchParams({ subject: 'News', html: '<p>News</p>' }),
  });
  expect(await preview.text()).toContain('News');
  expect(taken(preview)).toBe(false);
  const page = await get('/resumes', { headers: { Cookie, 'Sec-Fetch-Dest': 'document' } });
  expect(await page.text()).toContain('Saved');
  expect(taken(page)).toBe(true);
});

test('a page is told what changed between its loading and its connection', async () => {
  const page = await get('/resumes', { headers: signedIn() });
  const mark = /changesHeard\\",\\"([^"\\]+)/.exec(await page.text())?.[1];
  const begin = async (since: string) => {
    const stop = new AbortController();
    const stream = await get(`/events?since=${since}`, { headers: signedIn(), signal: stop.signal });
    let text = '';
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.includes('retry')) break;
    }
    stop.abort();
    return text;
  };
  expect(mark).toBeTruthy();
  expect(await begin(mark ?? '')).not.toContain('changed');
  const { events, db, database } = rolefit.app;
  const { rows } = await database.pool.query<{ id: string }>('select id from users');
  await events.publish(db, { userId: 'somebody else', kind: 'resumes' });
  await until('the change is heard', () => events.mark() !== mark);
  expect(await begin(mark ?? '')).not.toContain('changed');
  const now = events.mark();
  await events.publish(db, { userId: rows[0]?.id ?? '', kind: 'resumes' });
  await until('the change is heard', () => events.mark() !== now);
  expect(await begin(mark ?? '')).toContain('event: changed');
  expect(await begin('another-process.7')).toContain('event: changed');
});

test('a user’s open pages share at most twenty connections', async () => {
  const stop = new AbortController();
  const connect = (signal: AbortSignal) => get('/events', { headers: signedIn(), signal });
  try {
    // Each response is held until the end: the stream of one that is collected as garbage is closed.
    const open: Response[] = [];
    for (let page = 0; page < 22; page++) open.push(await connect(stop.signal));
    expect(open.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429, 429]);
  } finally {
    stop.abort();
  }
  await until('one connection is free again', async () => {
    const another = new AbortController();
    const { status } = await connect(another.signal);
    another.abort();
    return status === 200;
  });
});

test('GET requests change nothing but the rate limits', async () => {
  const before = await tableHashes();
  for (const path of paths) {
    for (const url of [path, `${path === '/' ? '/_' : path}.data`]) {
      const stop = new AbortController();
      const answer = await get(url, { headers: signedIn(), signal: stop.signal });
      if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) await answer.arrayBuffer();
      stop.abort();
    }
  }
  expect(await tableHashes()).toEqual(before);
  expect((await admin.open('/resumes')).url).toBe('/resumes');
});

/** A hash of each table's rows, except the rate limits. */
async function tableHashes(): Promise<Record<string, string>> {
  const { pool } = rolefit.app.database;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'",
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const hash = await pool.query<{ all: string }>(
      `select md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as all from "${name}" each`,
    );
    hashes[name] = hash.rows[0]?.all ?? '';
  }
  return hashes;
}

describe('with an https BASE_URL', () => {
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

  test('browsers are told to use https only', async () => {
    const answer = await fetch(`${secure.url}/faq`);
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
    expect(answer.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  });

  test('a form is accepted behind a proxy that terminates https and changes the Host', async () => {
    const answer = await signUp({ Origin: 'https://rolefit.example', 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(302);
  });

  test.each([
    ['from a page over http', { Origin: 'http://rolefit.example' }],
    ['from a subdomain', { Origin: 'https://blog.rolefit.example', 'Sec-Fetch-Site': 'same-site' }],
    ['from a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('a form %s does not sign anyone in', async (_origin, headers) => {
    const answer = await signUp(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('cookies are limited to this host over https, and scripts cannot read the session cookie', async () => {
    const cookies = (await signUp({})).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-(?!.*domain).*;\s*path=\/(;|$).*/i);
    for (const cookie of cookies) expect(cookie).toMatch(/;\s*secure/i);
    for (const cookie of cookies) expect(cookie).toMatch(/;\s*samesite=lax/i);
    expect(cookies.find((cookie) => cookie.includes('session_token'))).toMatch(/;\s*httponly/i);
  });
});

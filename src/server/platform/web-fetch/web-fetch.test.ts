import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHostileServer, startNonsenseServer } from '../../../../e2e/support/servers/hostile-server.ts';
import { listen, type TestServer } from '../../../../e2e/support/servers/test-server.ts';
import { createWebFetch, type WebFetch, type WebFetchOptions } from './web-fetch.ts';
import { createGuardedAgent, type Resolver } from './web-fetch-connect.ts';

let hostile: TestServer;
let pages: TestServer;
let receivedHeaders: Record<string, string | string[] | undefined>[] = [];

beforeAll(async () => {
  hostile = await startHostileServer();
  pages = await startPages();
});
afterAll(async () => {
  await hostile.close();
  await pages.close();
});

const names: Record<string, string[]> = {
  'posting.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'intranet.example': ['10.1.2.3'],
  'mixed.example': ['93.184.216.34', '192.168.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
};
const resolver: Resolver = async (hostname) => {
  const answers = names[hostname];
  if (!answers) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

function fetchFor(server: TestServer, options: WebFetchOptions = {}): WebFetch {
  const { host } = new URL(server.url);
  const allow = [host, `posting.example:${server.port}`, `other.example:${server.port}`];
  return createWebFetch({ allow, resolver, ...options });
}

const codeOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'answered',
    (error) => error.code,
  );

describe('addresses of this machine or its local network', () => {
  const webFetch = createWebFetch({ resolver });

  test.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://１２７.０.０.１/',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[ff02::1]/',
    'http://intranet.example/',
    'http://mixed.example/',
    'http://mapped.example/',
    'http://posting.example/',
    'http://93.184.216.34:22/',
    'http://93.184.216.34:8080/',
  ])('%s is blocked', async (url) => {
    expect(await codeOf(webFetch(url))).toBe('blocked');
  });

  test('localhost is blocked by the address it resolves to', async () => {
    expect(await codeOf(createWebFetch()('http://localhost/'))).toBe('blocked');
  });

  test('the error message tells the user why', async () => {
    await expect(webFetch('http://127.0.0.1/')).rejects.toMatchObject({
      name: 'WebFetchError',
      message: expect.stringContaining('doesn’t lead to a public web page'),
    });
  });
});

describe('invalid URLs', () => {
  test.each([
    '',
    'posting.example/jobs/1',
    'ftp://posting.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://user:secret@posting.example/',
    'http://user@posting.example/',
    'http://[::1/',
    `http://posting.example/${'a'.repeat(9000)}`,
  ])('%s is refused', async (url) => {
    expect(await codeOf(createWebFetch({ resolver })(url))).toBe('invalid_url');
  });

  test('a name that does not exist is unreachable', async () => {
    expect(await codeOf(createWebFetch({ resolver })('http://nowhere.example/'))).toBe('unreachable');
  });
});

describe('DNS rebinding', () => {
  test('a connection resolves the name once and uses the checked address', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    let lookups = 0;
    const rebinding: Resolver = async () => [{ address: answers[lookups++] ?? '127.0.0.2', family: 4 }];
    const agent = createGuardedAgent(rebinding, (_host, _port, address) => address === '127.0.0.1', 2000);
    const origin = `http://rebinding.example:${pages.port}`;
    const { statusCode, body } = await agent.request({ origin, path: '/plain', method: 'GET' });
    await body.dump();
    expect([statusCode, lookups]).toEqual([200, 1]);
    await agent.close();
  });

  test('the next connection is checked again', async () => {
    let lookups = 0;
    const rebinding: Resolver = async () => [
      { address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 },
    ];
    const agent = createGuardedAgent(rebinding, (_host, _port, address) => address === '127.0.0.1', 2000);
    const origin = `http://rebinding.example:${pages.port}`;
    const first = await agent.request({ origin, path: '/plain', method: 'GET', reset: true });
    await first.body.dump();
    const second = agent.request({ origin, path: '/plain', method: 'GET' });
    await expect(second).rejects.toMatchObject({ code: 'blocked' });
    await agent.close();
  });

  test('an allowed host and port does not open other ports of that host', async () => {
    const webFetch = fetchFor(hostile);
    expect(await codeOf(webFetch(`${pages.url}/plain`))).toBe('blocked');
  });
});

describe('redirects', () => {
  test('are followed, and the response has the final URL', async () => {
    const answer = await fetchFor(pages)(`http://posting.example:${pages.port}/hop/5`);
    expect(answer.url).toBe(`http://posting.example:${pages.port}/plain`);
    expect(answer.text()).toBe('<p>hello</p>');
  });

  test('stop after five', async () => {
    const webFetch = fetchFor(pages);
    expect(await codeOf(webFetch(`${pages.url}/hop/6`))).toBe('too_many_redirects');
    expect(await codeOf(fetchFor(hostile)(`${hostile.url}/redirect-loop`))).toBe('too_many_redirects');
  });

  test.each([
    '/to-loopback',
    '/to-metadata',
    '/to-loopback-v6',
    '/to-mapped-v6',
    '/to-decimal',
    '/to-file',
    '/to-data',
    '/to-odd-port',
    '/to-credentials',
    '/to-nowhere',
  ])('%s is blocked', async (path) => {
    expect(await codeOf(fetchFor(hostile)(hostile.url + path))).toBe('blocked');
  });

  test("the caller's headers are sent only to the requested site", async () => {
    receivedHeaders = [];
    const url = `http://posting.example:${pages.port}/away`;
    await fetchFor(pages)(url, { headers: { 'x-board-key': 'k' } });
    expect(receivedHeaders.map((headers) => [headers.host?.slice(0, 13), headers['x-board-key']])).toEqual([
      ['posting.examp', 'k'],
      ['other.example', undefined],
    ]);
  });
});

describe('size', () => {
  test.each(['/endless', '/gzip-bomb', '/gzip-in-gzip-bomb', '/declared-huge', '/huge-headers'])(
    '%s is too large',
    async (path) => {
      expect(await codeOf(fetchFor(hostile)(hostile.url + path))).toBe('too_large');
    },
  );

  test('a page of exactly the limit is read, one byte more is refused', async () => {
    expect((await fetchFor(pages, { maxBytes: 12 })(`${pages.url}/plain`)).bytes).toHaveLength(12);
    expect(await codeOf(fetchFor(pages, { maxBytes: 11 })(`${pages.url}/plain`))).toBe('too_large');
    expect(await codeOf(fetchFor(pages, { maxBytes: 40 })(`${pages.url}/gzip`))).toBe('too_large');
  });
});

describe('time', () => {
  test.each(['/slow-drip', '/slow-headers'])('%s times out', async (path) => {
    expect(await codeOf(fetchFor(hostile, { maxMs: 300 })(hostile.url + path))).toBe('timeout');
  });

  test('a DNS lookup that never finishes times out', async () => {
    const webFetch = createWebFetch({ resolver: () => new Promise(() => {}), maxMs: 200 });
    expect(await codeOf(webFetch('http://posting.example/'))).toBe('timeout');
  });

  test('the caller can abort', async () => {
    const stop = new AbortController();
    const fetching = fetchFor(hostile)(`${hostile.url}/slow-headers`, { signal: stop.signal });
    stop.abort(new Error('aborted by the caller'));
    await expect(fetching).rejects.toThrow('aborted by the caller');
  });
});

describe('failed responses', () => {
  test.each(['/cut-short', '/broken-gzip'])('%s is unreachable', async (path) => {
    expect(await codeOf(fetchFor(hostile)(hostile.url + path))).toBe('unreachable');
  });

  test('a port that does not speak HTTP is unreachable', async () => {
    const nonsense = await startNonsenseServer('SSH-2.0-nothing here\r\n');
    expect(await codeOf(fetchFor(nonsense)(nonsense.url))).toBe('unreachable');
    await nonsense.close();
  });

  test.each([
    [404, 'no longer exists'],
    [403, 'requires signing in'],
    [500, 'returned an error'],
  ])('status %i is reported', async (status, words) => {
    await expect(fetchFor(pages)(`${pages.url}/status/${status}`)).rejects.toMatchObject({
      code: 'not_ok',
      status,
      message: expect.stringContaining(words),
    });
  });

  test('stacked content encodings are not unpacked', async () => {
    expect(await codeOf(fetchFor(hostile)(`${hostile.url}/stacked-encodings`))).toBe('not_ok');
  });
});

describe('text', () => {
  test.each(['/gzip', '/brotli'])('%s is unpacked', async (path) => {
    expect((await fetchFor(pages)(pages.url + path)).text()).toBe('hello '.repeat(20));
  });

  test.each([
    '/charset-header',
    '/charset-meta',
    '/charset-unsaid-utf8',
    '/charset-unsaid-latin',
    '/charset-mark',
    '/charset-unknown',
  ])('%s is decoded correctly', async (path) => {
    expect((await fetchFor(pages)(pages.url + path)).text()).toContain('Büro in Malmö');
  });

  test('a page without a content type is read', async () => {
    const answer = await fetchFor(hostile)(`${hostile.url}/no-content-type`);
    expect([answer.contentType, answer.text()]).toEqual(['', '<h1>Untyped</h1>']);
  });

  test('binary content is returned without an error', async () => {
    const answer = await fetchFor(hostile)(`${hostile.url}/binary`);
    expect(answer.bytes).toHaveLength(4096);
    expect(typeof answer.text()).toBe('string');
  });

  test('requests carry the configured user agent', async () => {
    receivedHeaders = [];
    await fetchFor(pages, { userAgent: 'Rolefit/0.1 (+http://localhost:3000)' })(`${pages.url}/plain`);
    expect(receivedHeaders.map((headers) => headers['user-agent'])).toEqual([
      'Rolefit/0.1 (+http://localhost:3000)',
    ]);
  });
});

function startPages(): Promise<TestServer> {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const bodies: Record<string, [Record<string, string>, string | Buffer]> = {
    '/plain': [{ 'content-type': 'text/html' }, '<p>hello</p>'],
    '/gzip': [{ 'content-encoding': 'gzip' }, gzipSync('hello '.repeat(20))],
    '/brotli': [{ 'content-encoding': 'br' }, brotliCompressSync('hello '.repeat(20))],
    '/charset-header': [{ 'content-type': 'text/html; charset=ISO-8859-1' }, latin('Büro in Malmö')],
    '/charset-meta': [
      { 'content-type': 'text/html' },
      latin('<meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><p>Büro in Malmö'),
    ],
    '/charset-unsaid-utf8': [{ 'content-type': 'text/html' }, 'Büro in Malmö'],
    '/charset-unsaid-latin': [{ 'content-type': 'text/html' }, latin('Büro in Malmö')],
    '/charset-mark': [
      { 'content-type': 'text/html; charset=utf-8' },
      Buffer.from('\ufeffBüro in Malmö', 'utf16le'),
    ],
    '/charset-unknown': [{ 'content-type': 'text/html; charset=klingon' }, 'Büro in Malmö'],
  };
  const server = createServer((request, response) => {
    receivedHeaders.push(request.headers);
    const path = request.url ?? '/';
    const [, kind, argument] = path.split('/');
    if (kind === 'hop') {
      const left = Number(argument) - 1;
      response.writeHead(302, { location: left === 0 ? '/plain' : `/hop/${left}` }).end();
    } else if (kind === 'away') {
      response.writeHead(307, { location: `http://other.example:${pages.port}/plain` }).end('moved');
    } else if (kind === 'status') {
      response.writeHead(Number(argument)).end('no');
    } else {
      const [headers, body] = bodies[path] ?? [{}, ''];
      response.writeHead(200, headers).end(body);
    }
  });
  return listen(server, 0);
}

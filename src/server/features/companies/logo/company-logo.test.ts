import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { createBoard } from '../companies.fixtures.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** The responses of the logo source by host; it never responds for `null`. */
const answers: Record<string, { status?: number; type?: string; body: Buffer | string } | null> = {
  'good.com': { type: 'text/html', body: png },
  'vector.com': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'lying.com': { type: 'image/png', body: '<script>alert(1)</script>' },
  'huge.com': { type: 'image/png', body: Buffer.concat([png, Buffer.alloc(300_000)]) },
  'gone.com': { status: 404, body: '' },
  'silent.com': null,
  'my.www.deep.com': { body: png },
  'later.com': { status: 500, body: '' },
};
const requested: string[] = [];
const source = createServer((request, response) => {
  const host = request.url?.slice('/logos/'.length) ?? '';
  requested.push(host);
  const answer = answers[host];
  if (!answer) return;
  response.writeHead(answer.status ?? 200, { 'Content-Type': answer.type ?? 'text/plain' });
  response.end(answer.body);
});
let rolefit: TestApp;
let ann: TestBrowser;
let now = new Date('2026-03-01T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(source.address() as AddressInfo).port}`;
  rolefit = await startTestApp({
    work: false,
    now: () => now,
    env: { LOGO_URL: `http://${host}/logos/{host}`, FETCH_ALLOW: host },
  });
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
});
afterAll(async () => {
  await rolefit.close();
  source.closeAllConnections();
  source.close();
});

async function logoOf(website: string) {
  const id = await createBoard(rolefit.app, { website });
  const get = () => ann.open(`/companies/${id}/logo`);
  return {
    id,
    get,
    hasImage: async () => (await ann.open(`/companies/${id}`)).html.includes(`/${id}/logo"`),
  };
}

test('a logo is fetched once, stored for a week, and sent with its real image type', async () => {
  const { get } = await logoOf('https://www.good.com/careers');
  const { status, headers } = await get();
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('image/png');
  expect(headers.get('Cache-Control')).toBe('private, max-age=86400');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  await get();
  expect(requested.filter((host) => host === 'good.com')).toHaveLength(1);
  now = new Date(now.getTime() + 7 * day);
  await get();
  expect(requested.filter((host) => host === 'good.com')).toHaveLength(2);
  answers['good.com'] = { status: 500, body: '' };
  now = new Date(now.getTime() + 7 * day);
  expect((await get()).status).toBe(200);
});

test.each(['vector.com', 'lying.com', 'huge.com', 'gone.com'])(
  'a logo from %s is rejected: the initials are shown, and it is not fetched again for a day',
  async (host) => {
    const { get, hasImage } = await logoOf(`https://${host}`);
    expect(await hasImage()).toBe(true);
    expect((await get()).status).toBe(404);
    expect(await hasImage()).toBe(false);
    await get();
    expect(requested.filter((each) => each === host)).toHaveLength(1);
    now = new Date(now.getTime() + day);
    expect(await hasImage()).toBe(true);
  },
);

test('a slow logo is not waited for, and only one request for it runs', async () => {
  const { get } = await logoOf('https://silent.com');
  expect((await Promise.all([get(), get(), get()])).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(requested.filter((host) => host === 'silent.com')).toHaveLength(1);
});

test('no logo is fetched for a company without a public website', async () => {
  for (const website of ['https://made-up.example', 'javascript:alert(1)', 'https://localhost']) {
    const { get, hasImage } = await logoOf(website);
    expect([await hasImage(), (await get()).status]).toEqual([false, 404]);
  }
  expect((await ann.open('/companies/none/logo')).status).toBe(404);
});

test('the logo of a host is asked for without its "www.", and only without that', async () => {
  expect((await (await logoOf('https://my.www.deep.com')).get()).status).toBe(200);
  expect(requested).toContain('my.www.deep.com');
});

test('a logo that could not be fetched is asked for again after a day, not before', async () => {
  const { get } = await logoOf('https://later.com');
  const asked = () => requested.filter((host) => host === 'later.com').length;
  await get();
  now = new Date(now.getTime() + day - 1);
  await get();
  expect(asked()).toBe(1);
  answers['later.com'] = { body: png };
  now = new Date(now.getTime() + 1);
  expect((await get()).status).toBe(200);
  expect(asked()).toBe(2);
  now = new Date(now.getTime() + 7 * day - 1);
  expect((await get()).status).toBe(200);
  expect(asked()).toBe(2);
});

test('at most eight logos are fetched at once; the others are asked for later', async () => {
  const sites = Array.from({ length: 9 }, (_, n) => `slow${n}.com`);
  for (const site of sites) answers[site] = null;
  const logos = await Promise.all(sites.map((site) => logoOf(`https://${site}`)));
  await Promise.all(logos.map(({ get }) => get()));
  // The silent host of an earlier test may still be waiting for its answer.
  const asked = sites.filter((site) => requested.includes(site)).length;
  expect([7, 8]).toContain(asked);
});

test('a company that does not exist has no logo', async () => {
  expect((await ann.open(`/companies/${crypto.randomUUID()}/logo`)).status).toBe(404);
});

test('without a source of logos there are initials, and nothing is asked for', async () => {
  const other = await startTestApp({ work: false });
  try {
    const bob = other.browser();
    await bob.signUp('bob@example.com');
    const id = await createBoard(other.app, { website: 'https://good.com' });
    expect((await bob.open(`/companies/${id}`)).html).not.toContain(`/${id}/logo"`);
    expect((await bob.open('/companies')).html).not.toContain('/logo"');
    expect((await bob.open(`/companies/${id}/logo`)).status).toBe(404);
  } finally {
    await other.close();
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';
import { boardHosts } from '../boards/boards.tables.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { findCompany } from './add-company.ts';
import { supportedCompanies } from './companies.tables.ts';

let boards: BoardServer;
let rolefit: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  boards = await startBoardServer();
  rolefit = await startTestApp({ work: false, env: { BOARD_GATEWAY: boards.url } });
  browser = rolefit.browser();
  await browser.signUp('adder@example.com');
});
beforeEach(async () => {
  await rolefit.app.db.delete(rateLimits);
});
afterAll(async () => {
  await rolefit.close();
  await boards.close();
});

const submitAddress = (careersUrl: string) => browser.submit('/companies/add', { careersUrl });
const storedBoards = (boardIdentifier: string) =>
  rolefit.app.db
    .select()
    .from(supportedCompanies)
    .where(eq(supportedCompanies.boardIdentifier, boardIdentifier));

test('the address of a board shows its company, the number of its jobs and some of them', async () => {
  boards
    .board('greenhouse', 'harborlight')
    .add(...[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: String(id), title: `Ferry pilot ${id}` })));
  const page = await submitAddress('https://boards.greenhouse.io/harborlight');
  expect(page.text).toContain('Greenhouse · 7 open jobs');
  expect(page.text).toContain('Ferry pilot 1');
  expect(page.text).toContain('and 2 more');
  const [row] = await storedBoards('harborlight');
  expect(row).toMatchObject({ board: 'greenhouse', isListed: false, confirmedAt: expect.any(Date) });
});

test('a company’s own careers page leads to the board that it links to, with or without https://', async () => {
  boards.board('lever', 'tallowmill').add({ id: 'a1', title: 'Candle maker' });
  boards.page('https://tallowmill.example/careers', '<a href="https://jobs.lever.co/tallowmill">Jobs</a>');
  expect((await submitAddress('tallowmill.example/careers')).text).toContain('Lever · 1 open job');
  expect(await storedBoards('tallowmill')).toHaveLength(1);
});

test('a careers page without a board is read for its own job postings', async () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Orchard hand',
    description: `<p>${'Picks and sorts pears with care. '.repeat(20)}</p>`,
    hiringOrganization: { '@type': 'Organization', name: 'Pear & Plum Orchards' },
  };
  boards.page(
    'https://pears.example/work',
    `<title>Work here</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`,
  );
  const page = await submitAddress('https://pears.example/work');
  expect(page.text).toContain('Careers page · 1 open job');
  expect(page.text).toContain('Pear & Plum Orchards');
});

test('an empty board can be followed too', async () => {
  boards.board('greenhouse', 'quietquarry');
  expect((await submitAddress('https://job-boards.greenhouse.io/quietquarry')).text).toContain(
    'no open jobs right now',
  );
});

test('a company of the catalogue keeps the catalogue’s name and is not added twice', async () => {
  const [createdAt, updatedAt] = [new Date(), new Date()];
  await rolefit.app.db.insert(supportedCompanies).values({
    id: crypto.randomUUID(),
    name: 'Gull & Anchor',
    board: 'smartrecruiters',
    boardIdentifier: 'gullanchor',
    isListed: true,
    createdAt,
    updatedAt,
  });
  boards.board('smartrecruiters', 'gullanchor').add({ id: '9', title: 'Net mender' });
  expect((await submitAddress('https://jobs.smartrecruiters.com/gullanchor/9-net-mender')).text).toContain(
    'Gull & Anchor',
  );
  expect(await storedBoards('gullanchor')).toMatchObject([{ isListed: true, confirmedAt: expect.any(Date) }]);
});

test('an address without a board says why, and the form keeps it', async () => {
  boards.page('https://blog.example/', '<title>My blog</title><p>Words about boats.</p>');
  boards.board('greenhouse', 'broken').fail({ how: 'body', body: '{"error": 1}' });
  boards.board('greenhouse', 'down').fail({ how: 'status', status: 500 });
  for (const [address, words] of [
    ['', 'Paste the link to a careers page.'],
    ['   ', 'Paste the link to a careers page.'],
    ['not an address', 'We couldn’t find a job board there.'],
    ['javascript:alert(1)', 'We couldn’t find a job board there.'],
    ['https://blog.example/', 'We couldn’t find a job board there.'],
    ['https://nobody.example/', 'This page no longer exists.'],
    ['https://boards.greenhouse.io/nosuchboard', 'This page no longer exists.'],
    ['https://boards.greenhouse.io/broken', 'We couldn’t find a job board there.'],
    ['https://boards.greenhouse.io/down', 'The page returned an error.'],
  ] as const) {
    const page = await submitAddress(address);
    expect(page.text, address).toContain(words);
    expect(page.html, address).toContain(`value="${address}"`);
  }
});

test('names and titles from a board are escaped', async () => {
  boards.board('greenhouse', 'hostile').add({ id: '1', title: '<img src=x onerror=alert(1)>' });
  const { html } = await submitAddress('https://boards.greenhouse.io/hostile');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x');
});

test('too many searches say when to try again', async () => {
  const eager = rolefit.browser();
  await eager.signUp('eager@example.com');
  const look = () => eager.submit('/companies/add', { careersUrl: 'not an address' });
  for (let tries = 0; tries < 20; tries++) expect((await look()).status).toBe(400);
  const refused = await look();
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

test('a host that asks for a pause is not asked, and the person is told to try again', async () => {
  boards.board('lever', 'resting').add({ id: 'a', title: 'Net mender' });
  const nextAt = new Date(Date.now() + 600_000);
  await rolefit.app.db
    .insert(boardHosts)
    .values({ host: 'api.lever.co', nextAt })
    .onConflictDoUpdate({ target: boardHosts.host, set: { nextAt } });
  const page = await submitAddress('https://jobs.lever.co/resting');
  await rolefit.app.db.delete(boardHosts);
  expect(page.text).toContain('This job board is busy right now. Try again in a minute.');
  expect((await submitAddress('https://jobs.lever.co/resting')).text).toContain('Lever · 1 open job');
});

test('each problem with an address has a code, a title and the field it belongs to', async () => {
  const [user] = await rolefit.app.db.select().from(users);
  const viewer = { id: user!.id, email: user!.email, username: 'adder', isAdmin: true };
  const find = (address: string) => findCompany({ ...rolefit.app, viewer }, address);
  boards.board('greenhouse', 'failing').fail({ how: 'status', status: 500 });
  boards.board('greenhouse', 'shapeless').fail({ how: 'body', body: '{"error": 1}' });
  for (const [address, code] of [
    [' ', 'address_required'],
    ['not an address', 'no_board'],
    ['https://boards.greenhouse.io/shapeless', 'no_board'],
    ['https://boards.greenhouse.io/failing', 'not_ok'],
    ['http://127.0.0.1/', 'blocked'],
  ] as const)
    await expect(find(address), address).rejects.toMatchObject({
      code,
      title: 'No Company Added',
      field: 'careersUrl',
    });
});

test('a board found again keeps its name, its website and the day it was first read', async () => {
  boards.board('ashby', 'saltmarsh').add({ id: 'a', title: 'Warden' });
  await submitAddress('jobs.ashbyhq.com/saltmarsh');
  const [first] = await storedBoards('saltmarsh');
  expect(first).toMatchObject({ board: 'ashby', name: 'Saltmarsh', isListed: false });
  const confirmedAt = new Date('2026-01-01T00:00:00Z');
  await rolefit.app.db
    .update(supportedCompanies)
    .set({ name: 'Salt Marsh Trust', confirmedAt, updatedAt: confirmedAt })
    .where(eq(supportedCompanies.boardIdentifier, 'saltmarsh'));
  expect((await submitAddress('  https://jobs.ashbyhq.com/saltmarsh  ')).text).toContain('Salt Marsh Trust');
  const again = await storedBoards('saltmarsh');
  expect(again).toMatchObject([{ id: first!.id, name: 'Salt Marsh Trust', confirmedAt }]);
  expect(again[0]!.updatedAt.getTime()).toBeGreaterThan(confirmedAt.getTime());
});

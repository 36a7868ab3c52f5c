import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
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
    ['', 'Paste the address of a careers page.'],
    ['   ', 'Paste the address of a careers page.'],
    ['not an address', 'No job board was found at this address.'],
    ['javascript:alert(1)', 'No job board was found at this address.'],
    ['https://blog.example/', 'No job board was found at this address.'],
    ['https://nobody.example/', 'There is no page at this address any more.'],
    ['https://boards.greenhouse.io/nosuchboard', 'There is no page at this address any more.'],
    ['https://boards.greenhouse.io/broken', 'No job board was found at this address.'],
    ['https://boards.greenhouse.io/down', 'The page answered with an error.'],
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

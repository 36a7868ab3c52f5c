import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandInBoard } from '../../../e2e/support/servers/board-data.ts';
import { createBoardFetch } from '../../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../../e2e/support/servers/board-server.ts';
import { listAll } from '../../../e2e/support/servers/list-board.ts';

let server: BoardServer;
let board: StandInBoard;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  board = server.board('lever', `acme${count}`);
  server.forget();
});
const many = (length: number) =>
  Array.from({ length }, (_, at) => ({
    id: `id-${at}`,
    title: `Job ${at}`,
    html: `<p>${'Do it. '.repeat(20)}</p>`,
  }));

test('the whole list is one request, and none of its jobs if nothing has changed', async () => {
  board.add(...many(150));
  const fetch = createBoardFetch(server);
  expect((await listAll('lever', board.identifier, fetch)).jobs).toHaveLength(150);
  await expect(listAll('lever', board.identifier, fetch)).rejects.toMatchObject({ code: 'not_modified' });
  expect(server.requests.map(({ path, status }) => [path, status])).toEqual([
    [`/v0/postings/${board.identifier}?mode=json`, 200],
    [`/v0/postings/${board.identifier}?mode=json`, 304],
  ]);
});

test.each([
  [150, 3],
  [200, 4],
])('a list of %i that is too large for one response comes in pages', async (length, requests) => {
  board.add(...many(length));
  const { jobs } = await listAll('lever', board.identifier, createBoardFetch(server, 90_000));
  expect(new Set(jobs.map(({ externalId }) => externalId)).size).toBe(length);
  expect(server.requestCount()).toBe(requests);
});

test('a page that fails makes the list fail', async () => {
  board.add(...many(250));
  board.fail({ how: 'status', status: 429, on: 'skip=200' });
  const listing = listAll('lever', board.identifier, createBoardFetch(server, 90_000));
  await expect(listing).rejects.toMatchObject({ code: 'not_ok', status: 429 });
});

test('a rate limit makes the list fail and says when to retry', async () => {
  board.add(...many(250));
  server.rate = { requests: 3, seconds: 3600 };
  const listing = listAll('lever', board.identifier, createBoardFetch(server, 90_000));
  await expect(listing).rejects.toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
  server.rate = undefined;
});

test('sites in the EU are fetched from there', async () => {
  const eu = server.board('lever', 'eu:acme');
  eu.add({ id: 'a', title: 'Pilot', html: '<p>Fly.</p>' });
  const { jobs } = await listAll('lever', 'eu:acme', createBoardFetch(server));
  expect([jobs[0]?.url, jobs[0]?.company]).toEqual(['https://jobs.eu.lever.co/acme/a', { name: 'Acme' }]);
  expect(server.requests[0]?.host).toBe('api.eu.lever.co');
});

test('lists get their headings, places are named once, invalid fields are ignored', async () => {
  board.add(
    {
      id: 'a',
      title: 'Pilot',
      html: '<div>Fly.</div>',
      places: ['Porto', 'Porto', 'Remote - EU'],
      remote: true,
      wire: {
        lists: [{ text: 'You have', content: '<li>A licence</li>' }],
        additional: '<div>Fly with us.</div>',
      },
    },
    {
      id: 'b',
      title: 'Odd',
      wire: { createdAt: 1e20, categories: [], salaryRange: { min: 'x', max: null }, lists: 'no' },
    },
  );
  const [pilot, odd] = (await listAll('lever', board.identifier, createBoardFetch(server))).jobs;
  expect(pilot?.description).toBe('Fly.\n\nYou have\n\n• A licence\n\nFly with us.');
  expect(pilot?.location).toBe('Porto; Remote - EU');
  expect(odd).toMatchObject({ title: 'Odd', postedAt: undefined, salary: undefined, location: undefined });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandInBoard } from '../../../e2e/support/servers/board-data.ts';
import { createBoardFetch } from '../../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../../e2e/support/servers/board-server.ts';
import { listAll } from '../../../e2e/support/servers/list-board.ts';
import { workable } from './workable.ts';

let server: BoardServer;
let board: StandInBoard;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  board = server.board('workable', `acme${count}`);
  server.forget();
});
const list = (fetch = createBoardFetch(server)) => listAll('workable', board.identifier, fetch);

test('a job in several places is one job with all of them', async () => {
  board.add(
    { id: 'AB12', title: 'Analyst', places: ['Madrid, , Spain', 'Porto, , Portugal'], remote: true },
    { id: 'CD34', title: 'Cook' },
  );
  const { jobs } = await list();
  expect(jobs.map(({ externalId, location }) => [externalId, location])).toEqual([
    ['AB12', 'Remote; Madrid, Spain; Porto, Portugal'],
    ['CD34', undefined],
  ]);
});

test('texts that are too long for one response are fetched one by one', async () => {
  const html = `<p>${'Do it. '.repeat(400)}</p>`;
  board.add(...['A', 'B', 'C'].map((id) => ({ id, title: `Job ${id}`, html, places: ['Lyon, , France'] })));
  const fetch = createBoardFetch(server, 5_000);
  const [job] = (await list(fetch)).jobs;
  expect(job).toMatchObject({ title: 'Job A', description: undefined, location: 'Lyon, France' });
  const posting = await workable.describe?.(board.identifier, job!, fetch);
  expect(posting?.description).toMatch(/^Do it\./);
  expect([posting?.url, posting?.externalId, posting?.location]).toEqual([job?.url, 'A', 'Lyon, France']);
  expect(server.requests.map(({ path }) => path.replace(/.*accounts\//, ''))).toEqual([
    `${board.identifier}?details=true`,
    board.identifier,
    `${board.identifier}/jobs/A`,
  ]);
});

test('the company has the name that the board gives it, and unreadable entries are counted', async () => {
  board.add({ id: 'A', title: 'Cook' }, { id: 'B', title: 'Odd', wire: { shortcode: null } });
  const pages = [];
  for await (const page of workable.list(board.identifier, createBoardFetch(server))) pages.push(page);
  expect(pages).toMatchObject([
    { company: { name: `Acme${count}` }, unreadable: 1, jobs: [{ title: 'Cook' }] },
  ]);
});

test('very many places of one job are merged and summarised', async () => {
  const place = { country: 'Spain', city: 'Madrid' };
  board.add({ id: 'A', title: 'Cook', wire: { locations: Array.from({ length: 200_000 }, () => place) } });
  board.add({ id: 'B', title: 'Cook', places: Array.from({ length: 40_000 }, (_, at) => `Town ${at}`) });
  expect((await list()).jobs.map(({ location }) => location)).toEqual([
    'Madrid, Spain',
    'Town 0; Town 1; Town 2; Town 3; Town 4; and 39995 more',
  ]);
});

test('an account with only a number has short links', async () => {
  server.board('workable', '4711').add({ id: 'A', title: 'Cook' });
  const [job] = (await listAll('workable', '4711', createBoardFetch(server))).jobs;
  expect(job?.url).toBe('https://apply.workable.com/j/A/');
});

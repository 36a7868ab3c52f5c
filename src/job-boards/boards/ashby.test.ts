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
  board = server.board('ashby', `acme${count}`);
  server.forget();
});
const list = (fetch = createBoardFetch(server)) => listAll('ashby', board.identifier, fetch);

test('leaves out unlisted jobs, names places once and distinguishes hybrid from remote', async () => {
  board.add(
    { id: 'a', title: 'Hidden', wire: { isListed: false } },
    { id: 'b', title: 'Hybrid', places: ['Toronto'], wire: { isRemote: true, workplaceType: 'Hybrid' } },
    { id: 'c', title: 'Remote', places: ['Canada', 'Canada', 'Mexico'], remote: true },
    { id: 'd', title: 'Old', places: ['Oslo'], wire: { isRemote: true, workplaceType: undefined } },
  );
  const { jobs, unreadable } = await list();
  expect(jobs.map(({ title, location }) => [title, location])).toEqual([
    ['Hybrid', 'Toronto'],
    ['Remote', 'Remote; Canada; Mexico'],
    ['Old', 'Remote; Oslo'],
  ]);
  expect(unreadable).toBe(0);
});

test('pay as text if there are no numbers', async () => {
  const compensation = { compensationTierSummary: '$100K – $120K • Offers equity', summaryComponents: [] };
  board.add(
    { id: 'a', title: 'Paid', wire: { compensation } },
    { id: 'b', title: 'Not', wire: { compensation: 3 } },
  );
  expect((await list()).jobs.map(({ salary }) => salary)).toEqual([
    '$100K – $120K • Offers equity',
    undefined,
  ]);
});

test('a board with spaces in its name is one request, and none of its jobs if nothing has changed', async () => {
  const fetch = createBoardFetch(server);
  server.board('ashby', 'The Lift Company').add({ id: 'a', title: 'Mechanic', html: '<p>Lift.</p>' });
  const { jobs } = await listAll('ashby', 'The Lift Company', fetch);
  expect(jobs[0]?.company).toEqual({ name: 'The Lift Company' });
  await expect(listAll('ashby', 'The Lift Company', fetch)).rejects.toMatchObject({ code: 'not_modified' });
  expect(server.requestCount()).toBe(2);
});

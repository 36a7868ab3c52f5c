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
  board = server.board('recruitee', `acme${count}`);
  server.forget();
});
const list = (fetch = createBoardFetch(server)) => listAll('recruitee', board.identifier, fetch);

test('employment types, pay, dates and several places are formatted', async () => {
  board.add(
    {
      id: '1',
      title: 'Baker',
      places: ['Utrecht, Netherlands', 'Gent, Belgium'],
      postedAt: '2026-08-01T09:30:00Z',
      salary: { min: 2800, max: 3200, currency: 'EUR', period: 'month' },
      wire: { employment_type_code: 'parttime_fixed_term', requirements: '<ul><li>Early rising</li></ul>' },
      html: '<p>Bake.</p>',
    },
    {
      id: '2',
      title: 'Odd',
      wire: { salary: { min: 'much' }, published_at: 'soon', locations: 'here', careers_url: 9 },
    },
  );
  const [baker, odd] = (await list()).jobs;
  expect(baker).toMatchObject({
    location: 'Utrecht, Netherlands; Gent, Belgium',
    employmentType: 'Part-time',
    salary: '2,800–3,200 EUR per month',
    postedAt: '2026-08-01T09:30:00.000Z',
    description: 'Bake.\n\nRequirements\n\n• Early rising',
    url: `https://${board.identifier}.recruitee.com/o/baker`,
  });
  expect(odd).toMatchObject({ title: 'Odd', salary: undefined, postedAt: undefined, location: undefined });
  expect(odd?.url).toBe(`https://${board.identifier}.recruitee.com/o/odd`);
});

test('a company name that would lead to another host is never requested', async () => {
  for (const name of ['evil.example/x', 'a@b', '', 'x:1', '..', 'a b']) {
    await expect(listAll('recruitee', name, createBoardFetch(server))).rejects.toMatchObject({
      code: 'board_shape',
    });
    await expect(listAll('personio', `com:${name}`, createBoardFetch(server))).rejects.toMatchObject({
      code: 'board_shape',
    });
  }
  expect(server.requestCount()).toBe(0);
});

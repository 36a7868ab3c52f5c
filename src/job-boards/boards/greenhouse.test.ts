import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandInBoard } from '../../../e2e/support/servers/board-data.ts';
import { createBoardFetch } from '../../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../../e2e/support/servers/board-server.ts';
import { listAll } from '../../../e2e/support/servers/list-board.ts';
import { greenhouse } from './greenhouse.ts';

let server: BoardServer;
let board: StandInBoard;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  board = server.board('greenhouse', `acme${count}`);
  server.forget();
});
const list = (fetch = createBoardFetch(server), isFirst = false) =>
  listAll('greenhouse', board.identifier, fetch, { isFirst });
const many = (length: number) =>
  Array.from({ length }, (_, at) => ({ id: String(1000 + at), title: `Job ${at}`, html: '<p>Do it.</p>' }));

test('a first list includes the texts in one request', async () => {
  board.add(...many(250));
  const { jobs } = await list(createBoardFetch(server), true);
  expect([jobs.length, jobs.filter(({ description }) => description === 'Do it.').length]).toEqual([
    250, 250,
  ]);
  expect(server.requestCount()).toBe(1);
});

test('later lists have no texts, and only a job with a new version is fetched', async () => {
  board.add(...many(3));
  const fetch = createBoardFetch(server);
  const before = await list(fetch);
  expect(before.jobs[0]).not.toHaveProperty('description', expect.anything());
  board.change('1001', {
    html: '<p>Do it well.</p>',
    salary: { min: 50_000, max: 60_000, currency: 'EUR', period: 'year' },
  });
  const after = await list(fetch);
  const changed = after.jobs.filter((job, at) => job.version !== before.jobs[at]?.version);
  expect(changed.map(({ externalId }) => externalId)).toEqual(['1001']);
  expect(await greenhouse.describe?.(board.identifier, changed[0] ?? before.jobs[0]!, fetch)).toMatchObject({
    description: 'Do it well.',
    salary: '50,000–60,000 EUR',
    externalId: '1001',
  });
  expect(server.requests.map(({ path }) => path.replace(/.*\/jobs/, ''))).toEqual([
    '',
    '',
    '/1001?pay_transparency=true',
  ]);
});

test('a list that has not changed is not sent again', async () => {
  board.add(...many(3));
  const fetch = createBoardFetch(server);
  await list(fetch);
  await expect(list(fetch)).rejects.toMatchObject({ code: 'not_modified' });
  board.close('1002');
  expect((await list(fetch)).jobs).toHaveLength(2);
});

test('a list that is too large with its texts comes without them', async () => {
  board.add(...many(50).map((job) => ({ ...job, html: `<p>${'Do it. '.repeat(300)}</p>` })));
  const { jobs } = await list(createBoardFetch(server, 50_000), true);
  expect([jobs.length, jobs.filter(({ description }) => description !== undefined).length]).toEqual([50, 0]);
  expect(server.requestCount()).toBe(2);
});

test('markup that was escaped twice, pay within the text, employment types and departments', async () => {
  const pay =
    '<div class="content-pay-transparency"><div class="pay-input"><div class="title">Pay</div><div class="pay-range"><span>$90,000</span><span class="divider">&mdash;</span><span>$120,000 USD</span></div></div></div>';
  const escaped = '&lt;p&gt;R&amp;amp;D &amp;lt;3&lt;/p&gt;';
  board.add(
    { id: '1', title: 'Paid', html: `<p>Work.</p>${pay}` },
    { id: '2', title: 'Escaped', wire: { content: escaped.replaceAll('&', '&amp;') } },
    { id: '3', title: 'Regular', employmentType: 'Regular', department: 'No Department' },
    {
      id: '4',
      title: 'Placed by office',
      wire: { location: null, offices: [{ name: 'Porto' }, { name: 'Faro' }] },
    },
  );
  const { jobs } = await list(createBoardFetch(server), true);
  expect(jobs[0]?.salary).toBe('$90,000–$120,000 USD');
  expect(jobs[1]?.description).toBe('R&D <3');
  expect([jobs[2]?.employmentType, jobs[2]?.department]).toEqual([undefined, undefined]);
  expect(jobs[3]?.location).toBe('Porto; Faro');
});

test('entries without a title or id are counted, odd fields are ignored', async () => {
  board.add(
    { id: '1', title: 'Odd place', wire: { location: 'Leeds', departments: {}, metadata: 7, updated_at: 5 } },
    { id: '2', title: 'Number too large', wire: { id: 1e300 } },
    { id: '3', title: 'No id', wire: { id: undefined } },
    { id: '4', title: 'Long id', wire: { id: 'x'.repeat(201) } },
    { id: '5', title: '   ' },
    { id: '6', title: 'Twice', wire: { id: 1 } },
    { id: '8', title: '\u0000\u0007' },
    { id: '9', title: 'Invisible id', wire: { id: '\u0000' } },
    { id: '7', title: 'Nonsense date', wire: { first_published: 'yesterday', updated_at: null } },
  );
  const { jobs, unreadable } = await list();
  expect(jobs.map(({ title }) => title)).toEqual(['Odd place', 'Nonsense date']);
  expect(unreadable).toBe(6);
  expect([jobs[0]?.location, jobs[0]?.version, jobs[1]?.postedAt]).toEqual([undefined, undefined, undefined]);
});

test('fetching a job that has closed in the meantime fails', async () => {
  board.add(...many(1));
  const { jobs } = await list();
  board.empty();
  const description = greenhouse.describe?.(board.identifier, jobs[0]!, createBoardFetch(server));
  await expect(description).rejects.toMatchObject({ code: 'not_ok', status: 404 });
});

test('a job with an empty text has an empty description, and fetching one whose text is missing fails', async () => {
  board.add({ id: '1', title: 'Silent' }, { id: '2', title: 'Torn', wire: { content: undefined } });
  const [silent, torn] = (await list()).jobs;
  const describe = (job = silent) => greenhouse.describe?.(board.identifier, job!, createBoardFetch(server));
  expect((await describe(silent))?.description).toBe('');
  await expect(describe(torn)).rejects.toMatchObject({ code: 'board_shape' });
  expect((await list(createBoardFetch(server), true)).jobs.map(({ description }) => description)).toEqual([
    '',
    undefined,
  ]);
});

test('20,000 jobs', async () => {
  board.add(...many(20_000));
  const { jobs } = await list();
  expect(new Set(jobs.map(({ externalId }) => externalId)).size).toBe(20_000);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandInBoard } from '../../../e2e/support/servers/board-data.ts';
import { createBoardFetch } from '../../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../../e2e/support/servers/board-server.ts';
import { listAll } from '../../../e2e/support/servers/list-board.ts';
import { smartrecruiters } from './smartrecruiters.ts';

let server: BoardServer;
let board: StandInBoard;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  board = server.board('smartrecruiters', `Acme${count}`);
  board.add(
    ...Array.from({ length: 250 }, (_, at) => ({
      id: String(7000 + at),
      title: `Job ${at}`,
      html: `<p>${at}</p>`,
    })),
  );
  server.forget();
});
const list = () => listAll('smartrecruiters', board.identifier, createBoardFetch(server));

test('lists jobs in pages of a hundred, each job once, without texts', async () => {
  const { jobs } = await list();
  expect(new Set(jobs.map(({ externalId }) => externalId)).size).toBe(250);
  expect(server.requests.map(({ path }) => path.replace(/.*\?/, ''))).toEqual([
    'limit=100&offset=0',
    'limit=100&offset=100',
    'limit=100&offset=200',
  ]);
  expect(jobs.some(({ description }) => description !== undefined)).toBe(false);
});

test('a full last page ends the list', async () => {
  board.close(...Array.from({ length: 50 }, (_, at) => String(7000 + at)));
  expect((await list()).jobs).toHaveLength(200);
  expect(server.requestCount()).toBe(2);
});

test('a list that ends too early is an error', async () => {
  const body = '{"totalFound":250,"content":[]}';
  board.fail({ how: 'body', body, on: 'offset=200' });
  await expect(list()).rejects.toMatchObject({ code: 'board_shape' });
});

test('an unknown company has no jobs', async () => {
  expect((await listAll('smartrecruiters', 'Nobody', createBoardFetch(server))).jobs).toEqual([]);
});

test('a job has a new version if its entry in the list changed', async () => {
  const before = await list();
  board.change('7001', { title: 'Chief of jobs' });
  const after = await list();
  const changed = after.jobs.filter(({ version }, at) => version !== before.jobs[at]?.version);
  expect(changed.map(({ title }) => title)).toEqual(['Chief of jobs']);
  expect(new Set(after.jobs.map(({ version }) => version)).size).toBe(250);
});

test('a single job has its sections with headings and the address to apply', async () => {
  const section = (title: string, text: string) => ({ title, text });
  board.change('7000', {
    wire: {
      jobAd: {
        sections: {
          companyDescription: section('About us', '<p>We carry.</p>'),
          jobDescription: section('The job', '<p>Carry.</p>'),
          qualifications: section('You have', '<ul><li>Arms</li></ul>'),
          additionalInformation: null,
          videos: { urls: [] },
        },
      },
    },
  });
  const [job] = (await list()).jobs;
  const posting = await smartrecruiters.describe?.(board.identifier, job!, createBoardFetch(server));
  expect(posting).toMatchObject({
    description: 'The job\n\nCarry.\n\nYou have\n\n• Arms\n\nAbout us\n\nWe carry.',
    applyUrl: `https://jobs.smartrecruiters.com/${board.identifier}/7000-job-0?oga=true`,
    externalId: '7000',
    url: job?.url,
  });
  expect(posting).not.toHaveProperty('version');
});

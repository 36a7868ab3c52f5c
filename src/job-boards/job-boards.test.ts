import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StandInBoard, StandInJob } from '../../e2e/support/servers/board-data.ts';
import { createBoardFetch } from '../../e2e/support/servers/board-fetch.ts';
import { type BoardServer, startBoardServer } from '../../e2e/support/servers/board-server.ts';
import { listAll } from '../../e2e/support/servers/list-board.ts';
import type { BoardKind, ListedJob, PageFetch, Posting } from './job-board.types.ts';
import { boardOf, jobBoards } from './job-boards.ts';

let server: BoardServer;
let count = 0;
beforeAll(async () => {
  server = await startBoardServer();
});
afterAll(() => server.close());

const nurse: StandInJob = {
  id: '101',
  title: 'Ward Nurse',
  html: '<p>Care for 12 patients &amp; their families.</p><ul><li>3 years on a ward</li></ul>',
  places: ['Leeds, GB', 'York, GB'],
  department: 'Nursing',
  employmentType: 'Full-time',
  salary: { min: 34_000, max: 38_000, currency: 'GBP', period: 'year' },
  postedAt: '2026-09-03T10:00:00.000Z',
};
const cook: StandInJob = { id: '102', title: 'Cook', html: '<p>Cook for the ward.</p>', remote: true };

/** The job with its text, from the list or fetched separately. */
async function inFull(kind: BoardKind, identifier: string, job: ListedJob | undefined, fetch: PageFetch) {
  if (!job) throw new Error('There is no such job.');
  if (job.description !== undefined) return job as Posting;
  return (await boardOf(kind).describe?.(identifier, job, fetch)) as Posting;
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error) => error.code,
  );

describe.each(jobBoards.map(({ kind }) => kind))('%s', (kind) => {
  let identifier: string;
  let board: StandInBoard;
  let fetch: PageFetch;
  beforeEach(() => {
    count += 1;
    identifier = kind === 'web-page' ? `https://site${count}.example/work/jobs` : `acme${count}`;
    board = server.board(kind, identifier);
    fetch = createBoardFetch(server);
    server.forget();
  });
  const list = (isFirst = true) => listAll(kind, identifier, fetch, { isFirst });

  test('lists the open jobs with all their fields', async () => {
    board.add(nurse, cook);
    const { jobs, unreadable } = await list();
    expect([jobs.length, unreadable]).toEqual([2, 0]);
    const [first, second] = await Promise.all(jobs.map((job) => inFull(kind, identifier, job, fetch)));
    expect(first).toMatchObject({
      title: 'Ward Nurse',
      description: expect.stringMatching(/Care for 12 patients & their families\.\n\n• 3 years on a ward$/),
      descriptionHtml: expect.stringContaining('<li>3 years on a ward</li>'),
      location: expect.stringContaining('Leeds, GB'),
      employmentType: 'Full-time',
      postedAt: expect.stringMatching(/^2026-09-03/),
      url: expect.stringMatching(/^https:\/\/\S+$/),
    });
    if (kind !== 'web-page') expect(first?.department).toBe('Nursing');
    if (['lever', 'ashby', 'recruitee'].includes(kind)) {
      expect(first?.salary).toBe('34,000–38,000 GBP per year');
    }
    if (kind !== 'smartrecruiters') expect(first?.location).toContain('York, GB');
    if (kind !== 'personio') expect(second?.location).toContain('Remote');
    expect(new Set(jobs.map(({ externalId }) => externalId)).size).toBe(2);
  });

  test('shows opened, changed and closed jobs under the same ids', async () => {
    board.add(nurse, cook);
    const before = await list();
    board.change('101', { title: 'Head Nurse', html: '<p>Lead the ward.</p>' });
    board.close('102');
    board.add({ id: '103', title: 'Porter', html: '<p>Carry.</p>' });
    const after = await list(false);
    expect(after.titles).toEqual(['Head Nurse', 'Porter']);
    const [was, is] = [before, after].map(({ jobs }) => jobs.find(({ title }) => title.endsWith('Nurse')));
    if (kind !== 'web-page') expect(is?.externalId).toBe(was?.externalId);
    expect((await inFull(kind, identifier, is, fetch)).description).toContain('Lead the ward.');
    if (was?.version) expect(is?.version).not.toBe(was.version);
  });

  test('an empty board is an empty list', async () => {
    board.add(nurse);
    board.empty();
    expect((await list()).jobs).toEqual([]);
  });

  test('an entry that is not a job is left out, and the others stay', async () => {
    const wire = { title: undefined, text: undefined, name: undefined };
    board.add(nurse, { ...cook, wire }, { ...cook, id: '103', title: 'Porter' });
    expect((await list()).titles).toEqual(
      kind === 'web-page' ? ['Cook', 'Porter', 'Ward Nurse'] : ['Porter', 'Ward Nurse'],
    );
  });

  test.each([429, 503, 403])('a response with status %i is an error', async (status) => {
    board.add(nurse);
    board.fail({ how: 'status', status });
    await expect(list()).rejects.toMatchObject({ code: 'not_ok', status });
  });

  test('a truncated response is an error', async () => {
    board.add(nurse);
    board.fail({ how: 'cut' });
    expect(await codeOf(list())).toBe('unreachable');
  });

  test('a redirect into our own network is an error', async () => {
    board.add(nurse);
    board.fail({ how: 'redirect', to: 'http://127.0.0.1:1/' });
    expect(await codeOf(list())).toBe('blocked');
  });

  test.each([
    ['nothing', ''],
    ['a page', '<h1>Down for maintenance</h1>'],
    ['another shape', '{"error":"gone","jobs":7,"offers":null,"content":{}}'],
    ['JSON without end', '['.repeat(100_000)],
    ['deep JSON', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['deep JSON in its place', `{"jobs":${'['.repeat(100_000)}${']'.repeat(100_000)},"totalFound":"x"}`],
  ])('%s is not a list', async (what, body) => {
    board.fail({ how: 'body', body, contentType: 'application/octet-stream' });
    // If an array of anything has the right shape, its entries are still not jobs.
    const isList = (kind === 'lever' && what === 'deep JSON') || what === 'deep JSON in its place';
    if (isList) expect(['board_shape', 'read']).toContain(await codeOf(list()));
    else expect(await codeOf(list())).toBe('board_shape');
    if (isList) expect((await list().catch(() => ({ jobs: [] }))).jobs).toEqual([]);
  });

  test('hostile fields arrive harmless', async () => {
    board.add({
      ...nurse,
      title: ' Nurse\u0000\ud800\n<b>x</b>  ',
      html: `<script>alert(1)</script><p>Ward${'y'.repeat(kind === 'web-page' ? 500_000 : 5_000_000)}</p>`,
      department: '\u0007'.repeat(50),
      wire: { applyUrl: 'javascript:alert(1)', absolute_url: 'file:///etc/passwd', careers_url: 'data:,x' },
    });
    const posting = await inFull(kind, identifier, (await list()).jobs[0], fetch);
    expect(posting.title).toMatch(/^Nurse\ufffd? (<b>x<\/b>|x)$/);
    expect(posting.description.length).toBeLessThanOrEqual(200_000);
    expect(posting.description).toMatch(/Wardyyy/);
    expect(posting.description).not.toContain('alert');
    expect(posting.department).toBeUndefined();
    expect(posting.url).toMatch(/^https:/);
    expect(posting.applyUrl ?? 'https:').toMatch(/^https:/);
  });
});

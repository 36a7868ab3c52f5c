import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StandInBoard } from '../../../../e2e/support/servers/board-data.ts';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import type { BoardKind } from '../../../job-boards/job-board.types.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { boardHosts } from '../boards/boards.tables.ts';
import { companies } from '../companies/companies.tables.ts';
import { saveReadings, storedReading } from '../jobs/job-readings.ts';
import { jobReadings, jobs, savedJobs } from '../jobs/jobs.tables.ts';
import { readingStamp } from '../postings/packed-reading.ts';
import { sweepClosedJobs } from '../retention/sweep-closed-jobs.ts';
import { createCompanyOnBoard, makeJobs, storedCompany } from './job-sync.fixtures.ts';
import { boardSyncs } from './job-sync.tables.ts';
import { isSyncing, requestSync } from './request-sync.ts';
import { type SyncOptions, syncCompany } from './sync-company.ts';

let server: BoardServer;
let rolefit: TestApp;
let now = new Date('2026-10-01T08:00:00Z');
let count = 0;

beforeAll(async () => {
  server = await startBoardServer();
  rolefit = await startTestApp({ work: false, now: () => now, env: { BOARD_GATEWAY: server.url } });
});
afterAll(async () => {
  await rolefit.close();
  await server.close();
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await rolefit.app.db.delete(boardHosts);
  server.forget();
});

async function createCompany(
  kind: BoardKind,
  jobCount: number,
): Promise<{ board: StandInBoard; id: string }> {
  const identifier = `company${++count}`;
  const board = server.board(kind, identifier);
  if (jobCount > 0) board.add(...makeJobs(jobCount));
  return { board, id: await createCompanyOnBoard(rolefit.app, kind, identifier) };
}
const sync = (id: string, options: SyncOptions = {}) =>
  syncCompany(rolefit.app, id, { force: true, ...options });
const state = (id: string) => storedCompany(rolefit.app, id);

describe('the jobs of a company', () => {
  test('are stored with everything the board says, and compiled', async () => {
    const { id } = await createCompany('lever', 3);
    expect(await sync(id)).toMatchObject({
      outcome: 'synced',
      added: 3,
      changed: 0,
      jobCount: 3,
      pending: 0,
    });
    const { jobs: stored, company: synced, board } = await state(id);
    expect(stored[0]).toMatchObject({
      externalId: '1',
      title: 'Nurse 1',
      location: 'Leeds',
      department: 'Care',
      url: `https://jobs.lever.co/company${count}/1`,
      applyUrl: `https://jobs.lever.co/company${count}/1/apply`,
      closedAt: null,
    });
    expect(stored[0]?.description).toContain('<li>BLS certification</li>');
    expect([synced?.lastSyncAt, board?.confirmedAt]).toEqual([now, now]);
    expect(await rolefit.app.db.$count(jobReadings)).toBe(3);
  });

  test('are written and compiled again only if they changed', async () => {
    const { board, id } = await createCompany('lever', 3);
    board.conditional = false;
    await sync(id);
    const before = await state(id);
    board.change('2', { html: '<p>Another text</p>' });
    now = new Date(now.getTime() + 60_000);
    expect(await sync(id)).toMatchObject({ added: 0, changed: 1, pending: 0 });
    const after = await state(id);
    expect(after.jobs.map(({ description }) => description.includes('Another text'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(after.jobs.map(({ updatedAt }) => updatedAt?.getTime() === now.getTime())).toEqual([
      false,
      true,
      false,
    ]);
    expect(after.jobs.map((job) => job.id)).toEqual(before.jobs.map((job) => job.id));
  });

  test('of a board whose list has no texts are fetched one by one, and again only when they changed', async () => {
    const { board, id } = await createCompany('smartrecruiters', 3);
    expect(await sync(id)).toMatchObject({ outcome: 'synced', pending: 0 });
    expect((await state(id)).jobs.every(({ description }) => description.includes('BLS'))).toBe(true);
    expect(server.requestCount('/postings/')).toBe(3);
    await sync(id);
    expect(server.requestCount('/postings/')).toBe(3);
    board.change('2', { title: 'Senior Nurse', html: '<p>New words</p>' });
    await sync(id);
    expect(server.requestCount('/postings/')).toBe(4);
    expect((await state(id)).jobs[1]).toMatchObject({
      title: 'Senior Nurse',
      description: expect.stringContaining('New words'),
    });
  });

  test('whose texts there was no time to fetch are fetched in the next run', async () => {
    const { id } = await createCompany('smartrecruiters', 4);
    expect(await sync(id, { budgetMs: 0 })).toMatchObject({ outcome: 'synced', jobCount: 4, pending: 4 });
    server.forget();
    expect(await sync(id, { isRest: true })).toMatchObject({ outcome: 'synced', pending: 0 });
    expect([server.requestCount('limit='), server.requestCount('/postings/')]).toEqual([0, 4]);
  });

  test('keep their text when a list without texts reports them as unchanged', async () => {
    const { board, id } = await createCompany('greenhouse', 3);
    await sync(id);
    board.conditional = false;
    server.forget();
    expect(await sync(id)).toMatchObject({ added: 0, changed: 0, pending: 0 });
    expect(server.requests).toHaveLength(1);
    board.change('1', { places: ['York'] });
    expect(await sync(id)).toMatchObject({ changed: 1, pending: 0 });
    expect((await state(id)).jobs[0]).toMatchObject({
      location: 'York',
      department: 'Care',
      description: expect.stringContaining('BLS'),
    });
  });
});

describe('a job that is no longer listed', () => {
  test('is closed when it is missing twice, and reopened when it is back', async () => {
    const { board, id } = await createCompany('ashby', 3);
    await sync(id);
    const before = await state(id);
    const job = board.jobs.get('2');
    board.close('2');
    expect(await sync(id)).toMatchObject({ closed: 0, jobCount: 3 });
    board.add({ id: '4', title: 'A new one', html: '<p>Text</p>' });
    expect(await sync(id)).toMatchObject({ added: 1, closed: 1, jobCount: 3 });
    expect(await state(id)).toMatchObject({ open: ['1', '3', '4'], closed: ['2'] });
    board.add(job!);
    await sync(id);
    const after = await state(id);
    expect(after).toMatchObject({ open: ['1', '2', '3', '4'], closed: [] });
    expect(after.jobs[1]?.id).toBe(before.jobs[1]?.id);
  });

  test('is closed only if it is missing twice in a row', async () => {
    const { board, id } = await createCompany('ashby', 2);
    await sync(id);
    const job = board.jobs.get('2');
    for (let round = 0; round < 3; round++) {
      board.close('2');
      await sync(id);
      board.add(job!);
      await sync(id);
    }
    expect(await state(id)).toMatchObject({ open: ['1', '2'], closed: [] });
  });

  test('is closed even if the second list is "not modified"', async () => {
    const { board, id } = await createCompany('recruitee', 3);
    await sync(id);
    board.close('2');
    await sync(id);
    server.forget();
    expect(await sync(id)).toMatchObject({ outcome: 'synced', closed: 1 });
    expect(server.requests.map(({ status }) => status)).toEqual([304]);
    expect(await sync(id)).toMatchObject({ outcome: 'synced', closed: 0, jobCount: 2 });
  });

  test('is removed after thirty days unless somebody has saved it', async () => {
    const { board, id } = await createCompany('ashby', 4);
    await sync(id);
    board.close('2', '3');
    await sync(id);
    await sync(id);
    const user = await rolefit.app.auth.api.signUpEmail({
      body: { email: 'saver@example.com', password: 'correct horse 7!', name: 'saver' },
    });
    const [saved] = await rolefit.app.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.companyId, id), eq(jobs.externalId, '3')));
    await rolefit.app.db.insert(savedJobs).values({ userId: user.user.id, jobId: saved!.id, createdAt: now });
    now = new Date(now.getTime() + 29 * 86_400_000);
    await sweepClosedJobs(rolefit.app);
    expect(await state(id)).toMatchObject({ closed: ['2', '3'] });
    now = new Date(now.getTime() + 2 * 86_400_000);
    await sweepClosedJobs(rolefit.app);
    expect(await state(id)).toMatchObject({ open: ['1', '4'], closed: ['3'] });
  });
});

describe('a board that has not changed', () => {
  test('gets a conditional request, and only timestamps are written', async () => {
    const { id } = await createCompany('lever', 3);
    await sync(id);
    const before = await state(id);
    now = new Date(now.getTime() + 60_000);
    server.forget();
    expect(await sync(id)).toMatchObject({ outcome: 'synced', added: 0, changed: 0, closed: 0, jobCount: 3 });
    expect(server.requests.map(({ status, conditional }) => [status, conditional])).toEqual([[304, true]]);
    const after = await state(id);
    expect(after.jobs).toEqual(before.jobs);
    expect(after.company?.lastSyncAt).toEqual(now);
  });
});

test('a board that never had jobs is not an error', async () => {
  const { board, id } = await createCompany('lever', 0);
  for (let round = 0; round < 2; round++)
    expect(await sync(id)).toMatchObject({ outcome: 'synced', jobCount: 0, problem: null });
  expect((await state(id)).sync).toMatchObject({ failures: 0, lastOpenAt: null });
  board.add(...makeJobs(1));
  await sync(id);
  expect((await state(id)).sync?.lastOpenAt).toEqual(now);
});

describe('no job is closed or removed because of', () => {
  const faults: [string, BoardKind, (board: StandInBoard) => void, string][] = [
    ['an error', 'greenhouse', (board) => board.fail({ how: 'status', status: 500 }), 'not_ok'],
    ['a board that is gone', 'lever', (board) => board.fail({ how: 'status', status: 404 }), 'gone'],
    ['an empty board', 'ashby', (board) => board.empty(), 'empty_board'],
    [
      'an unknown response format',
      'greenhouse',
      (board) => board.fail({ how: 'body', body: '{"positions":[]}' }),
      'board_shape',
    ],
    [
      'entries that are not jobs',
      'lever',
      (board) => {
        for (const id of board.jobs.keys()) board.change(id, { wire: { id: undefined } });
      },
      'board_shape',
    ],
    ['a response that is cut short', 'recruitee', (board) => board.fail({ how: 'cut' }), 'unreachable'],
    [
      'a missing page',
      'smartrecruiters',
      (board) => {
        board.add(...makeJobs(150, 100));
        board.fail({ how: 'status', status: 502, on: 'offset=100' });
      },
      'not_ok',
    ],
    [
      'a redirect to a private address',
      'lever',
      (board) => board.fail({ how: 'redirect', to: 'http://127.0.0.1:80/jobs' }),
      'blocked',
    ],
    [
      'extremely deep nesting',
      'lever',
      (board) => board.fail({ how: 'body', body: '['.repeat(4_000_000) }),
      'board_shape',
    ],
  ];
  test.each(faults)('%s', async (_, kind, breakIt, code) => {
    const { board, id } = await createCompany(kind, 3);
    await sync(id);
    const before = await state(id);
    breakIt(board);
    for (let round = 0; round < 3; round++) {
      await rolefit.app.db.delete(boardHosts);
      expect(await sync(id)).toMatchObject({ outcome: 'failed', closed: 0, problem: { code } });
    }
    const after = await state(id);
    for (const old of before.jobs) expect(after.open).toContain(old.externalId);
    expect(after.closed).toEqual([]);
    expect(after.company?.lastSyncAt).toEqual(before.company?.lastSyncAt);
    expect(after.errors).toEqual([code, code, code]);
    board.recover();
    if (board.jobs.size > 0 && code !== 'board_shape')
      expect(await sync(id)).toMatchObject({ outcome: 'synced' });
  });
});

describe('a hostile board', () => {
  test('with a description of five million characters: it is truncated, and the other jobs are stored', async () => {
    const { board, id } = await createCompany('lever', 2);
    board.add({
      id: '3',
      title: 'Long',
      html: `<p>${'word '.repeat(1_000_000)}</p><script>alert(1)</script>`,
    });
    expect(await sync(id)).toMatchObject({ outcome: 'synced', jobCount: 3, pending: 0 });
    const long = (await state(id)).jobs.find(({ externalId }) => externalId === '3');
    expect(long?.description.length).toBeLessThanOrEqual(200_000);
  });

  test('that sends more than can be read is reported as such', async () => {
    const { board, id } = await createCompany('recruitee', 1);
    board.fail({ how: 'body', body: 'x'.repeat(25 * 1024 * 1024) });
    expect(await sync(id)).toMatchObject({ outcome: 'failed', problem: { code: 'too_large' } });
  });

  test.skipIf(testPostgres)(
    'whose list takes too much memory fails alone, and the next board is read',
    async () => {
      const { board, id } = await createCompany('lever', 1);
      board.fail({ how: 'body', body: `[${'{},'.repeat(8_000_000).slice(0, -1)}]` });
      expect(await sync(id)).toMatchObject({ outcome: 'failed' });
      const other = await createCompany('lever', 1);
      expect(await sync(other.id)).toMatchObject({ outcome: 'synced' });
    },
  );
});

describe('a board that asks for fewer requests', () => {
  test('is not asked again for as long as it says, nor are other boards of its host', async () => {
    const { board, id } = await createCompany('greenhouse', 1);
    board.limit(1_200, 1);
    expect(await sync(id)).toMatchObject({
      outcome: 'failed',
      problem: { code: 'rate_limited', status: 429 },
    });
    expect((await state(id)).sync?.backOffUntil).toEqual(new Date(now.getTime() + 1_200_000));
    server.forget();
    expect(await syncCompany(rolefit.app, id)).toMatchObject({ outcome: 'skipped' });
    const neighbour = await createCompany('greenhouse', 1);
    expect(await sync(neighbour.id)).toMatchObject({ outcome: 'skipped' });
    expect(server.requests).toEqual([]);
    const elsewhere = await createCompany('lever', 1);
    expect(await sync(elsewhere.id)).toMatchObject({ outcome: 'synced' });
  });

  test('is asked less and less often while it fails, but at least once a day, and normally once it works', async () => {
    const { board, id } = await createCompany('lever', 1);
    board.fail({ how: 'status', status: 503 });
    const waits: number[] = [];
    for (let round = 0; round < 11; round++) {
      await sync(id);
      const { sync: row } = await state(id);
      waits.push(((row?.backOffUntil?.getTime() ?? 0) - now.getTime()) / 60_000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
    board.recover();
    await sync(id);
    expect((await state(id)).sync).toMatchObject({ failures: 0, backOffUntil: null });
  });

  test('has its latest twenty errors stored', async () => {
    const { board, id } = await createCompany('lever', 1);
    board.fail({ how: 'status', status: 500, times: 5 });
    board.fail({ how: 'status', status: 404 });
    for (let round = 0; round < 23; round++) await sync(id);
    const { errors } = await state(id);
    expect(errors).toEqual([...Array(2).fill('not_ok'), ...Array(18).fill('gone')]);
  });
});

describe('a stored reading of a job', () => {
  const storedReadings = (id: string) =>
    rolefit.app.db
      .select({ jobId: jobReadings.jobId, stamp: jobReadings.stamp })
      .from(jobReadings)
      .innerJoin(jobs, eq(jobs.id, jobReadings.jobId))
      .where(eq(jobs.companyId, id))
      .orderBy(jobReadings.jobId);

  test('is replaced at the next sync if another engine made it, even if the board has not changed', async () => {
    const { id } = await createCompany('lever', 2);
    await sync(id);
    const before = await storedReadings(id);
    await rolefit.app.db.update(jobReadings).set({ stamp: '3/words/1.0/text', reading: Buffer.from('old') });
    expect(await sync(id)).toMatchObject({ outcome: 'synced', changed: 0, pending: 0 });
    expect(await storedReadings(id)).toEqual(before);
  });

  test('is never used for another text or by another engine', async () => {
    const { id } = await createCompany('lever', 1);
    await sync(id);
    const [job] = (await state(id)).jobs;
    const isReadAgain = async (title: string, html: string) => {
      const { app } = rolefit;
      const stored = await storedReading(app, job!.id);
      const resume = { text: 'Ida Holm\nRegistered Nurse', today: '2026-11-21' };
      const { reading } = await app.scorers.scoreOne(resume, { title, html, stored });
      if (reading) await saveReadings(app.db, [{ jobId: job!.id, ...reading }]);
      return reading !== null;
    };
    expect(await isReadAgain('Nurse', 'BLS certification is required')).toBe(true);
    expect(await isReadAgain('Nurse', 'BLS certification is required')).toBe(false);
    expect(await isReadAgain('Nurse', 'A driving licence is required')).toBe(true);
    await rolefit.app.db.update(jobReadings).set({ stamp: '3/words/1.0/text', reading: Buffer.from('old') });
    expect(await isReadAgain('Nurse', 'A driving licence is required')).toBe(true);
    expect((await storedReadings(id))[0]?.stamp).toBe(readingStamp('Nurse', 'A driving licence is required'));
  });
});

describe('a company whose sync was requested', () => {
  const isMarked = async (id: string) =>
    (await rolefit.app.db.select({ isSyncing }).from(companies).where(eq(companies.id, id)))[0]?.isSyncing;

  test('is marked as syncing until its first sync has ended, successful or not', async () => {
    for (const isBroken of [false, true]) {
      const { board, id } = await createCompany('lever', 1);
      if (isBroken) board.fail({ how: 'status', status: 500 });
      expect(await isMarked(id)).toBe(false);
      await rolefit.app.db.transaction((tx) => requestSync(rolefit.app, tx, id));
      expect(await isMarked(id)).toBe(true);
      await sync(id);
      expect(await isMarked(id)).toBe(false);
    }
  });

  test('is marked as syncing while it is synced again', async () => {
    const { board, id } = await createCompany('lever', 1);
    await sync(id);
    board.fail({ how: 'delay', ms: 1_000 });
    server.forget();
    const running = sync(id);
    await until('the board is requested', () => server.requestCount() > 0);
    expect(await isMarked(id)).toBe(true);
    await running;
    expect(await isMarked(id)).toBe(false);
  });
});

describe('concurrent syncs', () => {
  test('of one company run only once', async () => {
    const { board, id } = await createCompany('lever', 2);
    board.fail({ how: 'delay', ms: 1_000 });
    const both = await Promise.all([sync(id), sync(id), sync(id)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['skipped', 'skipped', 'synced']);
    expect(server.requestCount()).toBe(1);
  });

  test('write nothing after losing the lease', async () => {
    const { board, id } = await createCompany('smartrecruiters', 3);
    board.fail({ how: 'delay', ms: 800, on: '/postings/' });
    const running = sync(id);
    await until('a text is requested', () => server.requestCount('/postings/') > 0);
    await rolefit.app.db
      .update(boardSyncs)
      .set({ leaseToken: '00000000-0000-4000-8000-000000000000' })
      .where(eq(boardSyncs.companyId, id));
    expect(await running).toMatchObject({ outcome: 'skipped' });
    expect((await state(id)).jobs.map(({ description }) => description)).toEqual(['', '', '']);
  });

  test('of a company that is deleted meanwhile are no error', async () => {
    const { board, id } = await createCompany('lever', 2);
    board.fail({ how: 'delay', ms: 1_000 });
    const running = sync(id);
    await until('the board is requested', () => server.requestCount() > 0);
    await rolefit.app.db.delete(companies).where(eq(companies.id, id));
    expect(await running).toMatchObject({ outcome: 'skipped' });
    expect(await rolefit.app.db.$count(jobs, sql`${jobs.companyId} = ${id}`)).toBe(0);
  });
});

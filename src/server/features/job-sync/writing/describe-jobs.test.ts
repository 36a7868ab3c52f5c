import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StandInBoard } from '../../../../../e2e/support/servers/board-data.ts';
import { type BoardServer, startBoardServer } from '../../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { boardHosts } from '../../boards/boards.tables.ts';
import { jobReadings, jobs } from '../../jobs/jobs.tables.ts';
import { createCompanyOnBoard, makeJobs, storedCompany } from '../job-sync.fixtures.ts';
import { syncCompany } from '../sync-company.ts';

let server: BoardServer;
let rolefit: TestApp;
let board: StandInBoard;
let id: string;
let count = 0;
const now = new Date('2026-10-01T08:00:00Z');
beforeAll(async () => {
  server = await startBoardServer();
  rolefit = await startTestApp({ work: false, now: () => now, env: { BOARD_GATEWAY: server.url } });
});
afterAll(async () => {
  await rolefit.close();
  await server.close();
});
beforeEach(async () => {
  await rolefit.app.db.delete(boardHosts);
  const name = `pages${++count}`;
  board = server.board('smartrecruiters', name);
  board.add(...makeJobs(3).map((job, index) => ({ ...job, postedAt: `2026-09-0${index + 1}T08:00:00Z` })));
  id = await createCompanyOnBoard(rolefit.app, 'smartrecruiters', name);
  server.forget();
});

const sync = (budgetMs?: number) => syncCompany(rolefit.app, id, { force: true, budgetMs });
const askedFor = () => server.requests.flatMap(({ path }) => /\/postings\/(\d+)/.exec(path)?.[1] ?? []);
const texts = async () =>
  (await storedCompany(rolefit.app, id)).jobs.map(({ description }) => description !== '');

describe('the text of a job that has a page of its own', () => {
  test('is fetched for the newest job first', async () => {
    expect(await sync()).toMatchObject({ outcome: 'synced', added: 3, pending: 0 });
    expect(askedFor()).toEqual(['3', '2', '1']);
    const readings = await rolefit.app.db
      .select({ id: jobReadings.jobId })
      .from(jobReadings)
      .innerJoin(jobs, eq(jobs.id, jobReadings.jobId))
      .where(eq(jobs.companyId, id));
    expect(readings).toHaveLength(3);
  });

  test.each([404, 410])(
    'stays empty if that page is gone (%i), and is not asked for again',
    async (status) => {
      board.fail({ how: 'status', status, on: '/postings/2' });
      expect(await sync()).toMatchObject({ outcome: 'synced', jobCount: 3, pending: 0, problem: null });
      expect(await texts()).toEqual([true, false, true]);
      server.forget();
      expect(await sync()).toMatchObject({ outcome: 'synced', pending: 0 });
      expect(askedFor()).toEqual([]);
    },
  );

  test('stays empty if that page cannot be read', async () => {
    board.fail({ how: 'body', body: '{"no": "job"}', on: '/postings/2' });
    expect(await sync()).toMatchObject({ outcome: 'synced', pending: 0, problem: null });
    expect(await texts()).toEqual([true, false, true]);
  });

  test('is fetched later if that page fails; those fetched before it are kept, and the list counts as read', async () => {
    board.fail({ how: 'status', status: 500, on: '/postings/2', times: 1 });
    expect(await sync()).toMatchObject({
      outcome: 'synced',
      added: 3,
      problem: { code: 'not_ok', status: 500 },
    });
    expect(await texts()).toEqual([false, false, true]);
    const { sync: state } = await storedCompany(rolefit.app, id);
    expect(state).toMatchObject({ failures: 1, triedAt: now });
    server.forget();
    expect(await sync()).toMatchObject({ outcome: 'synced', pending: 0, problem: null });
    expect(askedFor()).toEqual(['2', '1']);
    expect(await texts()).toEqual([true, true, true]);
  });

  test('waits without a problem while the host asks for a pause', async () => {
    await sync(0);
    await rolefit.app.db
      .insert(boardHosts)
      .values({ host: 'api.smartrecruiters.com', nextAt: new Date(Date.now() + 3_600_000) })
      .onConflictDoUpdate({ target: boardHosts.host, set: { nextAt: new Date(Date.now() + 3_600_000) } });
    server.forget();
    const rest = { force: true, isRest: true };
    expect(await syncCompany(rolefit.app, id, rest)).toMatchObject({
      ...{ outcome: 'synced', jobCount: 3, pending: 3, problem: null },
    });
    expect(server.requests).toEqual([]);
  });

  test('is fetched in rounds of 25', async () => {
    board.add(...makeJobs(27, 10));
    expect(await sync()).toMatchObject({ outcome: 'synced', jobCount: 30, pending: 0 });
    expect(new Set(askedFor()).size).toBe(30);
    expect((await texts()).every(Boolean)).toBe(true);
  });
});

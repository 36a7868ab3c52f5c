import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { boardHosts } from '../boards/boards.tables.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createCompanyOnBoard, makeJobs, storedCompany } from './job-sync.fixtures.ts';
import { appSettings, edgeFunctionExecutions } from './job-sync.tables.ts';
import { automatedJobSyncTask } from './job-sync.tasks.ts';
import { takeBatchLease } from './leases/sync-leases.ts';
import { requestSync } from './request-sync.ts';
import { sweepJobSync } from './sweep-job-sync.ts';
import { runSyncBatch } from './sync-batch.ts';
import { syncStatus } from './sync-status.ts';

const token = 'a-token-of-more-than-32-characters';
let server: BoardServer;
let rolefit: TestApp;
let follower: string;
const now = new Date('2026-10-01T08:00:00Z');

beforeAll(async () => {
  server = await startBoardServer();
  rolefit = await startTestApp({
    work: false,
    now: () => now,
    env: { BOARD_GATEWAY: server.url, SYNC_TOKEN: token },
  });
  follower = await createAccount(rolefit, 'follower@example.com');
});
afterAll(async () => {
  await rolefit.close();
  await server.close();
});
beforeEach(async () => {
  const { db } = rolefit.app;
  await db.delete(supportedCompanies);
  for (const table of [appSettings, edgeFunctionExecutions, boardHosts]) await db.delete(table);
  server.forget();
});

async function createAccount({ app }: TestApp, email: string): Promise<string> {
  const body = { email, password: 'correct horse 7!', name: email };
  return (await app.auth.api.signUpEmail({ body })).user.id;
}

/** Creates followed companies with boards on Lever. */
async function createBoards(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    server.remove('lever', name);
    server.board('lever', name).add(...makeJobs(2));
    ids.push(await createCompanyOnBoard(rolefit.app, 'lever', name, [follower]));
  }
  return ids;
}

const call = (headers: HeadersInit) =>
  fetch(`${rolefit.url}/automated-job-sync`, { method: 'POST', headers });

describe('a batch', () => {
  test('syncs followed companies in order, and resets the cursor at the end', async () => {
    await createBoards('beta', 'alpha', 'gamma');
    await createCompanyOnBoard(rolefit.app, 'lever', 'unfollowed');
    expect(await runSyncBatch(rolefit.app, { budgetMs: 60_000 })).toEqual({
      successes: 3,
      failures: 0,
      companiesProcessed: 3,
      companiesSkipped: 0,
      executionTimeMs: expect.any(Number),
      isLastBatch: true,
      lastSyncedIdentifier: 'gamma@lever',
      jobCount: 6,
      deletedAnalyses: 0,
    });
    expect(server.requests.map(({ path }) => /postings\/(\w+)/.exec(path)?.[1])).toEqual([
      'alpha',
      'beta',
      'gamma',
    ]);
    expect(await syncStatus(rolefit.app)).toMatchObject({ lastSyncAt: now, lastSyncedIdentifier: null });
  });

  test('that runs out of time is continued after its last company', async () => {
    await createBoards('alpha', 'beta', 'gamma');
    server.board('lever', 'beta').fail({ how: 'delay', ms: 1_500, times: 1 });
    const first = await runSyncBatch(rolefit.app, { budgetMs: 1_400 });
    expect(first.isLastBatch).toBe(false);
    expect(['alpha@lever', 'beta@lever']).toContain(first.lastSyncedIdentifier);
    expect((await syncStatus(rolefit.app)).lastSyncedIdentifier).toBe(first.lastSyncedIdentifier);
    const second = await runSyncBatch(rolefit.app, { budgetMs: 60_000 });
    expect(second).toMatchObject({ isLastBatch: true, lastSyncedIdentifier: 'gamma@lever' });
    expect(first.companiesProcessed + second.companiesProcessed).toBe(3);
  });

  test('counts failures and skips boards that are backing off, without holding up the others', async () => {
    const [, broken] = await createBoards('alpha', 'broken', 'gamma');
    server.board('lever', 'broken').fail({ how: 'status', status: 500 });
    expect(await runSyncBatch(rolefit.app, { budgetMs: 60_000 })).toMatchObject({
      successes: 2,
      failures: 1,
      companiesProcessed: 3,
      companiesSkipped: 0,
    });
    expect(await runSyncBatch(rolefit.app, { budgetMs: 60_000 })).toMatchObject({
      successes: 2,
      failures: 0,
      companiesProcessed: 2,
      companiesSkipped: 1,
      isLastBatch: true,
    });
    expect((await storedCompany(rolefit.app, broken!)).errors).toEqual(['not_ok']);
  });

  test('never runs twice at once', async () => {
    await createBoards('alpha', 'beta');
    server.board('lever', 'alpha').fail({ how: 'delay', ms: 1_000 });
    const runs = await Promise.allSettled(
      [1, 2, 3].map(() => runSyncBatch(rolefit.app, { budgetMs: 60_000 })),
    );
    const refused = runs.filter((run) => run.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused).toEqual(['sync_running', 'sync_running']);
    expect(server.requestCount()).toBe(2);
  });
});

test('a batch whose process was killed is continued by a scheduled one, once its lease has run out', async () => {
  const { app } = rolefit;
  await createBoards('alpha', 'beta');
  await takeBatchLease(app.db);
  await app.db.insert(edgeFunctionExecutions).values({
    ...{ id: randomUUID(), functionName: 'automated-job-sync', createdAt: now },
  });
  await automatedJobSyncTask.run(app, {});
  expect(server.requestCount()).toBe(0);
  await app.db.update(appSettings).set({ updatedAt: sql`${appSettings.updatedAt} - interval '61 seconds'` });
  await automatedJobSyncTask.run(app, {});
  expect(server.requestCount()).toBe(2);
  expect(await syncStatus(app)).toMatchObject({ lastSyncAt: now, lastSyncedIdentifier: null });
});

describe('an external scheduler', () => {
  test('with the token starts a batch and gets its result, and the run is logged', async () => {
    await createBoards('alpha');
    const answer = await call({ Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ successes: 1, failures: 0, isLastBatch: true, jobCount: 2 });
    expect(await syncStatus(rolefit.app)).toMatchObject({
      isAutomatedSyncRunning: true,
      lastRun: { startedAt: now, finishedAt: now, result: { successes: 1 } },
    });
  });

  test('without a valid token is refused', async () => {
    await createBoards('alpha');
    expect((await call({})).status).toBe(401);
    for (const authorization of ['Bearer ', `Bearer ${token}!`, token])
      expect((await call({ Authorization: authorization })).status).toBe(401);
    expect(server.requests).toEqual([]);
  });

  test('is rate-limited while guessing tokens', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 32; guess++)
      statuses.push((await call({ Authorization: 'Bearer guess', 'X-Forwarded-For': '203.0.113.7' })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  });
});

describe('a company whose sync is requested', () => {
  test('is synced by the task, and its followers’ pages are notified', async () => {
    const worker = await startTestApp({ env: { BOARD_GATEWAY: server.url } });
    try {
      const userId = await createAccount(worker, 'waiting@example.com');
      server.remove('smartrecruiters', 'asked');
      server.board('smartrecruiters', 'asked').add(...makeJobs(3));
      const id = await createCompanyOnBoard(worker.app, 'smartrecruiters', 'asked', [userId]);
      let notified = 0;
      worker.app.events.subscribe(userId, ({ kind }) => {
        if (kind === 'companies') notified += 1;
      });
      await worker.app.db.transaction(async (tx) => {
        await requestSync(worker.app, tx, id);
        await requestSync(worker.app, tx, id);
      });
      await until('all texts are there', async () => {
        const { jobs: kept } = await storedCompany(worker.app, id);
        return kept.length === 3 && kept.every(({ description }) => description !== '');
      });
      await until('the pages are notified', () => notified >= 2);
      expect(server.requestCount('limit=')).toBe(1);
    } finally {
      await worker.close();
    }
  });
});

test('the sweep removes logs after thirty days, and hosts that were not asked for a day', async () => {
  const { db } = rolefit.app;
  const daysAgo = (days: number, from = now) => new Date(from.getTime() - days * 86_400_000);
  await db.insert(edgeFunctionExecutions).values(
    [31, 29].map((days) => ({
      id: randomUUID(),
      functionName: `${days} days ago`,
      createdAt: daysAgo(days),
    })),
  );
  // Hosts go by the database's clock.
  await db.insert(boardHosts).values([
    { host: 'old.example', nextAt: daysAgo(2, new Date()) },
    { host: 'new.example', nextAt: new Date() },
  ]);
  await sweepJobSync(rolefit.app);
  expect((await db.select().from(edgeFunctionExecutions)).map(({ functionName }) => functionName)).toEqual([
    '29 days ago',
  ]);
  expect((await db.select().from(boardHosts)).map(({ host }) => host)).toEqual(['new.example']);
});

describe.runIf(testPostgres)('two processes on one database', () => {
  test('sync each company once', async () => {
    await createBoards('alpha', 'beta', 'gamma', 'delta');
    const other = await startTestApp({ work: false, beside: rolefit, env: { BOARD_GATEWAY: server.url } });
    try {
      const runs = await Promise.allSettled([
        runSyncBatch(rolefit.app, { budgetMs: 60_000 }),
        runSyncBatch(other.app, { budgetMs: 60_000 }),
      ]);
      expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(server.requestCount()).toBe(4);
      expect(await rolefit.app.db.$count(jobs)).toBe(8);
      expect(await rolefit.app.db.$count(companies)).toBe(4);
    } finally {
      await other.close();
    }
  });
});

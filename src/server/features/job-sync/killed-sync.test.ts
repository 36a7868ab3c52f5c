import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { fillDataFolder, openTestDatabase, testPostgres } from '../../testing/test-database.ts';
import { createCompanyOnBoard, makeJobs } from './job-sync.fixtures.ts';
import type { SyncResult } from './job-sync.types.ts';

/** A few by default: each round starts two processes. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);

type Job = {
  company: string;
  id: string;
  title: string;
  externalId: string;
  isOpen: boolean;
  hasText: boolean;
  isRead: boolean;
};
type Snapshot = {
  jobs: Job[];
  companies: { name: string; lastSyncAt: string | null }[];
  cursor: string | null;
};

const names = ['alpha', 'beta', 'gamma', 'delta'];
const kinds = { alpha: 'lever', beta: 'smartrecruiters', gamma: 'greenhouse', delta: 'ashby' } as const;
const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-killed-sync-'));
let server: BoardServer;
let shared: OpenDatabase | undefined;

beforeAll(async () => {
  server = await startBoardServer();
  const logger = createLogger('silent');
  shared = testPostgres ? await openTestDatabase(logger) : undefined;
  if (!shared) await fillDataFolder(dataDir);
  const database = shared ?? (await openDatabase({ folder: dataDir }, logger));
  await database.pool.query(
    "insert into users (id, name, email, email_verified, created_at, updated_at) values ('follower', 'f', 'f@example.com', true, now(), now())",
  );
  for (const name of names) {
    board(name).add(...makeJobs(name === 'beta' ? 110 : 40));
    await createCompanyOnBoard(database, kinds[name as keyof typeof kinds], name, ['follower']);
  }
  if (!shared) await database.close();
});
afterAll(async () => {
  await shared?.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const board = (name: string) => server.board(kinds[name as keyof typeof kinds], name);

/** A killed process still holds its leases for a minute. On the built-in database the next process clears them. */
async function expireLeases(): Promise<void> {
  await shared?.pool.query("update board_syncs set lease_until = now() - interval '1 second'");
  await shared?.pool.query(
    "update app_settings set updated_at = now() - interval '2 minutes' where key = 'job_sync_batch'",
  );
}

/** Starts a process that syncs; its snapshot is what the process before it has left. */
function start() {
  const child: ChildProcess = spawn(
    process.execPath,
    ['src/server/features/job-sync/killed-sync.child.fixtures.ts'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        BASE_URL: '',
        DATA_DIR: dataDir,
        DATABASE_URL: (shared?.connection.connectionString as string | undefined) ?? '',
        BOARD_GATEWAY: server.url,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const nextLine = async <T>(): Promise<T> => JSON.parse((await lines.next()).value as string) as T;
  return {
    snapshot: async () => (await nextLine<{ snapshot: Snapshot }>()).snapshot,
    result: async () => (await nextLine<{ result: SyncResult }>()).result,
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await expireLeases();
    },
  };
}

const keyOf = ({ company, externalId }: Job) => `${company} ${externalId}`;

/** Wherever the sync was killed: no duplicates, nothing lost, and no listed job closed. */
function expectConsistent(before: Snapshot | undefined, { jobs, companies, cursor }: Snapshot): void {
  expect(new Set(jobs.map(keyOf)).size).toBe(jobs.length);
  const ids = new Set(jobs.map(({ id }) => id));
  for (const { id } of before?.jobs ?? []) expect(ids).toContain(id);
  for (const job of jobs) if (board(job.company).jobs.has(job.externalId)) expect(job.isOpen).toBe(true);
  // Companies before the cursor are completely synced.
  for (const { name, lastSyncAt } of companies)
    if (cursor !== null && name <= cursor) expect(lastSyncAt).not.toBeNull();
}

test(
  'a sync that is killed with -9 midway loses nothing, writes nothing twice and is continued',
  async () => {
    let last: Snapshot | undefined;
    let killedMidway = 0;
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        const changing = board(name);
        changing.add({
          id: String(1_000 + round),
          title: `Of round ${round}`,
          html: '<p>Words of a new job</p>',
        });
        // All jobs of beta change: its texts are fetched one by one.
        for (const id of changing.jobs.keys())
          if (name === 'beta' || Number(id) < 10)
            changing.change(id, { title: `Nurse ${id} of round ${round}` });
      }
      server.forget();
      const running = start();
      const snapshot = await running.snapshot();
      expectConsistent(last, snapshot);
      last = snapshot;
      // Killed at a different point each round, from the first request to the middle of fetching texts.
      const requests = 1 + ((round * 37) % 110);
      let isDone = false;
      const ended = running.result().then(
        () => {
          isDone = true;
          return true;
        },
        () => true,
      );
      while (server.requestCount() < requests && !(await Promise.race([ended, soon(5)])));
      await Promise.race([ended, soon((round % 7) * 11)]);
      if (!isDone) killedMidway += 1;
      await running.kill();
    }

    expect(killedMidway).toBeGreaterThanOrEqual(rounds / 2);

    const final = start();
    expectConsistent(last, await final.snapshot());
    expect(await final.result()).toMatchObject({ failures: 0, isLastBatch: true });
    await final.kill();
    // The interrupted cycle was continued; the next one reads every board.
    const again = start();
    expect(await again.snapshot()).toMatchObject({ cursor: null });
    expect(await again.result()).toMatchObject({ successes: 4, failures: 0, isLastBatch: true });
    await again.kill();
    const after = start();
    const whole = await after.snapshot();
    await after.kill();
    for (const name of names) {
      const kept = whole.jobs.filter(({ company, isOpen }) => company === name && isOpen);
      expect(Object.fromEntries(kept.map(({ externalId, title }) => [externalId, title]))).toEqual(
        Object.fromEntries([...board(name).jobs].map(([id, { title }]) => [id, title])),
      );
      expect(kept.every(({ hasText, isRead }) => hasText && isRead)).toBe(true);
    }
  },
  180_000 + rounds * 40_000,
);

const soon = (ms: number) => new Promise<false>((done) => setTimeout(() => done(false), ms));

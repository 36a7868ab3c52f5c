import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, closeApp } from '../../build-app.ts';
import type { App } from '../../context.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { readSettings } from '../../platform/settings.ts';
import { fillDataFolder, openTestDatabase, testPostgres } from '../../testing/test-database.ts';
import { tasks } from '../all-tasks.ts';
import {
  createFollowedCompany,
  createPerson,
  findRun,
  resultsOf,
  setAnalysesLeft,
  usageTotals,
} from './analysis-runs.fixtures.ts';
import { startCompanyRun } from './start-run.ts';

/** One by default: each round starts a process. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
/** Enough for every round to complete a batch or two before it is killed. */
const jobCount = 120 + rounds * 50;

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-killed-run-'));
const logger = createLogger('silent');
let shared: OpenDatabase | undefined;

beforeAll(async () => {
  shared = testPostgres ? await openTestDatabase(logger) : undefined;
  if (!shared) await fillDataFolder(dataDir);
});
afterAll(async () => {
  await shared?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `work` on an app. The built-in database is opened for that only, because one process can use it at a time. */
async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const database = shared ?? (await openDatabase({ folder: dataDir }, logger));
  const app = await buildApp(readSettings({ DATA_DIR: dataDir }), logger, database);
  await app.tasks.start(tasks, app, { work: false, runSchedules: false });
  try {
    return await work(app);
  } finally {
    if (!shared) await closeApp(app);
  }
}

type Progress = { left: number; status: string };

/** Starts a process that works on the run; `nextLine` resolves to the next progress it prints. */
function start(runId: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['src/server/features/analysis-runs/killed-run.child.fixtures.ts'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        BASE_URL: '',
        DATA_DIR: dataDir,
        DATABASE_URL: (shared?.connection.connectionString as string | undefined) ?? '',
        RUN_ID: runId,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return {
    nextLine: async () => JSON.parse((await lines.next()).value as string) as Progress,
    async kill() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

test(
  'a run whose process is repeatedly killed with -9 scores every job once, uses exactly that much of the limit, and completes',
  async () => {
    const { ctx, resumeId, runId } = await withApp(async (app) => {
      const person = await createPerson(app);
      const companyId = await createFollowedCompany(person.ctx, jobCount);
      await setAnalysesLeft(person.ctx, jobCount);
      return {
        ...person,
        ...(await startCompanyRun(person.ctx, { resumeId: person.resumeId, companyId, again: false })),
      };
    });

    let killedMidway = 0;
    for (let round = 0; round < rounds; round++) {
      const working = start(runId);
      const first = await working.nextLine();
      // Every fifth round is killed before it has made any progress, the others some time after.
      const progress = round % 5 === 4 ? sleep(((round * 37) % 15) * 100, first) : working.nextLine();
      const { status } = await progress;
      await sleep((round * 13) % 60);
      await working.kill();
      if (status === 'running') killedMidway += 1;
    }
    expect(killedMidway).toBeGreaterThanOrEqual(rounds * 0.8);

    const last = start(runId);
    for (let seen = await last.nextLine(); seen.status === 'running'; seen = await last.nextLine());
    await last.kill();
    await withApp(async (app) => {
      const person = { ...ctx, ...app };
      expect(await findRun(app, runId)).toMatchObject({ status: 'completed', reserved: jobCount });
      const results = await resultsOf(person);
      expect(results).toHaveLength(jobCount);
      expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(jobCount);
      expect(results.every((result) => result.resumeId === resumeId && result.fitScore !== null)).toBe(true);
      expect(await usageTotals(person)).toEqual({ used: 200, entered: jobCount });
    });
  },
  180_000 + rounds * 40_000,
);

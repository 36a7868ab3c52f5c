/** `node bench/runs.ts [jobs]`: all jobs of a company scored for one résumé: time, memory, how long the server was deaf. See bench/README.md. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as soon } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { buildApp, closeApp } from '../src/server/build-app.ts';
import { tasks } from '../src/server/features/all-tasks.ts';
import {
  aFollowedCompany,
  aPerson,
  leaveRoomFor,
} from '../src/server/features/analysis-runs/analysis-runs.fixtures.ts';
import { companyProgress } from '../src/server/features/analysis-runs/progress/company-progress.ts';
import { startCompanyRun } from '../src/server/features/analysis-runs/start-run.ts';
import { stopRuns } from '../src/server/features/analysis-runs/stop-runs.ts';
import { periodStartOf } from '../src/server/features/billing/usage-period.ts';
import { jobs } from '../src/server/features/jobs/jobs.tables.ts';
import { resumes as resumesTable } from '../src/server/features/resumes/resumes.tables.ts';
import { migrateDatabase, openDatabase } from '../src/server/platform/database/database.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import type { RunState } from '../src/shared/results/analysis-run.ts';
import { postings, resumes } from './texts.ts';
import {
  childPids,
  mb,
  peakMemory,
  cpuSeconds,
  residentMemoryOf,
  measureBlocking,
} from './process-stats.ts';

const count = Number(process.argv[2] ?? 1_000);
const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'));
const logger = createLogger('warn');
const settings = readSettings({ ...process.env, DATA_DIR: dataDir });
const database = await openDatabase(
  settings.databaseUrl ? { url: settings.databaseUrl } : { folder: dataDir },
  logger,
);
await migrateDatabase(database);
const app = await buildApp(settings, logger, database);
await app.tasks.start(tasks, app, { work: true, runSchedules: false });

const { ctx, resumeId } = await aPerson(app);
const extractedText = resumes(1)[0] ?? '';
await app.db.update(resumesTable).set({ extractedText }).where(eq(resumesTable.id, resumeId));
await leaveRoomFor(ctx, count, periodStartOf(new Date()));
const companyId = await aFollowedCompany(ctx, 0);
await fillCompany();
console.log(
  `${count} jobs, a résumé of ${extractedText.length} characters, ${database.kind} database, load ${loadavg()[0]?.toFixed(1)}\n`,
);

await measure('first run, nothing read before', false);
await measure('again, all read before', true);
await measureStop();

await closeApp(app);
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

async function fillCompany(): Promise<void> {
  const createdAt = new Date();
  const texts = postings(count);
  for (let from = 0; from < count; from += 500)
    await app.db.insert(jobs).values(
      texts.slice(from, from + 500).map(({ title, posting }) => {
        const id = randomUUID();
        return { id, companyId, externalId: id, title, description: posting, createdAt };
      }),
    );
}

async function measure(name: string, again: boolean): Promise<void> {
  const asked = { resumeId, companyId, again };
  const turns = measureBlocking();
  const cpu = process.cpuUsage();
  const started = performance.now();
  await startCompanyRun(ctx, asked);
  const begun = performance.now() - started;
  const asks: number[] = [];
  let run: RunState | null;
  let child: { most: number; seconds: number } | undefined;
  do {
    await soon(1_000);
    const at = performance.now();
    ({ run } = await companyProgress(ctx, asked));
    asks.push(performance.now() - at);
    child = scorer() ?? child;
  } while (run?.status === 'running');
  const seconds = (performance.now() - started) / 1000;
  const longest = turns();
  const { user, system } = process.cpuUsage(cpu);
  const median = asks.sort((one, other) => one - other)[Math.floor(asks.length / 2)] ?? 0;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${run?.status}, ${run?.failed} failed; begun in ${begun.toFixed(0)} ms, progress asked for in ${median.toFixed(0)} ms
    processor  ${((user + system) / 1e6).toFixed(1)} s of the server’s, the database in it; ${child?.seconds.toFixed(1)} s of the scorer’s
    resident   ${mb(residentMemoryOf(process.pid))} the server, the database in it; ${mb(child?.most ?? 0)} the scorer at most
    busy       ${longest.most.toFixed(0)} ms at a stretch at most, ${longest.usual.toFixed(0)} ms in 99 of 100`,
  );
}

function scorer(): { most: number; seconds: number } | undefined {
  const [pid] = childPids('scorer.child.ts');
  return pid === undefined ? undefined : { most: peakMemory(pid), seconds: cpuSeconds(pid) };
}

async function measureStop(): Promise<void> {
  const { runId } = await startCompanyRun(ctx, { resumeId, companyId, again: true });
  await soon(1_000);
  const at = performance.now();
  const stopped = await stopRuns(ctx, { runId });
  console.log(`stopped ${stopped} in ${(performance.now() - at).toFixed(0)} ms`);
}

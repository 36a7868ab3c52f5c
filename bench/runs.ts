/** `node bench/runs.ts [jobs]`: scores all jobs of a company for one résumé; measures time, memory and how long the server was blocked. See bench/README.md. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { buildApp, closeApp } from '../src/server/build-app.ts';
import { tasks } from '../src/server/features/all-tasks.ts';
import {
  createFollowedCompany,
  createPerson,
  setAnalysesLeft,
} from '../src/server/features/analysis-runs/analysis-runs.fixtures.ts';
import { companyProgress } from '../src/server/features/analysis-runs/progress/company-progress.ts';
import { startCompanyRun } from '../src/server/features/analysis-runs/start-run.ts';
import { stopRuns } from '../src/server/features/analysis-runs/stop-runs.ts';
import { jobs } from '../src/server/features/jobs/jobs.tables.ts';
import { resumes as resumesTable } from '../src/server/features/resumes/resumes.tables.ts';
import { migrateDatabase, openDatabase } from '../src/server/platform/database/database.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import type { RunState } from '../src/shared/results/analysis-run.ts';
import { childPids, cpuSeconds, mb, measureBlocking, peakMemory, residentMemoryOf } from './process-stats.ts';
import { postings, resumes } from './texts.ts';

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

const { ctx, resumeId } = await createPerson(app);
const extractedText = resumes(1)[0] ?? '';
await app.db.update(resumesTable).set({ extractedText }).where(eq(resumesTable.id, resumeId));
await setAnalysesLeft(ctx, count);
const companyId = await createFollowedCompany(ctx, 0);
await fillCompany();
console.log(
  `${count} jobs, a résumé of ${extractedText.length} characters, ${database.kind} database, load ${loadavg()[0]?.toFixed(1)}\n`,
);

await measure('first run, no postings compiled yet', false);
await measure('second run, all postings compiled', true);
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
  const input = { resumeId, companyId, again };
  const stopMeasuring = measureBlocking();
  const cpu = process.cpuUsage();
  const started = performance.now();
  await startCompanyRun(ctx, input);
  const startMs = performance.now() - started;
  const progressTimes: number[] = [];
  let run: RunState | null;
  let child: { peak: number; seconds: number } | undefined;
  do {
    await pause(1_000);
    const before = performance.now();
    ({ run } = await companyProgress(ctx, input));
    progressTimes.push(performance.now() - before);
    child = scorer() ?? child;
  } while (run?.status === 'running');
  const seconds = (performance.now() - started) / 1000;
  const blocked = stopMeasuring();
  const { user, system } = process.cpuUsage(cpu);
  const median = progressTimes.sort((a, b) => a - b)[Math.floor(progressTimes.length / 2)] ?? 0;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${run?.status}, ${run?.failed} failed; started in ${startMs.toFixed(0)} ms, progress read in ${median.toFixed(0)} ms
    CPU time   ${((user + system) / 1e6).toFixed(1)} s server (with database), ${child?.seconds.toFixed(1)} s scorer
    memory     ${mb(residentMemoryOf(process.pid))} server (with database), ${mb(child?.peak ?? 0)} scorer (peak)
    blocked    ${blocked.max.toFixed(0)} ms at most, ${blocked.p99.toFixed(0)} ms at the 99th percentile`,
  );
}

function scorer(): { peak: number; seconds: number } | undefined {
  const [pid] = childPids('scorer.child.ts');
  return pid === undefined ? undefined : { peak: peakMemory(pid), seconds: cpuSeconds(pid) };
}

async function measureStop(): Promise<void> {
  const { runId } = await startCompanyRun(ctx, { resumeId, companyId, again: true });
  await pause(1_000);
  const before = performance.now();
  const stopped = await stopRuns(ctx, { runId });
  console.log(`stopped ${stopped} in ${(performance.now() - before).toFixed(0)} ms`);
}

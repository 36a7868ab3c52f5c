/** `node bench/sync.ts [jobs] [lever|smartrecruiters]`: syncs a board of 20,000 jobs; measures time, memory and how long the server was blocked. See bench/README.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp, closeApp } from '../src/server/build-app.ts';
import { createCompanyOnBoard } from '../src/server/features/job-sync/job-sync.fixtures.ts';
import { syncCompany } from '../src/server/features/job-sync/sync-company.ts';
import { jobReadings, jobs } from '../src/server/features/jobs/jobs.tables.ts';
import { migrateDatabase, openDatabase } from '../src/server/platform/database/database.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import { mb, measureBlocking, residentMemoryOf } from './process-stats.ts';
import { postings } from './texts.ts';

const count = Number(process.argv[2] ?? 20_000);
const kind = process.argv[3] === 'smartrecruiters' ? 'smartrecruiters' : 'lever';
const identifier = 'bench';

const board = spawn(process.execPath, ['e2e/support/servers/board-server.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [url] = (await once(createInterface({ input: board.stdout }), 'line')) as [string];
await fillBoard();

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'));
const logger = createLogger('warn');
const settings = readSettings({ ...process.env, DATA_DIR: dataDir, BOARD_GATEWAY: url });
const database = await openDatabase(
  settings.databaseUrl ? { url: settings.databaseUrl } : { folder: dataDir },
  logger,
);
await migrateDatabase(database);
const app = await buildApp(settings, logger, database, { boardGapMs: 0 });
const company = await createCompanyOnBoard(app, kind, identifier);
console.log(`${count} jobs on ${kind}, ${database.kind} database\n`);

await measure('first sync: the list', 0);
await measure('texts and readings', 3_600_000, true);
await measure('nothing changed', 3_600_000);
console.log(`\n${await app.db.$count(jobs)} jobs, ${await app.db.$count(jobReadings)} readings`);

await closeApp(app);
board.kill();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

async function fillBoard(): Promise<void> {
  const texts = postings(1_000);
  for (let from = 0; from < count; from += 1_000) {
    const args = texts.slice(0, Math.min(1_000, count - from)).map(({ posting, title }, index) => ({
      id: String(from + index + 1),
      title,
      html: `<p>${posting.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p><p>${from + index}</p>`,
      places: ['Leeds, England, gb'],
      department: 'Care',
    }));
    await fetch(`${url}/-/add`, { method: 'POST', body: JSON.stringify({ kind, identifier, args }) });
  }
}

/** Also samples the memory of this process: the JavaScript heap, and everything including the built-in database. */
async function measure(name: string, budgetMs: number, isRest = false): Promise<void> {
  const samples: { heap: number; all: number }[] = [];
  const sample = () => {
    const { heapUsed, external } = process.memoryUsage();
    samples.push({ heap: heapUsed + external, all: residentMemoryOf(process.pid) });
  };
  sample();
  const timer = setInterval(sample, 200);
  const stopMeasuring = measureBlocking();
  const cpu = process.cpuUsage();
  const started = performance.now();
  const { outcome, added, changed, pending } = await syncCompany(app, company, {
    budgetMs,
    isRest,
    force: true,
  });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  const blocked = stopMeasuring();
  const { user, system } = process.cpuUsage(cpu);
  sample();
  const max = (pick: (sample: { heap: number; all: number }) => number) => Math.max(...samples.map(pick));
  const at = (share: number) => samples[Math.floor((samples.length - 1) * share)]!;
  console.log(
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s, ${((user + system) / 1e6).toFixed(1)} s CPU time  ${outcome} +${added} ~${changed} pending ${pending}
    heap       ${mb(at(0).heap)} at the start, ${mb(at(0.25).heap)} / ${mb(at(0.5).heap)} / ${mb(at(0.75).heap)} on the way, ${mb(max(({ heap }) => heap))} at most
    memory     ${mb(at(0).all)} at the start, ${mb(at(0.25).all)} / ${mb(at(0.5).all)} / ${mb(at(0.75).all)} on the way, ${mb(max(({ all }) => all))} at most
    blocked    ${blocked.max.toFixed(0)} ms at most, ${blocked.p99.toFixed(0)} ms at the 99th percentile`,
  );
}

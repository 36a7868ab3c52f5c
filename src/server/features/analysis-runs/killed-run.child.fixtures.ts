import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../build-app.ts';
import { migrateDatabase, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { readSettings } from '../../platform/settings.ts';
import { tasks } from '../all-tasks.ts';
import { countJobsLeft, findRun } from './analysis-runs.fixtures.ts';
import { restartRuns } from './sweep-runs.ts';

/** A process for a test to kill: starts like main.ts and prints the number of jobs left in the run whenever it changes. */
const logger = createLogger('silent');
const settings = readSettings(process.env);
const database = await openDatabase(
  settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataDir },
  logger,
);
await migrateDatabase(database);
const app = await buildApp(settings, logger, database);
await app.tasks.start(tasks, app, { work: true, runSchedules: false });
await restartRuns(app);

const runId = process.env.RUN_ID ?? '';
let last = '';
// Keeps running until it is killed, so that everything printed is delivered.
for (;;) {
  const line = JSON.stringify({
    left: await countJobsLeft(app, runId),
    status: (await findRun(app, runId))?.status,
  });
  if (line !== last) process.stdout.write(`${line}\n`);
  last = line;
  await sleep(10);
}

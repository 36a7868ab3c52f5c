import { buildApp } from '../../build-app.ts';
import { migrateDatabase, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { readSettings } from '../../platform/settings.ts';
import { tasks } from '../all-tasks.ts';
import { clearLeases } from './leases/sync-leases.ts';
import { runSyncBatch } from './sync-batch.ts';

/** A process for a test to kill: starts like main.ts, prints what is in the database, runs a batch and prints its result. */
const logger = createLogger('silent');
const settings = readSettings(process.env);
const database = await openDatabase(
  settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataDir },
  logger,
);
await migrateDatabase(database);
const app = await buildApp(settings, logger, database, { boardGapMs: 0 });
await clearLeases(database);
await app.tasks.start(tasks, app, { work: false });

const { rows: jobs } = await database.pool.query(
  `select c.name as company, j.id, j.title, j.external_id as "externalId", j.closed_at is null as "isOpen",
     j.description <> '' as "hasText", r.job_id is not null as "isRead"
   from jobs j join companies c on c.id = j.company_id left join job_readings r on r.job_id = j.id
   where not c.is_demo order by company, "externalId"`,
);
const { rows: companies } = await database.pool.query(
  'select name, last_sync_at as "lastSyncAt" from companies where not is_demo order by name',
);
const { rows: cursors } = await database.pool.query(
  "select value from app_settings where key = 'last_synced_board_identifier'",
);
print({ snapshot: { jobs, companies, cursor: cursors[0]?.value ?? null } });
const result = await runSyncBatch(app, { budgetMs: 600_000 });
print({ result });
// Keeps running until it is killed, so that everything printed is delivered.
setInterval(() => {}, 60_000);

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

import { sql } from 'drizzle-orm';
import { buildApp } from '../../build-app.ts';
import { migrateDatabase, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { readSettings } from '../../platform/settings.ts';
import { tasks } from '../all-tasks.ts';
import { sweepCampaigns } from './work-on-campaigns.ts';

/** A process for a test to kill: starts like main.ts, sends what is to be sent, and says `done` when nothing is left. */
const logger = createLogger('silent');
const settings = readSettings(process.env);
const database = await openDatabase(
  settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataDir },
  logger,
);
await migrateDatabase(database);
const app = await buildApp(settings, logger, database);
await app.tasks.start(tasks, app, { work: true, runSchedules: false });
setInterval(async () => {
  await sweepCampaigns(app);
  const { rows } = await app.db.execute(
    sql`select 1 from email_campaigns where status in ('sending', 'paused')`,
  );
  if (rows.length === 0) process.stdout.write('done\n');
}, 500);

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuilt } from '../../../scripts/prepare.mjs';
import { migrateDatabase, type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { createEvents } from '../platform/events.ts';
import { createLogger } from '../platform/logger.ts';
import { projectRoot } from '../platform/project-root.ts';
import { createTasks } from '../platform/tasks.ts';
import { snapshotVariable, templateDatabase, testPostgres } from './test-database.ts';

const logger = createLogger('silent');

/** Runs once before all tests: builds the app and prepares a migrated database that each test copies. */
export async function setup(): Promise<void> {
  ensureBuilt();
  if (testPostgres) await makeTemplate(testPostgres);
  else process.env[snapshotVariable] = await snapshot();
}

async function snapshot(): Promise<string> {
  const migrations = join(projectRoot, 'src/server/migrations');
  const hash = createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .update(readFileSync(import.meta.filename));
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrations, name)));
  }
  const folder = join(projectRoot, '.cache');
  const file = join(folder, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  const database = await openDatabase({}, logger);
  await migrateWithQueues(database);
  await dropTemplates(database);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, await database.dump());
  renameSync(`${file}.part`, file);
  await database.close();
  return file;
}

/** PostgreSQL's own templates are two thirds of the files of a new database, and each test would load them. */
async function dropTemplates({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  );
  for (const template of ['template0', 'template1']) await pool.query(`drop database ${template}`);
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${templateDatabase} with (force)`);
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const target = new URL(url);
  target.pathname = `/${templateDatabase}`;
  const database = await openDatabase({ url: target.href }, logger);
  await migrateWithQueues(database);
  await database.close();
}

/** Starts the task queue once, so that its tables are in the copy and tests don't have to create them. */
async function migrateWithQueues(database: OpenDatabase): Promise<void> {
  await migrateDatabase(database);
  const events = await createEvents(database, logger);
  const tasks = createTasks(database, events, logger);
  await tasks.start([], {}, { work: false });
  await tasks.stop();
  await events.close();
}

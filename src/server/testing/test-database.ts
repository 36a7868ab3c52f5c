import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { compileEmbeddedDatabase } from '../platform/database/embedded-database.ts';
import type { Logger } from '../platform/logger.ts';

export const snapshotVariable = 'ROLEFIT_TEST_SNAPSHOT';
export const templateDatabase = 'rolefit_template';

/** If set, the tests run on PostgreSQL instead of the built-in database. Slow tests that don't depend on the database are skipped then. */
export const testPostgres = process.env.TEST_DATABASE_URL;

const execute = promisify(execFile);

/** Shared by all databases of a test process. */
let program: Promise<WebAssembly.Module> | undefined;

/** Opens a migrated database for one test, or with `shared` (PostgreSQL only) another connection to the same one. */
export async function openTestDatabase(logger: Logger, shared?: OpenDatabase): Promise<OpenDatabase> {
  if (shared) return openDatabase({ url: shared.connection.connectionString as string }, logger);
  if (!testPostgres) {
    program ??= compileEmbeddedDatabase();
    return openDatabase({ snapshot: process.env[snapshotVariable], program: await program }, logger);
  }
  const url = await copyTemplate(testPostgres);
  const name = new URL(url).pathname.slice(1);
  const database = await openDatabase({ url }, logger);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(testPostgres as string, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The settings for a server process of its own, on a migrated database without anything in it. */
export async function databaseSettings(dataDir: string): Promise<Record<string, string>> {
  if (!testPostgres) {
    await fillDataFolder(dataDir);
    return { DATA_DIR: dataDir };
  }
  return { DATA_DIR: dataDir, DATABASE_URL: await copyTemplate(testPostgres) };
}

/** Puts the migrated built-in database into a data folder: creating one there takes five seconds of a processor. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await execute('tar', ['-xf', process.env[snapshotVariable] as string, '-C', folder]);
}

/** Returns the address of a new database. */
async function copyTemplate(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/rolefit_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${url.pathname.slice(1)} template ${templateDatabase}`);
  return url.href;
}

/** Takes a lock, because PostgreSQL refuses to copy a template database while another copy is in progress. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7305116)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { compileEmbeddedDatabase } from '../platform/database/embedded-database.ts';
import type { Logger } from '../platform/logger.ts';

export const snapshotVariable = 'ROLEFIT_TEST_SNAPSHOT';
export const templateDatabase = 'rolefit_template';

/** If set, the tests run on PostgreSQL instead of the built-in database. Slow tests that don't depend on the database are skipped then. */
export const testPostgres = process.env.TEST_DATABASE_URL;

/** Shared by all databases of a test process. */
let program: Promise<WebAssembly.Module> | undefined;

/** Opens a migrated database for one test, or with `shared` (PostgreSQL only) another connection to the same one. */
export async function openTestDatabase(logger: Logger, shared?: OpenDatabase): Promise<OpenDatabase> {
  if (shared) return openDatabase({ url: shared.connection.connectionString as string }, logger);
  if (!testPostgres) {
    program ??= compileEmbeddedDatabase();
    return openDatabase({ snapshot: process.env[snapshotVariable], program: await program }, logger);
  }
  const name = `rolefit_${randomUUID().replaceAll('-', '')}`;
  await administer(testPostgres, `create database ${name} template ${templateDatabase}`);
  const url = new URL(testPostgres);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href }, logger);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(testPostgres as string, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The settings for a server process of its own: an empty database on PostgreSQL, or else the built-in one. */
export async function databaseSettings(dataDir: string): Promise<Record<string, string>> {
  if (!testPostgres) return { DATA_DIR: dataDir };
  const name = `rolefit_${randomUUID().replaceAll('-', '')}`;
  await administer(testPostgres, `create database ${name}`);
  const url = new URL(testPostgres);
  url.pathname = `/${name}`;
  return { DATA_DIR: dataDir, DATABASE_URL: url.href };
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

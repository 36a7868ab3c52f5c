import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';

export const snapshotVariable = 'ROLEFIT_TEST_SNAPSHOT';
export const templateDatabase = 'rolefit_template';

/** With this set the same tests run on PostgreSQL instead of the built-in database; what takes long and asks nothing of a database is skipped then. */
export const testPostgres = process.env.TEST_DATABASE_URL;

/** A migrated database of a test's own, or another connection to the one that `shared` has (PostgreSQL only). */
export async function openTestDatabase(logger: Logger, shared?: OpenDatabase): Promise<OpenDatabase> {
  if (shared) return openDatabase({ url: shared.connection.connectionString as string }, logger);
  if (!testPostgres) return openDatabase({ snapshot: process.env[snapshotVariable] }, logger);
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

/** One at a time: PostgreSQL refuses to copy a template while another copy is being made. */
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

import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { projectRoot } from '../project-root.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { createResilientDatabase } from './resilient-database.ts';

export type Database = NodePgDatabase;
/** The handle inside a transaction. On the built-in database, use only this one until the transaction ends. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type DatabaseOrTransaction = Database | Transaction;

export type OpenDatabase = {
  kind: 'embedded' | 'postgres';
  db: Database;
  pool: pg.Pool;
  /** When it was last found unavailable, by `performance.now()`. */
  lostAt(): number;
  /** For other clients in this process, such as the task queue and the event listener. */
  connection: pg.ClientConfig;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const migrationLock = 7_305_114;

/** Opens PostgreSQL at `url`, or the built-in PGlite in `folder`. Without a folder it lives in memory, loaded from `snapshot` if given. */
export async function openDatabase(
  location: { url: string } | { folder: string } | { snapshot?: string; program?: WebAssembly.Module },
  logger: Logger,
): Promise<OpenDatabase> {
  if ('url' in location) return open({ connectionString: location.url }, 'postgres', logger);
  const embedded = await startEmbeddedDatabase(location);
  const opened = open(embedded.connection, 'embedded', logger);
  return {
    ...opened,
    dump: embedded.dump,
    async close() {
      await opened.close();
      await embedded.close();
    },
  };
}

function open(connection: pg.ClientConfig, kind: OpenDatabase['kind'], logger: Logger): OpenDatabase {
  const resilient = createResilientDatabase(connection, logger);
  return {
    ...resilient,
    kind,
    connection,
    dump: () =>
      Promise.reject(new Error('Only the built-in database can be dumped; use pg_dump for PostgreSQL.')),
    close: () => resilient.pool.end(),
  };
}

/** Applies pending migrations. Processes that start at the same time wait for each other. */
export async function migrateDatabase({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: join(projectRoot, 'src/server/migrations') });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

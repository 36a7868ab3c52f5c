import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { isConflict, isDatabaseUnavailable, withUnavailability } from './database-unavailable.ts';

const poolSize = 8;
const maxAttempts = 6;
const pauseMs = 40;

/**
 * A pool of connections that outlives the database, and Drizzle on it: a broken connection is replaced by the next query,
 * and errors about connections are `DatabaseUnavailableError`s. What PostgreSQL ends because of a conflict (a deadlock, or a
 * transaction that cannot be serialized) is repeated, so a transaction may do nothing that a rollback does not undo.
 */
export function createResilientDatabase(connection: pg.ClientConfig, logger: Logger) {
  let lostAt = Number.NEGATIVE_INFINITY;
  const explained = (error: unknown) => {
    const problem = withUnavailability(error);
    if (isDatabaseUnavailable(problem)) lostAt = performance.now();
    return problem;
  };
  const rethrow = (error: unknown) => Promise.reject(explained(error));

  const pool = new pg.Pool({ ...connection, max: poolSize, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  // While a client is lent, the pool does not listen, and an `error` without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
  Object.assign(pool, {
    // The pool's own `query` connects with a callback.
    connect: (callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : connect().catch(rethrow),
    query: (...parameters: unknown[]) =>
      repeatingConflicts(() => query(...parameters).catch(rethrow), logger),
  });

  // Drizzle's own would keep a connection for good if it breaks before the transaction begins.
  const transaction: NodePgDatabase['transaction'] = (work, config) =>
    repeatingConflicts(async () => {
      const client = await pool.connect();
      let problem: unknown;
      try {
        return await drizzle(client).transaction(work, config);
      } catch (error) {
        problem = explained(error);
        throw problem;
      } finally {
        client.release(isDatabaseUnavailable(problem));
      }
    }, logger);

  return {
    pool,
    db: Object.assign(drizzle(pool), { transaction }),
    /** When it was last found unavailable, by `performance.now()`. */
    lostAt: () => lostAt,
  };
}

async function repeatingConflicts<Result>(work: () => Promise<Result>, logger: Logger): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
      logger.info({ err: error, attempt }, 'a conflict in the database: trying again');
      // By chance, so that two that met do not meet again.
      await pause(Math.random() * pauseMs * attempt);
    }
  }
}

/** Resolves once the database answers again. Asks more and more rarely, at least every two seconds. */
export async function untilAvailable(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 2_000)) {
    await pause(waitMs, undefined, { signal });
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

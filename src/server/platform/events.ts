import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseOrTransaction, OpenDatabase } from './database/database.ts';
import type { Logger } from './logger.ts';

/** What changed for whom. It carries no data: the page asks again, so order and repeats do no harm. */
export type LiveEvent = {
  userId: string;
  kind: 'resumes' | 'master-resume' | 'analyses' | 'companies' | 'career-path' | 'account';
};
type Signal = LiveEvent | { task: string };

export type Events = {
  /** Inside a transaction it is heard only after the commit. */
  publish(db: DatabaseOrTransaction, event: LiveEvent): Promise<void>;
  /** The same to many people at once. */
  publishToAll(db: DatabaseOrTransaction, userIds: string[], kind: LiveEvent['kind']): Promise<void>;
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** How many of this person's pages listen to this process. */
  listenersOf(userId: string): number;
  /** Says that a task was enqueued, so its worker need not wait for the next poll. */
  announceTask(db: DatabaseOrTransaction, task: string): Promise<void>;
  onTask(listener: (task: string) => void): void;
  close(): Promise<void>;
};

const channel = 'rolefit';
const reconnectMs = 2_000;

/** Live events travel by NOTIFY, so they reach every process on the same database. */
export async function createEvents(database: OpenDatabase, logger: Logger): Promise<Events> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const taskListeners = new Set<(task: string) => void>();

  const hear = ({ payload }: pg.Notification) => {
    const signal = JSON.parse(payload ?? '{}') as Signal;
    if ('task' in signal) for (const listener of taskListeners) listener(signal.task);
    else for (const listener of listeners.get(signal.userId) ?? []) listener(signal);
  };
  const stopHearing =
    database.kind === 'embedded'
      ? await hearOnEveryConnection(database, hear)
      : await hearOnOwnConnection(database, hear, logger);

  const notify = async (db: DatabaseOrTransaction, signal: Signal) => {
    await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(signal)})`);
  };
  return {
    publish: notify,
    async publishToAll(db, userIds, kind) {
      if (userIds.length === 0) return;
      await db.execute(sql`
        select pg_notify(${channel}, json_build_object('userId', id, 'kind', ${kind}::text)::text)
        from unnest(${sql.param(userIds)}::text[]) as id`);
    },
    subscribe(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      return () => {
        mine.delete(listener);
        // Said twice by one that has left, this must not take away who came since.
        if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId);
      };
    },
    listenersOf: (userId) => listeners.get(userId)?.size ?? 0,
    announceTask: (db, task) => notify(db, { task }),
    onTask: (listener) => void taskListeners.add(listener),
    close: stopHearing,
  };
}

/** Behind the built-in database's socket a NOTIFY comes back on the connection that sent it. */
async function hearOnEveryConnection({ pool }: OpenDatabase, hear: (message: pg.Notification) => void) {
  pool.on('connect', (client) => client.on('notification', hear));
  const client = await pool.connect();
  if (client.listenerCount('notification') === 0) client.on('notification', hear);
  await client.query(`listen ${channel}`);
  client.release();
  return async () => {};
}

async function hearOnOwnConnection(
  { connection }: OpenDatabase,
  hear: (message: pg.Notification) => void,
  logger: Logger,
) {
  let closed = false;
  let client: pg.Client;
  const connect = async () => {
    client = new pg.Client({ ...connection, keepAlive: true });
    client.on('notification', hear);
    client.on('error', (error) => logger.warn({ err: error }, 'the live-event connection was lost'));
    client.on('end', () => !closed && setTimeout(() => connect().catch(retry), reconnectMs));
    await client.connect();
    await client.query(`listen ${channel}`);
  };
  const retry = () => !closed && setTimeout(() => connect().catch(retry), reconnectMs);
  await connect();
  return async () => {
    closed = true;
    await client.end();
  };
}

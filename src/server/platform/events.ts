import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseOrTransaction, OpenDatabase } from './database/database.ts';
import type { Logger } from './logger.ts';

/** Tells a user's pages what kind of data changed. It carries no data: the page reloads it, so order and duplicates don't matter. */
export type LiveEvent = {
  userId: string;
  kind: 'resumes' | 'master-resume' | 'analyses' | 'companies' | 'career-path' | 'account' | 'emails';
};
type Signal = LiveEvent | { task: string } | { settings: true };

export type Events = {
  /** In a transaction, it is delivered after the commit. */
  publish(db: DatabaseOrTransaction, event: LiveEvent): Promise<void>;
  /** Publishes one event to many users with a single query. */
  publishToAll(db: DatabaseOrTransaction, userIds: string[], kind: LiveEvent['kind']): Promise<void>;
  subscribe(userId: string, listener: (event: LiveEvent) => void): () => void;
  /** The number of this user's open pages connected to this process. */
  listenerCount(userId: string): number;
  /** How far this process has heard. A page keeps it, and asks `heardSince` once it is connected. */
  mark(): string;
  /** Whether something of this user changed after the mark, or may have: marks of other processes and old ones say nothing. */
  heardSince(mark: string, userId: string): boolean;
  /** Announces an enqueued task, so its worker doesn't have to wait for the next poll. */
  announceTask(db: DatabaseOrTransaction, task: string): Promise<void>;
  /** Null means that announcements may have been missed, of any task. */
  onTask(listener: (task: string | null) => void): void;
  /** Announces that the settings of the site changed, to every process. */
  announceSettings(db: DatabaseOrTransaction): Promise<void>;
  onSettings(listener: () => void): void;
  close(): Promise<void>;
};

const channel = 'rolefit';
const minReconnectMs = 250;
const maxReconnectMs = 2_000;
/** Users whose last change is remembered. */
const maxHeard = 10_000;

/** Live events use NOTIFY, so they reach every process on the same database. */
export async function createEvents(database: OpenDatabase, logger: Logger): Promise<Events> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const taskListeners = new Set<(task: string | null) => void>();
  const settingsListeners = new Set<() => void>();
  const heard = createHeard();

  const onNotification = ({ payload }: pg.Notification) => {
    const signal = JSON.parse(payload ?? '{}') as Signal;
    if ('task' in signal) for (const listener of taskListeners) listener(signal.task);
    else if ('settings' in signal) for (const listener of settingsListeners) listener();
    else {
      heard.add(signal.userId);
      for (const listener of listeners.get(signal.userId) ?? []) listener(signal);
    }
  };
  /** Every page, every task and the settings look for what they may have missed. */
  const onReconnect = () => {
    heard.forget();
    for (const [userId, ofUser] of listeners)
      for (const listener of ofUser) listener({ userId, kind: 'account' });
    for (const listener of taskListeners) listener(null);
    for (const listener of settingsListeners) listener();
  };
  const stopListening =
    database.kind === 'embedded'
      ? await listenOnEveryConnection(database, onNotification)
      : await listenOnOwnConnection(database, onNotification, onReconnect, logger);

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
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        // If called a second time, it must not remove listeners that subscribed since.
        if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId);
      };
    },
    listenerCount: (userId) => listeners.get(userId)?.size ?? 0,
    mark: heard.mark,
    heardSince: heard.since,
    announceTask: (db, task) => notify(db, { task }),
    onTask: (listener) => void taskListeners.add(listener),
    announceSettings: (db) => notify(db, { settings: true }),
    onSettings: (listener) => void settingsListeners.add(listener),
    close: stopListening,
  };
}

/** Counts the changes heard, and remembers the last one of each user, of the `maxHeard` who changed last. */
function createHeard() {
  let process = randomUUID();
  let count = 0;
  let forgotten = 0;
  const lastOf = new Map<string, number>();
  return {
    add(userId: string): void {
      lastOf.delete(userId);
      lastOf.set(userId, ++count);
      const [oldest] = lastOf;
      if (lastOf.size <= maxHeard || !oldest) return;
      lastOf.delete(oldest[0]);
      forgotten = oldest[1];
    },
    /** All marks given so far become old. */
    forget(): void {
      process = randomUUID();
    },
    mark: () => `${process}.${count}`,
    since(mark: string, userId: string): boolean {
      const [markedBy, at] = mark.split('.');
      return markedBy !== process || !(Math.max(lastOf.get(userId) ?? 0, forgotten) <= Number(at));
    },
  };
}

/** The built-in database delivers a NOTIFY only on the connection that sent it. */
async function listenOnEveryConnection(
  { pool }: OpenDatabase,
  onNotification: (message: pg.Notification) => void,
) {
  pool.on('connect', (client) => client.on('notification', onNotification));
  const client = await pool.connect();
  if (client.listenerCount('notification') === 0) client.on('notification', onNotification);
  await client.query(`listen ${channel}`);
  client.release();
  return async () => {};
}

/** Connects again whenever the connection is lost, and then calls `onReconnect`: what happened in between was not heard. */
async function listenOnOwnConnection(
  { connection }: OpenDatabase,
  onNotification: (message: pg.Notification) => void,
  onReconnect: () => void,
  logger: Logger,
) {
  const stopped = new AbortController();
  let client: pg.Client;
  const connect = async () => {
    client = new pg.Client({ ...connection, keepAlive: true });
    const ended = once(client, 'end');
    client.on('notification', onNotification);
    client.on('error', (error) => logger.warn({ err: error }, 'the live-event connection was lost'));
    await client.connect();
    await client.query(`listen ${channel}`);
    return { ended };
  };
  const keepConnected = async ({ ended }: { ended: Promise<unknown> }) => {
    await ended;
    for (let waitMs = minReconnectMs; ; waitMs = Math.min(waitMs * 2, maxReconnectMs)) {
      await pause(waitMs, undefined, { signal: stopped.signal });
      const next = await connect().catch(() => client.end().catch(() => {}));
      if (!next) continue;
      onReconnect();
      return keepConnected(next);
    }
  };
  keepConnected(await connect()).catch(() => {});
  return async () => {
    stopped.abort();
    await client.end().catch(() => {});
  };
}

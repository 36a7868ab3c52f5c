import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { DatabaseOrTransaction, OpenDatabase } from './database/database.ts';
import { isConnectionError, isDatabaseUnavailable } from './database/database-unavailable.ts';
import { untilAvailable } from './database/resilient-database.ts';
import type { Events } from './events.ts';
import type { Logger } from './logger.ts';

/** Background work: a payload of ids and a call of a use case. A task may run twice, so the use case must be idempotent. */
export type Task<App, Payload extends object> = {
  name: string;
  payload: z.ZodType<Payload>;
  run(app: App, payload: Payload): Promise<void>;
  /** How many run at once in one process. Default 1. */
  concurrency?: number;
  /** Seconds until an unfinished run is considered lost and retried. Default 120. */
  expireInSeconds?: number;
  retryLimit?: number;
  /** At most one task per key is queued; another may be running at the same time. */
  oneQueuedPerKey?: boolean;
  /** Cron expression, for work that runs on a schedule. */
  schedule?: string;
};

export type Tasks = {
  /** Enqueues in the caller's transaction: the task exists exactly if the transaction commits. */
  enqueue<Payload extends object>(
    db: DatabaseOrTransaction,
    task: { name: string; payload: z.ZodType<Payload> },
    payload: Payload,
    options?: { startAfterSeconds?: number; key?: string },
  ): Promise<void>;
  /** Creates the queues, requeues tasks of a killed process and, with `work`, starts the workers. */
  start<App>(
    tasks: Task<App, never>[],
    app: App,
    options: { work: boolean; runSchedules?: boolean },
  ): Promise<void>;
  stop(): Promise<void>;
};

const pollSeconds = 2;
/** A task whose process has not been heard of for this long is given to another one. */
const heartbeatSeconds = 20;
const heartbeatRefreshSeconds = 5;
/** A task that meets more outages than this fails, and is tried again later. */
const maxOutages = 10;
/** So long may tasks that are running take to end when the server stops. */
const longestEndMs = 5_000;

export function createTasks(database: OpenDatabase, events: Events, logger: Logger): Tasks {
  const isEmbedded = database.kind === 'embedded';
  const boss = new PgBoss({
    ...database.connection,
    max: 3,
    backend: isEmbedded ? 'pglite' : 'postgres',
    // Another process may have been killed; on the built-in database there is none.
    superviseIntervalSeconds: isEmbedded ? 30 : 10,
    monitorIntervalSeconds: isEmbedded ? 30 : 10,
  } as ConstructorParameters<typeof PgBoss>[0] & object);
  boss.on('error', (error) =>
    // Each worker reports it at each poll; the pool and the listener have logged it.
    logger[isConnectionError(error) ? 'debug' : 'error']({ err: error }, 'the task queue reported an error'),
  );
  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  const wake = (name: string | null) => {
    const woken = name === null ? [...workers.values()].flat() : (workers.get(name) ?? []);
    for (const worker of woken) boss.notifyWorker(worker);
  };

  return {
    async enqueue(db, task, payload, { startAfterSeconds: startAfter, key } = {}) {
      await boss.send(task.name, task.payload.parse(payload), {
        db: fromDrizzle(db, sql),
        heartbeatSeconds,
        ...(startAfter ? { startAfter } : {}),
        ...(key ? { singletonKey: key } : {}),
      });
      await events.announceTask(db, task.name);
    },
    async start(tasks, app, { work, runSchedules = true }) {
      await boss.start();
      await Promise.all(
        tasks.map(async (task) => {
          await createQueue(boss, task);
          if (task.schedule && runSchedules)
            await boss.schedule(task.name, task.schedule, {}, { heartbeatSeconds });
        }),
      );
      if (database.kind === 'embedded') await requeueInterruptedTasks(database);
      if (!work) return;
      for (const task of tasks) {
        const run = ({ data, signal }: Pick<Job, 'data' | 'signal'>) =>
          repeatedAfterOutages(database, AbortSignal.any([signal, stopping.signal]), () =>
            task.run(app, task.payload.parse(data)),
          );
        workers.set(task.name, await startWorkers(boss, task, run, () => wake(task.name), logger));
      }
      events.onTask(wake);
    },
    async stop() {
      stopping.abort();
      const ended = Promise.allSettled([...workers.keys()].map((name) => boss.offWork(name)));
      await Promise.race([ended, pause(longestEndMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * The look-ups warm pg-boss's cache. On the built-in database, a first send inside a transaction would otherwise look the
 * queue up on another connection and wait forever for that transaction.
 */
async function createQueue<App>(boss: PgBoss, task: Task<App, never>): Promise<void> {
  await boss.createQueue(task.name, {
    expireInSeconds: task.expireInSeconds ?? 120,
    retryLimit: task.retryLimit ?? 3,
    retryBackoff: true,
    policy: task.oneQueuedPerKey ? 'short' : 'standard',
  });
  await boss.getBlockedKeys(task.name).catch(() => []);
  await boss.findJobs(task.name, { id: '00000000-0000-0000-0000-000000000000' });
}

/** The data folder's lock proves that no other process runs these tasks, so there is no need to wait until they expire. */
async function requeueInterruptedTasks({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

/**
 * Runs a task again that failed because the database went away, once it is back. Otherwise it would count as running until
 * its heartbeat is missed, since its failure can't be recorded either.
 */
async function repeatedAfterOutages(
  { pool }: OpenDatabase,
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  for (let outages = 0; ; outages++) {
    try {
      return await run();
    } catch (error) {
      if (signal.aborted || outages === maxOutages || !isDatabaseUnavailable(error)) throw error;
      await untilAvailable(pool, signal);
    }
  }
}

/** Each worker handles one task at a time and then checks for the next at once, without waiting for the next poll. */
async function startWorkers<App>(
  boss: PgBoss,
  { name, concurrency = 1 }: Task<App, never>,
  run: (job: Pick<Job, 'data' | 'signal'>) => Promise<void>,
  checkForMore: () => void,
  logger: Logger,
): Promise<string[]> {
  const handle = async (jobs: Job[]) => {
    for (const job of jobs) {
      try {
        await run(job);
      } catch (error) {
        logger.error({ err: error, task: name, taskId: job.id }, 'a task failed');
        throw error;
      } finally {
        setImmediate(checkForMore);
      }
    }
  };
  const options = { pollingIntervalSeconds: pollSeconds, heartbeatRefreshSeconds };
  return Promise.all(Array.from({ length: concurrency }, () => boss.work(name, options, handle)));
}

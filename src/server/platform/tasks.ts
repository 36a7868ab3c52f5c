import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { DatabaseOrTransaction, OpenDatabase } from './database/database.ts';
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

export function createTasks(database: OpenDatabase, events: Events, logger: Logger): Tasks {
  const boss = new PgBoss({
    ...database.connection,
    max: 3,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  } as ConstructorParameters<typeof PgBoss>[0] & object);
  boss.on('error', (error) => logger.error({ err: error }, 'the task queue reported an error'));
  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };

  return {
    async enqueue(db, task, payload, { startAfterSeconds: startAfter, key } = {}) {
      await boss.send(task.name, task.payload.parse(payload), {
        db: fromDrizzle(db, sql),
        ...(startAfter ? { startAfter } : {}),
        ...(key ? { singletonKey: key } : {}),
      });
      await events.announceTask(db, task.name);
    },
    async start(tasks, app, { work, runSchedules = true }) {
      await boss.start();
      for (const task of tasks) {
        await createQueue(boss, task);
        if (task.schedule && runSchedules) await boss.schedule(task.name, task.schedule, {});
      }
      if (database.kind === 'embedded') await requeueInterruptedTasks(database);
      if (!work) return;
      for (const task of tasks) {
        const run = (data: unknown) => task.run(app, task.payload.parse(data));
        workers.set(task.name, await startWorkers(boss, task, run, () => wake(task.name), logger));
      }
      events.onTask(wake);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
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

/** Each worker handles one task at a time and then checks for the next at once, without waiting for the next poll. */
async function startWorkers<App>(
  boss: PgBoss,
  { name, concurrency = 1 }: Task<App, never>,
  run: (data: unknown) => Promise<void>,
  checkForMore: () => void,
  logger: Logger,
): Promise<string[]> {
  const handle = async (jobs: { id: string; data: unknown }[]) => {
    for (const job of jobs) {
      try {
        await run(job.data);
      } catch (error) {
        logger.error({ err: error, task: name, taskId: job.id }, 'a task failed');
        throw error;
      } finally {
        setImmediate(checkForMore);
      }
    }
  };
  const options = { pollingIntervalSeconds: pollSeconds };
  return Promise.all(Array.from({ length: concurrency }, () => boss.work(name, options, handle)));
}

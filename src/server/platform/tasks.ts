import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { DatabaseOrTransaction, OpenDatabase } from './database/database.ts';
import type { Events } from './events.ts';
import type { Logger } from './logger.ts';

/** Background work: a payload of ids, and a few lines that call a verb. A task may run twice; its verb must not mind. */
export type Task<App, Payload extends object> = {
  name: string;
  payload: z.ZodType<Payload>;
  run(app: App, payload: Payload): Promise<void>;
  /** How many run at once in one process (1). */
  concurrency?: number;
  /** Seconds after which a run that gave no answer is taken up again (120). */
  expireInSeconds?: number;
  retryLimit?: number;
  /** Of those that were enqueued with the same key no second one waits; one may wait while another runs. */
  oneWaitsPerKey?: boolean;
  /** A cron expression, for work that starts by the clock. */
  schedule?: string;
};

export type Tasks = {
  /** Enqueues in the caller's transaction: without the commit there is no task, and no commit without it. */
  enqueue<Payload extends object>(
    db: DatabaseOrTransaction,
    task: { name: string; payload: z.ZodType<Payload> },
    payload: Payload,
    options?: { startAfterSeconds?: number; key?: string },
  ): Promise<void>;
  /** Creates the queues, takes up what a killed process left, and starts the workers where this process works. */
  start<App>(
    tasks: Task<App, never>[],
    app: App,
    options: { work: boolean; byTheClock?: boolean },
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
    async start(tasks, app, { work, byTheClock = true }) {
      await boss.start();
      for (const task of tasks) {
        await createQueue(boss, task);
        if (task.schedule && byTheClock) await boss.schedule(task.name, task.schedule, {});
      }
      if (database.kind === 'embedded') await takeUpWhatWasLeft(database);
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
 * The look-up after creating warms pg-boss's cache: on the built-in database a first send inside a
 * transaction would otherwise look the queue up on another connection and wait for that transaction for ever.
 */
async function createQueue<App>(boss: PgBoss, task: Task<App, never>): Promise<void> {
  await boss.createQueue(task.name, {
    expireInSeconds: task.expireInSeconds ?? 120,
    retryLimit: task.retryLimit ?? 3,
    retryBackoff: true,
    policy: task.oneWaitsPerKey ? 'short' : 'standard',
  });
  await boss.getBlockedKeys(task.name).catch(() => []);
  await boss.findJobs(task.name, { id: '00000000-0000-0000-0000-000000000000' });
}

/** The data folder's lock proves that no other process runs these, so they need not wait to expire. */
async function takeUpWhatWasLeft({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

/** A worker takes one task at a time; after each it looks for the next at once instead of at the next poll. */
async function startWorkers<App>(
  boss: PgBoss,
  { name, concurrency = 1 }: Task<App, never>,
  run: (data: unknown) => Promise<void>,
  lookAgain: () => void,
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
        setImmediate(lookAgain);
      }
    }
  };
  const options = { pollingIntervalSeconds: pollSeconds };
  return Promise.all(Array.from({ length: concurrency }, () => boss.work(name, options, handle)));
}

import { z } from 'zod';
import type { App } from '../../../context.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';

export const runTask = { name: 'run-analysis', payload: z.object({ runId: z.uuid() }) };

/** Enqueues work on a run. Enqueuing twice is harmless: at most one task waits per run, and workers share the jobs. */
export function enqueueRun(
  { tasks }: Pick<App, 'tasks'>,
  db: DatabaseOrTransaction,
  runId: string,
  options?: { startAfterSeconds: number },
): Promise<void> {
  return tasks.enqueue(db, runTask, { runId }, { ...options, key: runId });
}

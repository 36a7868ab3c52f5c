import { z } from 'zod';
import type { App } from '../../context.ts';
import { isAppError } from '../../platform/errors.ts';
import type { Task } from '../../platform/tasks.ts';
import { companySyncTask } from './request-sync.ts';
import { sweepJobSync } from './sweep-job-sync.ts';
import { runSyncBatch } from './sync-batch.ts';
import { syncOnRequest } from './sync-on-request.ts';

/** A little less than the time until the next batch. */
const batchMs = 4 * 60_000;

export const syncCompanyTask: Task<App, z.infer<typeof companySyncTask.payload>> = {
  ...companySyncTask,
  concurrency: 2,
  // Large boards take long to list at two requests per second.
  expireInSeconds: 20 * 60,
  run: syncOnRequest,
};

export const automatedJobSyncTask: Task<App, Record<string, never>> = {
  name: 'automated-job-sync',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  expireInSeconds: 30 * 60,
  retryLimit: 0,
  async run(app) {
    if (!app.site.current.syncsBoards) return;
    try {
      await runSyncBatch(app, { budgetMs: batchMs, isAutomated: true });
    } catch (error) {
      if (!isAppError(error) || error.code !== 'sync_running') throw error;
    }
  },
};

export const sweepJobSyncTask: Task<App, Record<string, never>> = {
  name: 'sweep-job-sync',
  payload: z.object({}),
  schedule: '20 * * * *',
  run: sweepJobSync,
};

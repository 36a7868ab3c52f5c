import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { maxScorers } from '../scoring/scorers.ts';
import { runTask } from './scoring/run-task.ts';
import { workOnRun } from './scoring/work-on-run.ts';
import { sweepRuns } from './sweep-runs.ts';

export const runAnalysisTask: Task<App, z.infer<typeof runTask.payload>> = {
  ...runTask,
  concurrency: maxScorers,
  oneQueuedPerKey: true,
  run: workOnRun,
};

export const sweepRunsTask: Task<App, Record<string, never>> = {
  name: 'sweep-runs',
  payload: z.object({}),
  schedule: '* * * * *',
  run: sweepRuns,
};

import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { sweepClosedJobs } from './sweep-closed-jobs.ts';
import { sweepCompanies } from './sweep-companies.ts';

export const sweepUnusedDataTask: Task<App, Record<string, never>> = {
  name: 'sweep-unused-data',
  payload: z.object({}),
  schedule: '20 * * * *',
  async run(app) {
    await sweepClosedJobs(app);
    await sweepCompanies(app);
  },
};

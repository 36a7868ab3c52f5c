import type { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { companySyncTask } from './request-sync.ts';
import { syncCompany } from './sync-company.ts';

export const syncCompanyTask: Task<App, z.infer<typeof companySyncTask.payload>> = {
  ...companySyncTask,
  concurrency: 2,
  async run(app, { companyId }) {
    await syncCompany(app, companyId);
  },
};

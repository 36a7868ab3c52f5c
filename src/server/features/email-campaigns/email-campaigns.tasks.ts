import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { removeOldImports } from './import-recipients.ts';

export const removeOldImportsTask: Task<App, Record<string, never>> = {
  name: 'sweep-email-imports',
  payload: z.object({}),
  schedule: '40 * * * *',
  run: removeOldImports,
};

import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../tasks.ts';
import { maintainDatabase } from './maintain-database.ts';

export const maintainDatabaseTask: Task<App, Record<string, never>> = {
  name: 'tend-database',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: ({ database }) => maintainDatabase(database),
};

import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../tasks.ts';
import { tendDatabase } from './tend-database.ts';

export const tendDatabaseTask: Task<App, Record<string, never>> = {
  name: 'tend-database',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: ({ database }) => tendDatabase(database),
};

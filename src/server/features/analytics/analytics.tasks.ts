import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { closeDays } from './daily-figures.ts';

export const closeDaysTask: Task<App, Record<string, never>> = {
  name: 'close-days',
  payload: z.object({}),
  schedule: '10 * * * *',
  // The first time, it counts all days.
  expireInSeconds: 30 * 60,
  run: closeDays,
};

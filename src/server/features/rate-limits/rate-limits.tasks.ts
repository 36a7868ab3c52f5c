import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { sweepRateLimits } from './rate-limits.ts';

export const sweepRateLimitsTask: Task<App, Record<string, never>> = {
  name: 'sweep-rate-limits',
  payload: z.object({}),
  schedule: '7 * * * *',
  run: sweepRateLimits,
};

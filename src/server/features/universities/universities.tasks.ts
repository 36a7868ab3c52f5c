import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { refreshUniversities } from './refresh-universities.ts';

export const refreshUniversitiesTask: Task<App, Record<string, never>> = {
  name: 'refresh-universities',
  payload: z.object({}),
  run: refreshUniversities,
};

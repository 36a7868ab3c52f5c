import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { formatResume } from './format-resume.ts';

const payload = z.object({ resumeId: z.uuid() });

export const formatResumeTask: Task<App, z.infer<typeof payload>> = {
  name: 'format-resume',
  payload,
  run: (app, { resumeId }) => formatResume(app, resumeId),
};

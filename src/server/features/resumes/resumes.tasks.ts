import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { readUploadedResume, sweepResumeFiles } from './read-uploaded-resume.ts';

const payload = z.object({ resumeId: z.uuid() });

export const readResumeTask: Task<App, z.infer<typeof payload>> = {
  name: 'read-resume',
  payload,
  concurrency: 2,
  // A bucket may be out of reach for a while.
  retryLimit: 10,
  run: (app, { resumeId }) => readUploadedResume(app, resumeId),
};

const hourMs = 60 * 60 * 1000;

export const sweepResumeFilesTask: Task<App, Record<string, never>> = {
  name: 'sweep-resume-files',
  payload: z.object({}),
  schedule: '17 * * * *',
  run: async (app) => void (await sweepResumeFiles(app, { olderThanMs: hourMs })),
};

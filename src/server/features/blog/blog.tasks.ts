import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { sweepImageFiles } from './images/sweep-image-files.ts';
import { publishScheduledPosts } from './posts/publish-scheduled.ts';

export const publishScheduledPostsTask: Task<App, Record<string, never>> = {
  name: 'publish-scheduled-posts',
  payload: z.object({}),
  schedule: '* * * * *',
  run: publishScheduledPosts,
};

export const sweepImageFilesTask: Task<App, Record<string, never>> = {
  name: 'sweep-blog-images',
  payload: z.object({}),
  schedule: '41 3 * * *',
  run: sweepImageFiles,
};

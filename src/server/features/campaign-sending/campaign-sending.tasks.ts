import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { sendQueue } from './send-queue.ts';
import { sweepCampaigns, workOnCampaign } from './work-on-campaigns.ts';

export const sendCampaignTask: Task<App, z.infer<typeof sendQueue.payload>> = {
  ...sendQueue,
  concurrency: 2,
  // A campaign takes as long as it takes; a dead process is noticed by its heartbeat.
  expireInSeconds: 24 * 60 * 60 - 1,
  oneQueuedPerKey: true,
  run: workOnCampaign,
};

export const sweepCampaignsTask: Task<App, Record<string, never>> = {
  name: 'sweep-campaigns',
  payload: z.object({}),
  schedule: '* * * * *',
  run: sweepCampaigns,
};

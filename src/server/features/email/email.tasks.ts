import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { deliverEmail } from './deliver-email.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { removeOldEmails } from './remove-old-emails.ts';

export const deliverEmailTask: Task<App, z.infer<typeof deliveryQueue.payload>> = {
  ...deliveryQueue,
  concurrency: 2,
  run: deliverEmail,
};

export const removeOldEmailsTask: Task<App, Record<string, never>> = {
  name: 'sweep-emails',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: removeOldEmails,
};

import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { deliverTestEvent, testEventQueue } from './test-events.ts';
import { renewTestSubscriptions } from './test-subscriptions.ts';

export const deliverTestEventTask: Task<App, z.infer<typeof testEventQueue.payload>> = {
  ...testEventQueue,
  retryLimit: 10,
  run: deliverTestEvent,
};

export const renewTestSubscriptionsTask: Task<App, object> = {
  name: 'renew-test-subscriptions',
  payload: z.object({}),
  schedule: '41 * * * *',
  run: renewTestSubscriptions,
};

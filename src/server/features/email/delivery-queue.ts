import { z } from 'zod';

/** Names the task that brings a mail out, for those who enqueue it; `attempt` counts from 0. */
export const deliveryQueue = {
  name: 'deliver-email',
  payload: z.object({ emailId: z.uuid(), attempt: z.int().nonnegative() }),
};

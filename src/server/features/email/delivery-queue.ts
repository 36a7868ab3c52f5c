import { z } from 'zod';

/** Name and payload of the delivery task, for enqueueing it without importing the task itself. `attempt` counts from 0. */
export const deliveryQueue = {
  name: 'deliver-email',
  payload: z.object({ emailId: z.uuid(), attempt: z.int().nonnegative() }),
};

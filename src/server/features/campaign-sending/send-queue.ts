import { z } from 'zod';

/** Name and payload of the task that sends a campaign, for enqueueing it without importing the task itself. */
export const sendQueue = { name: 'send-campaign', payload: z.object({ campaignId: z.uuid() }) };

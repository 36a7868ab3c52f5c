import { z } from 'zod';

/** The queues of billing.tasks.ts, for those who enqueue. */
export const customerQueue = { name: 'create-customer', payload: z.object({ userId: z.string() }) };
export const customerDeletion = { name: 'delete-customers', payload: z.object({}) };
export const priceQueue = { name: 'sync-prices', payload: z.object({}) };

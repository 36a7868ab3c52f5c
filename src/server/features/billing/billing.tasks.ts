import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Task } from '../../platform/tasks.ts';
import { createCustomerFor, deleteCustomersWithoutAccount } from './subscriptions/customers.ts';
import { customerDeletion, customerQueue, priceQueue } from './subscriptions/payment-queues.ts';
import { reconcilePayments } from './subscriptions/reconcile.ts';
import { syncPrices } from './subscriptions/sync-prices.ts';

export const createCustomerTask: Task<App, z.infer<typeof customerQueue.payload>> = {
  ...customerQueue,
  run: (app, { userId }) => createCustomerFor(app, userId),
};

/** Tried for days: as long as it fails, someone without an account keeps paying. */
export const deleteCustomersTask: Task<App, object> = {
  ...customerDeletion,
  retryLimit: 20,
  run: (app) => deleteCustomersWithoutAccount(app),
};

export const syncPricesTask: Task<App, object> = {
  ...priceQueue,
  oneQueuedPerKey: true,
  run: async (app) => {
    if (app.payments) await syncPrices(app, app.payments);
  },
};

export const reconcilePaymentsTask: Task<App, object> = {
  name: 'reconcile-payments',
  payload: z.object({}),
  schedule: '17 4 * * *',
  expireInSeconds: 3_600,
  run: async (app) => {
    await reconcilePayments(app);
  },
};

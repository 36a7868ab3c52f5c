import type { App } from '../../context.ts';
import { on } from '../../platform/domain-events.ts';
import { accountCreated, accountDeleting } from '../accounts/accounts.events.ts';
import { customerDeletion, customerQueue } from './subscriptions/payment-queues.ts';

export const billingListeners = [
  on(accountCreated, async (app: App, tx, { userId }) => {
    if (app.payments) await app.tasks.enqueue(tx, customerQueue, { userId });
  }),
  on(accountDeleting, async (app: App, tx) => {
    if (app.payments) await app.tasks.enqueue(tx, customerDeletion, {});
  }),
];

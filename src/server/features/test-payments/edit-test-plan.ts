import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { syncPrices } from '../billing/subscriptions/sync-prices.ts';
import { changeTestPrice } from './test-catalogue.ts';

/** What was typed: an amount in whole units, and limits, of which an empty one is unlimited. */
type TypedPlan = { amount: string; jobsLimit: string; resumesLimit: string; isOffered: boolean };

/** Changes a plan of the test provider, as an operator would in Stripe's dashboard. Recorded. */
export async function editTestPlan(context: Context, priceId: string, form: TypedPlan): Promise<void> {
  const ctx = requireAdmin(context);
  if (ctx.payments?.name !== 'built-in') throw notFound('This plan');
  const amount = wholeNumber('amount', form.amount, 'Enter the price as a whole number.');
  if (form.jobsLimit)
    wholeNumber('jobsLimit', form.jobsLimit, 'Enter a whole number, or nothing for unlimited.');
  if (form.resumesLimit)
    wholeNumber('resumesLimit', form.resumesLimit, 'Enter a whole number, or nothing for unlimited.');
  await changeTestPrice(ctx, priceId, {
    unitAmount: amount * 100,
    jobsLimit: form.jobsLimit,
    resumesLimit: form.resumesLimit,
    active: form.isOffered,
  });
  // The webhook does the same, but the page that follows would be there before it.
  await syncPrices(ctx, ctx.payments, {
    record: (tx) =>
      recordAdminAction(ctx, tx, {
        action: 'edit-test-plan',
        subject: priceId,
        details: { amount, offered: form.isOffered },
      }),
  });
}

function wholeNumber(field: string, text: string, message: string): number {
  if (!/^\d{1,6}$/.test(text))
    throw new AppError('not_a_number', message, { title: 'Plan not changed', field });
  return Number(text);
}

import { freePlanId } from '../../../shared/billing/plan.ts';
import type { App } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import type { ProviderPrice } from '../../platform/payments/payment-provider.ts';
import { emitTestEvent } from './test-events.ts';
import type { TestObjects } from './test-objects.ts';
import { addTestObject, changeTestObject, listTestObjects, lockTestObject, newTestId } from './test-store.ts';

const monthly = { currency: 'usd', interval: 'month', intervalCount: 1, active: true } as const;

const firstPrices: Record<string, TestObjects['price']> = {
  [freePlanId]: {
    ...monthly,
    description: 'Free',
    unitAmount: 0,
    metadata: { jobs_limit: '200', resumes_limit: '1', features: '["Master résumé","Career path"]' },
  },
  price_test_gold: {
    ...monthly,
    description: 'Gold',
    unitAmount: 900,
    metadata: { jobs_limit: '1000', resumes_limit: '5', features: '["Everything in Free"]' },
  },
  price_test_platinum: {
    ...monthly,
    description: 'Platinum',
    unitAmount: 1900,
    metadata: { jobs_limit: '5000', resumes_limit: '20', features: '["Everything in Gold"]' },
  },
  price_test_unlimited: {
    ...monthly,
    description: 'Unlimited',
    unitAmount: 3900,
    metadata: { features: '["Everything in Platinum"]' },
  },
};

/** The test provider's prices. The first call adds four plans. */
export async function listTestPrices(app: App): Promise<ProviderPrice[]> {
  const known = await listTestObjects(app.db, 'price');
  if (known.length === 0)
    for (const [id, state] of Object.entries(firstPrices))
      await addTestObject(app, app.db, 'price', { id, state });
  const all = known.length > 0 ? known : await listTestObjects(app.db, 'price');
  return all.map(({ id, state }) => ({ ...state, id }));
}

export type TestPriceChange = {
  unitAmount: number;
  /** Empty means unlimited. */
  jobsLimit: string;
  resumesLimit: string;
  active: boolean;
};

/**
 * Changes a plan. As with Stripe, a new amount is a new price, and the old one stays with those who have it. Returns the id
 * of the price that counts from now on.
 */
export async function changeTestPrice(app: App, priceId: string, change: TestPriceChange): Promise<string> {
  const { unitAmount, jobsLimit, resumesLimit, active } = change;
  return app.db.transaction(async (tx) => {
    const price = await lockTestObject(tx, 'price', priceId);
    if (!price) throw notFound('This plan');
    const { jobs_limit: _jobs, resumes_limit: _resumes, ...others } = price.state.metadata;
    const metadata = {
      ...others,
      ...(jobsLimit ? { jobs_limit: jobsLimit } : {}),
      ...(resumesLimit ? { resumes_limit: resumesLimit } : {}),
    };
    if (unitAmount === price.state.unitAmount) {
      await changeTestObject<'price'>(tx, price, { metadata, active });
      await emit('price.updated', priceId);
      return priceId;
    }
    const id = newTestId('price');
    await addTestObject(app, tx, 'price', { id, state: { ...price.state, unitAmount, metadata, active } });
    await changeTestObject<'price'>(tx, price, { active: false });
    await emit('price.created', id);
    await emit('price.updated', priceId);
    return id;

    function emit(type: string, objectId: string) {
      return emitTestEvent(app, tx, { type, objectId, customerId: null });
    }
  });
}

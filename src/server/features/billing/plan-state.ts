import { exactPriceText, intervalText, priceText } from '../../../shared/billing/price-text.ts';
import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type CurrentPlan, currentPlan } from './current-plan.ts';

/** What a person wants to hear of when it changes. */
export type PlanState = {
  name: string;
  isFree: boolean;
  /** "$9 / month"; null without a price. */
  price: string | null;
  /** When it will end, if it has been cancelled. */
  endsAt: Date | null;
  isOverdue: boolean;
};

export const readPlanState = async (app: App, tx: Transaction, userId: string): Promise<PlanState> =>
  planStateOf(await currentPlan(app, tx, userId));

function planStateOf({ name, isFree, subscription }: CurrentPlan): PlanState {
  if (isFree || !subscription) return { name, isFree, price: null, endsAt: null, isOverdue: false };
  const { price, endsAt, status } = subscription;
  const amount = price && (exactPriceText(price, 'en') ?? priceText(price, 'en'));
  return {
    name,
    isFree,
    price: price && `${amount} ${intervalText(price)}`,
    endsAt,
    isOverdue: status === 'past_due',
  };
}

import type { Plan } from '../../../shared/billing/plan.ts';
import { exactPriceText, intervalText, priceText } from '../../../shared/billing/price-text.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** A price in the browser's language; the server renders English. */
export function LocalPrice({ plan }: { plan: Pick<Plan, 'unitAmount' | 'currency'> }) {
  return priceText(plan, useHydrated() ? undefined : 'en');
}

/** "$9 / month" */
export function PriceAndInterval({
  plan,
}: {
  plan: Pick<Plan, 'unitAmount' | 'currency' | 'interval' | 'intervalCount'>;
}) {
  return (
    <span className="num whitespace-nowrap">
      <LocalPrice plan={plan} />
      {plan.unitAmount > 0 ? ` ${intervalText(plan)}` : null}
    </span>
  );
}

/** The price at the checkout, if it isn't a whole number. */
export function ExactPrice({ plan }: { plan: Pick<Plan, 'unitAmount' | 'currency'> }) {
  const exact = exactPriceText(plan, useHydrated() ? undefined : 'en');
  return exact ? <span className="num text-xs text-ink-3">{`${exact} at checkout`}</span> : null;
}

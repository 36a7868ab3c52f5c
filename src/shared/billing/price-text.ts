import type { Plan } from './plan.ts';

type Amount = Pick<Plan, 'unitAmount' | 'currency'>;
type Interval = Pick<Plan, 'interval' | 'intervalCount'>;

/** A price without decimals in the reader's language, "Free" for nothing. */
export function priceText(amount: Amount, locale?: string): string {
  if (amount.unitAmount === 0) return 'Free';
  return moneyFormat(amount, locale, 0).format(inWholeUnits(amount));
}

/** A price to the last cent; null if it has none, so that `priceText` says it all. */
export function exactPriceText(amount: Amount, locale?: string): string | null {
  const value = inWholeUnits(amount);
  return Number.isInteger(value) ? null : moneyFormat(amount, locale).format(value);
}

/** "/ month", "/ 3 months" */
export function intervalText({ interval, intervalCount }: Interval): string {
  return intervalCount === 1 ? `/ ${interval}` : `/ ${intervalCount} ${interval}s`;
}

function moneyFormat({ currency }: Amount, locale: string | undefined, decimals?: number) {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
  });
}

/** Amounts are in the currency's smallest unit: cents, but whole yen. */
function inWholeUnits(amount: Amount): number {
  const { maximumFractionDigits: digits = 2 } = moneyFormat(amount, 'en').resolvedOptions();
  return amount.unitAmount / 10 ** digits;
}

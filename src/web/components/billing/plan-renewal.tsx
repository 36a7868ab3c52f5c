import type { PlanSummary } from '../../../shared/billing/plan.ts';
import { renewalText } from '../../../shared/billing/renewal-text.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

type PlanRenewalProps = {
  plan: Omit<PlanSummary, 'periodEnd' | 'endsAt'> & RenewalDates;
  now: Date | string;
};
type RenewalDates = { periodEnd: Date | string; endsAt: Date | string | null };

const dateFormat = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/** "Gold · Renews in 3 days". `now` is when the server read it. */
export function PlanRenewal({ plan, now }: PlanRenewalProps) {
  return (
    <>
      {plan.name} · <RenewalText plan={plan} now={now} />
    </>
  );
}

export function RenewalText({ plan, now }: PlanRenewalProps) {
  const inBrowser = useHydrated();
  const dateText = (date: Date) =>
    date.toLocaleDateString(
      inBrowser ? undefined : 'en',
      inBrowser ? dateFormat : { ...dateFormat, timeZone: 'UTC' },
    );
  const { isFree, periodEnd, endsAt } = plan;
  return renewalText(
    { isFree, periodEnd: new Date(periodEnd), endsAt: endsAt ? new Date(endsAt) : null },
    new Date(now),
    dateText,
  );
}

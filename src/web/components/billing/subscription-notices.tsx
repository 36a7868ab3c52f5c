import type { ReactNode } from 'react';
import type { Plan } from '../../../shared/billing/plan.ts';
import { Alert, type AlertTone } from '../../ui/alert.tsx';
import { LocalDate } from '../dates/local-date.tsx';
import { PriceAndInterval } from './local-price.tsx';

export type ShownSubscription = {
  status: string;
  name: string;
  price: Plan | null;
  periodEnd: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  offered: Plan | null;
};

type Notice = { tone: AlertTone; title: ReactNode; text: ReactNode };

/** What a person should know about their subscription; nothing while all is well. */
export function SubscriptionNotices({ subscription }: { subscription: ShownSubscription }) {
  return noticesOf(subscription).map(({ tone, title, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other order.
    <Alert key={index} tone={tone} title={title}>
      {text}
    </Alert>
  ));
}

function noticesOf(subscription: ShownSubscription): Notice[] {
  const { status, endsAt } = subscription;
  const notice = notices[status];
  if (notice) return [notice(subscription)];
  if (endsAt) return [ending(subscription, endsAt), ...offerNotices(subscription)];
  return [...(status === 'trialing' ? [trial(subscription)] : []), ...offerNotices(subscription)];
}

const notices: Record<string, (subscription: ShownSubscription) => Notice> = {
  past_due: ({ name }) => ({
    tone: 'low',
    title: 'Your last payment didn’t go through',
    text: `We’ll try again over the next days, and you have ${name} meanwhile. To keep it, update your card under Manage Subscription.`,
  }),
  unpaid: ({ name }) => ({
    tone: 'low',
    title: `${name} is on hold`,
    text: 'A payment is overdue, so you have the limits of the Free plan. Pay it under Manage Subscription to get your plan back.',
  }),
  paused: ({ name }) => ({
    tone: 'fair',
    title: `${name} is paused`,
    text: 'Until it resumes, you have the limits of the Free plan. To resume it, add a card under Manage Subscription.',
  }),
  incomplete: ({ name }) => ({
    tone: 'fair',
    title: 'Your payment isn’t finished',
    text: `Your bank has to confirm it before ${name} starts. Until then, you have the Free plan. To start over, choose a plan again.`,
  }),
  incomplete_expired: ({ name }) => ({
    tone: 'fair',
    title: 'Your payment wasn’t finished in time',
    text: `Nothing was charged, and ${name} didn’t start. You can choose a plan again at any time.`,
  }),
  canceled: ({ name, endedAt, periodEnd }) => ({
    tone: 'accent',
    title: (
      <>
        {name} ended on <LocalDate at={endedAt ?? periodEnd} />
      </>
    ),
    text: 'You have the Free plan now. Your results and résumés have all stayed.',
  }),
};

const ending = ({ name }: ShownSubscription, endsAt: Date): Notice => ({
  tone: 'fair',
  title: (
    <>
      {name} ends on <LocalDate at={endsAt} />
    </>
  ),
  text: 'You keep it until then, and nothing more is charged. If you change your mind, resume it under Manage Subscription.',
});

const trial = ({ name, price, periodEnd }: ShownSubscription): Notice => ({
  tone: 'accent',
  title: (
    <>
      Your trial of {name} ends on <LocalDate at={periodEnd} />
    </>
  ),
  text: (
    <>
      It then costs {price ? <PriceAndInterval plan={price} /> : 'its usual price'}. To avoid that, cancel
      before that day under Manage Subscription.
    </>
  ),
});

function offerNotices({ name, price, offered }: ShownSubscription): Notice[] {
  if (!price || offered?.id === price.id) return [];
  if (!offered) {
    return [
      {
        tone: 'accent',
        title: `${name} is no longer offered`,
        text: (
          <>
            You keep it at <PriceAndInterval plan={price} /> until you change or cancel it.
          </>
        ),
      },
    ];
  }
  return [
    {
      tone: 'accent',
      title: (
        <>
          {name} now costs <PriceAndInterval plan={offered} />
        </>
      ),
      text: (
        <>
          That’s for new subscribers. You still pay <PriceAndInterval plan={price} />.
        </>
      ),
    },
  ];
}

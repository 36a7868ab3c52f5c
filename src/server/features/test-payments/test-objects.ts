import type { ProviderPrice, SubscriptionStatus } from '../../platform/payments/payment-provider.ts';

/** The state of each kind of object, as stored. Moments are ISO strings. */
export type TestObjects = {
  price: Omit<ProviderPrice, 'id'>;
  /** `card` is the number of the card that renewals are charged to. */
  customer: { userId: string; email: string; card: string | null };
  subscription: {
    status: SubscriptionStatus;
    priceId: string;
    currentPeriodStart: string;
    currentPeriodEnd: string;
    endsAt: string | null;
    endedAt: string | null;
  };
  session:
    | { page: 'portal'; returnUrl: string }
    | {
        page: 'checkout';
        priceId: string;
        successUrl: string;
        cancelUrl: string;
        status: 'open' | 'confirming' | 'complete' | 'expired';
        subscriptionId: string | null;
      };
};
export type TestKind = keyof TestObjects;

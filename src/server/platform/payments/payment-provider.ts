export type PaymentMode = 'test' | 'live';

/** A plan's price as the provider knows it. `unitAmount` is in the currency's smallest unit. */
export type ProviderPrice = {
  id: string;
  /** The plan's name. */
  description: string;
  unitAmount: number;
  currency: string;
  interval: PriceInterval;
  intervalCount: number;
  /** Whether it can still be chosen. */
  active: boolean;
  metadata: Record<string, string>;
};

export type PriceInterval = 'day' | 'week' | 'month' | 'year';

export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'incomplete'
  | 'incomplete_expired'
  | 'unpaid'
  | 'paused'
  | 'canceled';

export type ProviderSubscription = {
  id: string;
  status: SubscriptionStatus;
  priceId: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** When it will end, if it has been cancelled. */
  endsAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
};

/** What a webhook is about. Its contents don't count: the current state is read from the provider. */
export type PaymentEvent = {
  id: string;
  type: string;
  /** Set if something about this customer has changed. */
  customerId: string | null;
  isAboutPrices: boolean;
};

/** Takes payments for plans. Stripe, or the built-in test provider. */
export type PaymentProvider = {
  name: 'stripe' | 'built-in';
  mode: PaymentMode;
  /** Other origins that its checkout and portal pages are on. */
  pageOrigins: string[];
  /** Creates a customer, or returns the one that was created for this person before. */
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  /** Deletes a customer, which ends their subscriptions immediately. Does nothing if there is no such customer. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All recurring prices, including those that can't be chosen any more. */
  listPrices(): Promise<ProviderPrice[]>;
  /** All subscriptions of a customer, ended ones included. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** Ends a subscription immediately. */
  endSubscription(subscriptionId: string): Promise<void>;
  openCheckout(checkout: Checkout): Promise<{ id: string; url: string | null }>;
  /** Closes a checkout that wasn't finished. Returns false if it was already paid. */
  closeCheckout(checkoutId: string): Promise<boolean>;
  /** Returns the address of a page where the customer can change or cancel the subscription. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>;
  /** Verifies a webhook's signature and age. Throws an AppError, `invalid_webhook`. */
  readEvent(webhook: { body: string; signature: string }, now: Date): Promise<PaymentEvent>;
};

export type Checkout = {
  customerId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  /** The same key opens the same checkout. */
  key: string;
};

import { AppError, notFound } from '../../platform/errors.ts';

export const usageLimitReached = (amount: number) =>
  new AppError('limit_reached', "You've reached your job analysis limit for this billing period.", {
    title: 'Usage limit reached',
    amount,
  });

export const planNotFound = () => notFound('This plan');

export const alreadySubscribed = () =>
  new AppError('already_subscribed', 'You’re already on this plan.', { title: 'Already subscribed' });

export const checkoutFailed = () =>
  new AppError('checkout_failed', 'Unable to start checkout process. Please try again.', {
    title: 'Checkout failed',
  });

export const noCheckoutSession = () =>
  new AppError('no_checkout_session', 'No checkout session ID received', { title: 'Checkout failed' });

export const portalFailed = () =>
  new AppError('portal_failed', 'Unable to open subscription management. Please try again.', {
    title: 'Subscription management failed',
  });

export const paymentsNotConfigured = () =>
  new AppError('payments_not_configured', 'Payment system is not properly configured.', {
    title: 'Configuration Error',
  });

export const customerNotFound = () =>
  new AppError('customer_not_found', 'Unable to fetch customer data', {
    title: 'Subscription management failed',
  });

export const customerNotCreated = () =>
  new AppError('customer_not_created', 'Unable to create Stripe customer', { title: 'Checkout failed' });

export const nothingToGiveBack = () =>
  new AppError('nothing_to_give_back', 'There are fewer used in this billing period than that.', {
    title: 'Usage not corrected',
    field: 'amount',
  });

export const notAnAmount = () =>
  new AppError('not_an_amount', 'Enter a whole number, such as 10 or -10.', {
    title: 'Usage not corrected',
    field: 'amount',
  });

import { AppError } from '../../platform/errors.ts';

export const usageLimitReached = (amount: number) =>
  new AppError('limit_reached', "You've reached your job analysis limit for this billing period.", {
    title: 'Usage limit reached',
    amount,
  });

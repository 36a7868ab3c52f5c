import { AppError } from '../../platform/errors.ts';

export const companyNotFound = () => new AppError('not_found', 'Company not found');

export const tooManyFollowed = (limit: number) =>
  new AppError(
    'limit_reached',
    `You already follow ${limit} companies, which is the limit. Unfollow one first.`,
  );

import { AppError } from '../../platform/errors.ts';

export const companyNotFound = () => new AppError('not_found', 'Company not found');

export const tooManyFollowed = (limit: number) =>
  new AppError(
    'limit_reached',
    `You follow ${limit} companies, which is as many as can be followed. Unfollow one first.`,
  );

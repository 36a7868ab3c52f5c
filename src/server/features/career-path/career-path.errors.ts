import { AppError, notFound } from '../../platform/errors.ts';

export const nothingToPlanFrom = () =>
  new AppError('nothing_to_plan_from', 'Analyze a job first: your plan is made from your results.', {
    title: 'No results yet',
  });

export const skillNotFound = () => notFound('This skill');

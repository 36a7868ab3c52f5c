import { AppError, notFound } from '../../platform/errors.ts';

export const nothingToPlanFrom = () =>
  new AppError('nothing_to_plan_from', 'Run an analysis on a job first: a plan is made from your results.', {
    title: 'No results yet',
  });

export const skillNotFound = () => notFound('This skill');

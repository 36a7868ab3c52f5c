import { AppError } from '../../platform/errors.ts';

export const feedbackRefused = (message: string) =>
  new AppError('feedback_refused', message, { title: 'Error submitting feedback', field: 'content' });

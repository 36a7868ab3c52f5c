import { AppError, notFound } from '../../platform/errors.ts';

export const resumeNotFound = () => notFound('This résumé');

export const uploadLimitReached = () =>
  new AppError(
    'limit_reached',
    "You've reached your resume upload limit. Please upgrade your plan to upload more resumes.",
    {
      title: 'Upload limit reached',
    },
  );

export const sampleExists = () =>
  new AppError('sample_there', 'You already have this sample.', { title: 'Nothing to add' });

export const fileRefused = (message: string) =>
  new AppError('file_refused', message, { title: 'Upload failed', field: 'file' });

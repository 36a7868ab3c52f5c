import { AppError, notFound } from '../../platform/errors.ts';

export const educationNotFound = () => notFound('This education entry');
export const experienceNotFound = () => notFound('This work experience');

export const masterResumeNotFound = () => notFound('This master résumé');

export const certificationNotFound = () => new AppError('not_found', 'Certification not found');

export const tooManyEntries = (maxEntries: number) =>
  new AppError('too_many_entries', `A master résumé can hold up to ${maxEntries} entries of each kind.`, {
    title: 'Nothing was added',
  });

export const noDefaultMasterResume = () =>
  new AppError('no_default_master_resume', 'Could not create a default master resume');

import { postingMissing } from '../../../shared/rules/instant-check-rules.ts';
import { notAPostingText, postingTooLongText as tooLong } from '../../../shared/rules/posting-rules.ts';
import { AppError, notFound } from '../../platform/errors.ts';

export const analysisNotFound = () => notFound('This result');

export const resumeRequired = () =>
  new AppError('resume_required', 'Please select a resume to analyze against.', {
    title: 'Resume Required',
    field: 'resumeId',
  });

/** The wording on a job's own page. */
export const resumeToAnalyzeRequired = () =>
  new AppError('resume_required', 'Please select a resume to analyze', { field: 'resumeId' });

export const jobUrlRequired = () =>
  new AppError('job_url_required', 'Please enter a job posting URL to analyze.', {
    title: 'Job URL Required',
    field: 'jobUrl',
  });

export const postingTextRequired = () =>
  new AppError('posting_required', postingMissing, {
    title: 'Job Posting Required',
    field: 'postingText',
  });

export const postingTooLong = () =>
  new AppError('posting_too_long', tooLong, {
    title: 'Job Posting Too Long',
    field: 'postingText',
  });

export const notAPosting = () =>
  new AppError('not_a_posting', notAPostingText, { title: 'Not a Job Posting', field: 'postingText' });

export const resumeTextMissing = () =>
  new AppError('resume_text_missing', 'Resume text not found or not extracted yet.', {
    title: 'Analysis Failed',
    field: 'resumeId',
  });

export const masterResumeRequired = () =>
  new AppError('master_resume_required', 'Create your master résumé first, then analyze it.', {
    title: 'Master Resume Required',
  });

import { maxPicks } from '../../../shared/rules/analysis-run-rules.ts';
import { AppError, notFound } from '../../platform/errors.ts';

export const runNotFound = () => notFound('This analysis');

export const missingSelection = () =>
  new AppError('missing_selection', 'Please select a résumé and a company to analyze.', {
    title: 'Missing Selection',
  });

export const missingPicks = () =>
  new AppError('missing_selection', 'Please select a résumé and at least one job to analyze.', {
    title: 'Missing Selection',
  });

export const noJobsAvailable = () =>
  new AppError('no_jobs', 'There are no jobs to analyze at this company.', { title: 'No Jobs Available' });

export const allAnalyzed = () =>
  new AppError('no_jobs', 'All of these jobs already have results. Reanalyze them to score them again.', {
    title: 'No Jobs Available',
  });

export const noValidJobs = () =>
  new AppError('no_valid_jobs', 'No valid jobs found to analyze. Please sync jobs for this company first.', {
    title: 'No Valid Jobs',
  });

export const tooManyPicks = () =>
  new AppError('too_many_picks', `You can pick up to ${maxPicks} jobs at a time.`, {
    title: 'Analysis Failed',
  });

export const companyNotFollowed = () =>
  new AppError(
    'company_not_followed',
    'You can only analyze jobs at companies you follow. Follow this company first.',
    { title: 'Analysis Failed' },
  );

export const runInProgress = () =>
  new AppError(
    'analysis_running',
    'These jobs are already being analyzed with this résumé. Wait for that to finish, or stop it.',
    { title: 'Analysis In Progress' },
  );

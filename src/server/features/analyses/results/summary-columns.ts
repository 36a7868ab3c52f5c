import { jobs } from '../../jobs/jobs.tables.ts';
import { employerName } from '../../jobs/submitted-job.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { resumeName } from '../resume-columns.ts';

/** What a list says of a result; its job, its résumé and both kinds of employer have to be joined. */
export const summaryColumns = {
  id: jobAnalyses.id,
  fitScore: jobAnalyses.fitScore,
  reason: jobAnalyses.reason,
  jobTitle: jobs.title,
  company: employerName,
  resumeName,
  createdAt: jobAnalyses.createdAt,
};

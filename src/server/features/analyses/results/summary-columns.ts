import { employerName } from '../../jobs/employer-name.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { resumeName } from '../resume-columns.ts';

/** What lists show of a result. Needs its job, résumé and both kinds of employer joined. */
export const summaryColumns = {
  id: jobAnalyses.id,
  fitScore: jobAnalyses.fitScore,
  reason: jobAnalyses.reason,
  jobTitle: jobs.title,
  company: employerName,
  resumeName,
  createdAt: jobAnalyses.createdAt,
};

import { and, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import type { ResumeRef } from '../analyses/chosen-resume.ts';
import { matchesResume } from '../analyses/resume-columns.ts';
import { jobs } from '../jobs/jobs.tables.ts';

/** The job is open and its text has been read: some boards list jobs before their texts can be fetched. */
export const isScoreable = and(isNull(jobs.closedAt), ne(jobs.description, ''));

/**
 * Whether a job has a result for this résumé. A hashed subquery, not a join: without statistics, as in the built-in
 * database, a join is planned for a handful of rows and takes minutes for 20,000 jobs.
 */
export function isAnalyzed(ctx: SignedInContext, resume: ResumeRef): SQL {
  const results = ctx.db
    .select({ jobId: jobAnalyses.jobId })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, matchesResume(jobAnalyses, resume)));
  return sql`(${jobs.id} in ${results}) is true`;
}

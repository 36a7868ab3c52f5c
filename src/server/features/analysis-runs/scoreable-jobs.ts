import { and, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import type { ChosenResume } from '../analyses/chosen-resume.ts';
import { matchesResume } from '../analyses/resume-columns.ts';
import { jobs } from '../jobs/jobs.tables.ts';

/** Open, and there is a text: lists without texts come before them. */
export const isScoreable = and(isNull(jobs.closedAt), ne(jobs.description, ''));

/**
 * Whether a job has a result of this résumé. Not a join: where nothing was counted yet, as in the built-in database,
 * that is planned for a handful of rows and takes minutes for 20,000. This is one look into a table of hashes a job.
 */
export function isAnalyzed(ctx: SignedInContext, resume: Omit<ChosenResume, 'text'>): SQL {
  const results = ctx.db
    .select({ jobId: jobAnalyses.jobId })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, matchesResume(jobAnalyses, resume)));
  return sql`(${jobs.id} in ${results}) is true`;
}

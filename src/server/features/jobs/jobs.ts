import { eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { owned } from '../accounts/ownership.ts';
import { companies } from '../companies/companies.tables.ts';
import { jobs, savedJobs } from './jobs.tables.ts';

/** `description` and `requirements` are the board's HTML, not sanitised. */
export type JobDetails = typeof jobs.$inferSelect & {
  isSaved: boolean;
  company: { id: string; name: string; website: string | null; isDemo: boolean };
};

/** A job of a company's board, open or closed. Throws "not found" for a posting that a person submitted. */
export async function getJob(ctx: SignedInContext, jobId: string): Promise<JobDetails> {
  const { id, name, website, isDemo } = companies;
  const [row] = isUuid(jobId)
    ? await ctx.db
        .select({
          job: jobs,
          company: { id, name, website, isDemo },
          isSaved: sql<boolean>`exists (select from ${savedJobs} where ${owned(ctx, savedJobs, eq(savedJobs.jobId, jobs.id))})`,
        })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(eq(jobs.id, jobId))
    : [];
  if (!row) throw notFound('This job');
  const { job, company, isSaved } = row;
  return { ...job, company, isSaved };
}

/** Locks a job until the transaction ends. It was read before, and a sync may have removed it since. */
export async function lockJob(tx: Transaction, id: string): Promise<void> {
  const [locked] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('key share');
  if (!locked) throw notFound('This job');
}

import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes companies that have had no followers for a day (an account was deleted) and that no result or saved job refers
 * to, and boards that were looked up by address but never followed.
 */
export async function sweepCompanies({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const yesterday = new Date(clock().getTime() - dayMs);
  const hasNone = (table: typeof jobAnalyses | typeof savedJobs) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .innerJoin(jobs, eq(jobs.id, table.jobId))
        .where(eq(jobs.companyId, companies.id)),
    );
  const followers = db
    .select({ one: sql`1` })
    .from(userCompanies)
    .where(eq(userCompanies.companyId, companies.id));
  await db
    .delete(companies)
    .where(
      and(
        eq(companies.isDemo, false),
        lt(companies.updatedAt, yesterday),
        notExists(followers),
        hasNone(jobAnalyses),
        hasNone(savedJobs),
      ),
    );
  const company = db
    .select({ one: sql`1` })
    .from(companies)
    .where(eq(companies.supportedCompanyId, supportedCompanies.id));
  await db
    .delete(supportedCompanies)
    .where(
      and(
        eq(supportedCompanies.isListed, false),
        lt(supportedCompanies.updatedAt, yesterday),
        notExists(company),
      ),
    );
}

import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { companies, userCompanies } from '../companies/companies.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';

/**
 * Removes a company and its jobs if nobody follows it any more and no result or saved job refers to it. The made-up
 * companies stay.
 */
export async function removeUnfollowedCompany(tx: Transaction, companyId: string): Promise<void> {
  const [company] = await tx
    .select({ isDemo: companies.isDemo })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company || company.isDemo || (await isNeeded(tx, companyId))) return;
  await tx.delete(companies).where(eq(companies.id, companyId));
}

async function isNeeded(tx: Transaction, companyId: string): Promise<boolean> {
  if ((await tx.$count(userCompanies, eq(userCompanies.companyId, companyId))) > 0) return true;
  // A result that is being stored right now locks its job until it can be seen below.
  await tx.execute(
    sql`select count(*) from (select from ${jobs} where ${eq(jobs.companyId, companyId)} for update) as locked`,
  );
  const isReferredToBy = async (table: typeof savedJobs | typeof jobAnalyses) => {
    const references = await tx
      .select({ jobId: table.jobId })
      .from(table)
      .innerJoin(jobs, eq(jobs.id, table.jobId))
      .where(eq(jobs.companyId, companyId))
      .limit(1);
    return references.length > 0;
  };
  return (await isReferredToBy(savedJobs)) || (await isReferredToBy(jobAnalyses));
}

import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { adminRequired } from '../accounts/accounts.errors.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { companies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';

export type Figures = { users: number; resumes: number; analyses: number; companies: number; jobs: number };

export async function adminFigures(ctx: Context): Promise<Figures> {
  if (!ctx.viewer?.isAdmin) throw adminRequired();
  const countRows = async (table: PgTable) =>
    (await ctx.db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  const [userCount, resumeCount, analysisCount, companyCount, jobCount] = await Promise.all(
    [users, resumes, jobAnalyses, companies, jobs].map(countRows),
  );
  return {
    users: userCount ?? 0,
    resumes: resumeCount ?? 0,
    analyses: analysisCount ?? 0,
    companies: companyCount ?? 0,
    jobs: jobCount ?? 0,
  };
}

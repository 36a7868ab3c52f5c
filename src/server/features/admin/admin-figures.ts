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
  const rowsIn = async (table: PgTable) => (await ctx.db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  const [people, files, analyses, firms, postings] = await Promise.all(
    [users, resumes, jobAnalyses, companies, jobs].map(rowsIn),
  );
  return {
    users: people ?? 0,
    resumes: files ?? 0,
    analyses: analyses ?? 0,
    companies: firms ?? 0,
    jobs: postings ?? 0,
  };
}

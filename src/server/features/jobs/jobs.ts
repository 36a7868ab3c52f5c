import { and, count, desc, eq, ilike, isNotNull, or, type SQL } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { isUuid } from '../../platform/uuid.ts';
import { companies } from '../companies/companies.tables.ts';
import { jobs } from './jobs.tables.ts';
import { postingHtml, postingText } from './posting-text.ts';

export type Company = typeof companies.$inferSelect;
export type CompanyCard = Pick<Company, 'id' | 'name' | 'website' | 'industry' | 'isDemo'> & {
  jobCount: number;
};

const companiesPerPage = 12;

/** Companies by name, a page at a time; `search` is part of a name. */
export async function listCompanies(
  { db }: SignedInContext,
  { page, search }: { page: number; search: string },
): Promise<{ companies: CompanyCard[]; hasMore: boolean }> {
  const { id, name, website, industry, isDemo } = companies;
  const rows = await db
    .select({ id, name, website, industry, isDemo, jobCount: count(jobs.id) })
    .from(companies)
    .leftJoin(jobs, eq(jobs.companyId, companies.id))
    .where(search ? ilike(companies.name, `%${escapeLike(search)}%`) : undefined)
    .groupBy(companies.id)
    .orderBy(companies.name)
    .limit(companiesPerPage + 1)
    .offset((page - 1) * companiesPerPage);
  return { companies: rows.slice(0, companiesPerPage), hasMore: rows.length > companiesPerPage };
}

export type JobCard = Pick<
  typeof jobs.$inferSelect,
  'id' | 'title' | 'location' | 'department' | 'type' | 'postedAt'
>;

/** A company with its open positions, newest first; `search` is part of a title, a department or a location. */
export async function getCompany(
  { db }: SignedInContext,
  companyId: string,
  search: string,
): Promise<{ company: Company; jobs: JobCard[] }> {
  const [company] = isUuid(companyId)
    ? await db.select().from(companies).where(eq(companies.id, companyId))
    : [];
  if (!company) throw notFound('This company');
  const { id, title, location, department, type, postedAt } = jobs;
  const found = await db
    .select({ id, title, location, department, type, postedAt })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), matching(search)))
    .orderBy(desc(jobs.postedAt), jobs.title)
    .limit(500);
  return { company, jobs: found };
}

/** `text` is the posting as the engine reads it; `html` is what the board sent, not yet made safe. */
export type Job = JobCard & {
  companyId: string;
  companyName: string;
  isDemo: boolean;
  url: string | null;
  text: string;
  html: string;
};

/** A job of a company's board; one that a person brought is not found here. */
export async function getJob({ db }: SignedInContext, jobId: string): Promise<Job> {
  const [row] = isUuid(jobId)
    ? await db
        .select()
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(eq(jobs.id, jobId), isNotNull(jobs.companyId)))
    : [];
  if (!row) throw notFound('This job');
  const { jobs: job, companies: company } = row;
  const html = postingHtml(job);
  return {
    ...job,
    companyId: company.id,
    companyName: company.name,
    isDemo: company.isDemo,
    html,
    text: postingText(html),
  };
}

function matching(search: string): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${escapeLike(search)}%`;
  return or(ilike(jobs.title, pattern), ilike(jobs.department, pattern), ilike(jobs.location, pattern));
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

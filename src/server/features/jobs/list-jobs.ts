import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { JobFilter } from '../../../shared/job-filter.ts';
import type { SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { jobs } from './jobs.tables.ts';

export type JobCard = Pick<typeof jobs.$inferSelect, 'id' | 'title' | 'location' | 'department' | 'type'> & {
  postedAt: Date | null;
};

export type FilterOption = { value: string; count: number };

const jobsPerPage = 25;
const placeSeparator = '; ';

/** A page of a company's open jobs that match the filter, newest first. A page past the end returns the last one. */
export async function listJobs(
  { db }: SignedInContext,
  companyId: string,
  { page, ...filter }: JobFilter & { page: number },
): Promise<{ jobs: JobCard[]; found: number; open: number; page: number; pageCount: number }> {
  const matching = matchingJobs(companyId, filter);
  const { id, title, location, department, type, postedAt } = jobs;
  const pageOf = (number: number) =>
    db
      .select({ id, title, location, department, type, postedAt })
      .from(jobs)
      .where(matching)
      .orderBy(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt}) desc`, asc(jobs.id))
      .limit(jobsPerPage)
      .offset((number - 1) * jobsPerPage);
  const [shown, found, open] = await Promise.all([
    pageOf(page),
    db.$count(jobs, matching),
    db.$count(jobs, openJobs(companyId)),
  ]);
  const pageCount = Math.max(1, Math.ceil(found / jobsPerPage));
  if (page <= pageCount) return { jobs: shown, found, open, page, pageCount };
  return { jobs: await pageOf(pageCount), found, open, page: pageCount, pageCount };
}

/** The places and departments of the open jobs that match a search, with job counts, in alphabetical order. */
export async function listJobFilters(
  { db }: SignedInContext,
  companyId: string,
  search: string,
): Promise<{ locations: FilterOption[]; departments: FilterOption[] }> {
  const countBy = (column: PgColumn) =>
    db
      .select({ value: sql<string>`${column}`, count: count() })
      .from(jobs)
      .where(and(matchingJobs(companyId, { search, locations: [], departments: [] }), isNotNull(column)))
      .groupBy(column);
  const [locations, departments] = await Promise.all([countBy(jobs.location), countBy(jobs.department)]);
  return { locations: byAlphabet(locations.flatMap(placesOf)), departments: byAlphabet(departments) };
}

const openJobs = (companyId: string) => and(eq(jobs.companyId, companyId), isNull(jobs.closedAt));

function matchingJobs(companyId: string, { search, locations, departments }: JobFilter): SQL | undefined {
  return and(
    openJobs(companyId),
    search ? containsText(jobs.searchWords, search) : undefined,
    locations.length > 0
      ? sql`string_to_array(${jobs.location}, ${placeSeparator}) && ${sql.param(locations)}::text[]`
      : undefined,
    departments.length > 0 ? inArray(jobs.department, departments) : undefined,
  );
}

/** A job in two places counts once in each. */
const placesOf = ({ value, count }: FilterOption): FilterOption[] =>
  [...new Set(value.split(placeSeparator))].map((place) => ({ value: place, count }));

const alphabet = new Intl.Collator('en', { numeric: true });

function byAlphabet(options: FilterOption[]): FilterOption[] {
  const counts = new Map<string, number>();
  for (const { value, count } of options) if (value) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => alphabet.compare(a.value, b.value));
}

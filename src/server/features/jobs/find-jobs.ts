import { and, desc, or, sql } from 'drizzle-orm';
import type { PaletteJob } from '../../../shared/palette-answer.ts';
import type { SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { matchRank, searchWords } from '../../platform/database/word-search.ts';
import { followedCompanies } from '../companies/followed-companies.ts';
import { jobs } from './jobs.tables.ts';

/**
 * Jobs of followed companies whose title, department, place and company together contain every word: open ones first, then
 * those that match best, then the newest.
 */
export async function findJobs(ctx: SignedInContext, search: string, limit: number): Promise<PaletteJob[]> {
  const followed = await followedCompanies(ctx);
  const companyNames = new Map(followed.map(({ id, name }) => [id, name]));
  // Company names are compared here, once each; in SQL they would be lower-cased for every job.
  const namedBy = (word: string) =>
    followed.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase())).map(({ id }) => id);
  const isAtOneOf = (ids: string[]) => sql`${jobs.companyId} = any(${sql.param(ids)}::uuid[])`;
  const title = sql`split_part(${jobs.searchWords}, E'\\n', 1)`;
  const rows = await ctx.db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyId: jobs.companyId,
      location: jobs.location,
      isOpen: sql<boolean>`${jobs.closedAt} is null`,
    })
    .from(jobs)
    .where(
      and(
        isAtOneOf([...companyNames.keys()]),
        ...searchWords(search).map((word) =>
          or(containsText(jobs.searchWords, word), isAtOneOf(namedBy(word))),
        ),
      ),
    )
    .orderBy(
      sql`${jobs.closedAt} is not null`,
      matchRank(title, search),
      desc(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`),
      jobs.id,
    )
    .limit(limit);
  return rows.map(({ companyId, ...job }) => ({ ...job, company: companyNames.get(companyId ?? '') ?? '' }));
}

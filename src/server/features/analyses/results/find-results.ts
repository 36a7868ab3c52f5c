import { desc, eq, or, sql } from 'drizzle-orm';
import type { PaletteResult } from '../../../../shared/palette-answer.ts';
import type { SignedInContext } from '../../../context.ts';
import { containsText } from '../../../platform/database/contains-text.ts';
import { matchRank, searchWords } from '../../../platform/database/word-search.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { employerName } from '../../jobs/employer-name.ts';
import { externalCompanies, jobs } from '../../jobs/jobs.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';

/** The person's results whose job title and employer together contain every word: best matches first, then the highest scores. */
export function findResults(ctx: SignedInContext, search: string, limit: number): Promise<PaletteResult[]> {
  // `search_words` starts with the title, already in lower case.
  const title = sql`split_part(${jobs.searchWords}, E'\\n', 1)`;
  const matches = searchWords(search).map((word) =>
    or(containsText(title, word), containsText(sql`lower(${employerName})`, word)),
  );
  return ctx.db
    .select({
      id: jobAnalyses.id,
      jobTitle: jobs.title,
      company: employerName,
      fitScore: jobAnalyses.fitScore,
    })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .where(owned(ctx, jobAnalyses, ...matches))
    .orderBy(
      matchRank(title, search),
      sql`${desc(jobAnalyses.fitScore)} nulls last`,
      desc(jobAnalyses.createdAt),
      desc(jobAnalyses.id),
    )
    .limit(limit);
}

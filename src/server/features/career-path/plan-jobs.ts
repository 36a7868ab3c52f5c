import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { scoreWith } from '../../../fit/score/score-with.ts';
import { careerThreshold } from '../../../shared/career/career-plan.ts';
import type { Gap, RequirementKind } from '../../../shared/results/fit-result.ts';
import type { ScoreBasis } from '../../../shared/results/score-basis.ts';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { companies, userCompanies } from '../companies/companies.tables.ts';
import { employerName } from '../jobs/brought-job.ts';
import { externalCompanies, jobs } from '../jobs/jobs.tables.ts';

/** What a plan needs of a gap: the texts of its evidence stay in the database. */
export type PlanGap = {
  id: string;
  kind: RequirementKind;
  label: string;
  start: number;
  end: number;
  how: Gap['how'];
};

/** A job with the person's score for it, and enough to say the score with other answers. */
export type ScoredJob = {
  analysisId: string;
  jobId: string;
  title: string;
  company: string | null;
  score: number;
  basis: ScoreBasis;
  gaps: PlanGap[];
};

const mostMatches = 10;
/** Beyond these the counts say no more, and reading them takes its time. */
const mostJobs = 2_000;

/** The latest ten matches from 70 on, or the latest ten results where there is none. What has no title is left out. */
export async function latestMatches(ctx: SignedInContext): Promise<ScoredJob[]> {
  const good = await read(ctx, mostMatches, gte(jobAnalyses.fitScore, careerThreshold));
  const matches = good.length > 0 ? good : await read(ctx, mostMatches);
  return matches.filter(({ title }) => title.trim() !== '');
}

/** The person's best result for each open job of the companies they follow, of their latest results. */
export async function followedJobs(ctx: SignedInContext): Promise<ScoredJob[]> {
  const followed = ctx.db
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(owned(ctx, userCompanies));
  return bestResultPerJob(
    await read(ctx, mostJobs, and(inArray(jobs.companyId, followed), isNull(jobs.closedAt))),
  );
}

/** Each job once, with its best score; a score that can't be summed again from its basis is left out. */
export function bestResultPerJob(results: ScoredJob[]): ScoredJob[] {
  const best = new Map<string, ScoredJob>();
  for (const result of results) {
    const known = best.get(result.jobId);
    if (known && known.score >= result.score) continue;
    if (scoreWith(result.basis, []) === result.score) best.set(result.jobId, result);
  }
  return [...best.values()];
}

const kinds = [
  'skill',
  'tool',
  'certification',
  'language',
  'experience',
  'education',
] satisfies RequirementKind[];

const slimGaps = sql<PlanGap[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', gap #> '{requirement,id}', 'kind', gap #> '{requirement,kind}', 'label', gap #> '{requirement,label}',
    'start', gap #> '{requirement,start}', 'end', gap #> '{requirement,end}', 'how', gap -> 'how')), '[]')
  from jsonb_array_elements(${jobAnalyses.gaps}) as gap
  where gap #>> '{requirement,kind}' = any(${sql.param(kinds)}::text[]))`;

async function read(ctx: SignedInContext, most: number, which?: SQL): Promise<ScoredJob[]> {
  const rows = await ctx.db
    .select({
      analysisId: jobAnalyses.id,
      jobId: jobAnalyses.jobId,
      title: jobs.title,
      company: employerName,
      score: sql<number>`${jobAnalyses.fitScore}`,
      basis: jobAnalyses.basis,
      gaps: slimGaps,
    })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .where(owned(ctx, jobAnalyses, isNotNull(jobAnalyses.fitScore), which))
    .orderBy(desc(jobAnalyses.createdAt), desc(jobAnalyses.id))
    .limit(most);
  return rows.map(({ basis, ...row }) => ({ ...row, basis: basis ?? [] }));
}

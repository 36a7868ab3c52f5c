import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { scoreWith } from '../../../fit/score/score-with.ts';
import { careerThreshold } from '../../../shared/career/career-plan.ts';
import type { Gap, RequirementKind } from '../../../shared/results/fit-result.ts';
import type { ScoreBasis } from '../../../shared/results/score-basis.ts';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { companies, userCompanies } from '../companies/companies.tables.ts';
import { employerName } from '../jobs/employer-name.ts';
import { externalCompanies, jobs } from '../jobs/jobs.tables.ts';

/** The parts of a gap that a plan needs. The evidence texts stay in the database. */
export type PlanGap = {
  id: string;
  kind: RequirementKind;
  label: string;
  start: number;
  end: number;
  how: Gap['how'];
};

/** A job with the user's score, and the basis to compute what the score would be with gaps filled. */
export type ScoredJob = {
  analysisId: string;
  jobId: string;
  title: string;
  company: string | null;
  score: number;
  basis: ScoreBasis;
  gaps: PlanGap[];
};

const matchLimit = 10;
/** Reading more would be slow and hardly change the counts. */
const maxJobs = 2_000;

/** The latest ten matches, or the latest ten results if there are none. Skips jobs without a title. */
export async function latestMatches(ctx: SignedInContext): Promise<ScoredJob[]> {
  const good = await read(ctx, matchLimit, gte(jobAnalyses.fitScore, careerThreshold));
  const matches = good.length > 0 ? good : await read(ctx, matchLimit);
  return matches.filter(({ title }) => title.trim() !== '');
}

/** The user's best result for each open job of the companies they follow. */
export async function followedJobs(ctx: SignedInContext): Promise<ScoredJob[]> {
  const followed = ctx.db
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(owned(ctx, userCompanies));
  return bestResultPerJob(
    await read(ctx, maxJobs, and(inArray(jobs.companyId, followed), isNull(jobs.closedAt))),
  );
}

/** Keeps the best result for each job. Drops results whose score can't be reproduced from their basis. */
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

async function read(ctx: SignedInContext, limit: number, condition?: SQL): Promise<ScoredJob[]> {
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
    .where(owned(ctx, jobAnalyses, isNotNull(jobAnalyses.fitScore), condition))
    .orderBy(desc(jobAnalyses.createdAt), desc(jobAnalyses.id))
    .limit(limit);
  return rows.map(({ basis, ...row }) => ({ ...row, basis: basis ?? [] }));
}

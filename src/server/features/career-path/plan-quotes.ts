import { inArray } from 'drizzle-orm';
import type { CareerPlan, PlanJob } from '../../../shared/career/career-plan.ts';
import { lineAround, lineEnd, lineStart } from '../../../shared/line-around.ts';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';

/** Adds the posting's line to each claim. Reads only the postings that the plan shows. */
export async function withQuotes(ctx: SignedInContext, plan: CareerPlan): Promise<CareerPlan> {
  const ids = analysesOf(plan);
  if (ids.length === 0) return plan;
  const rows = await ctx.db
    .select({ id: jobAnalyses.id, text: jobAnalyses.postingText })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, inArray(jobAnalyses.id, ids)));
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return mapJobs(plan, (jobs) =>
    jobs.map((job) => {
      const text = texts.get(job.analysisId) ?? '';
      return { ...job, quote: quoteLine(text, job) };
    }),
  );
}

function quoteLine(text: string, span: PlanJob): string {
  const { start, end } = lineAround(text, span);
  const before = start > lineStart(text, span.start) ? '… ' : '';
  return `${before}${text.slice(start, end).trim()}${end < lineEnd(text, span.end) ? ' …' : ''}`;
}

/** Removes deleted results from the plan. Its counts stay as they were when it was made. */
export async function withoutDeleted(ctx: SignedInContext, plan: CareerPlan): Promise<CareerPlan> {
  const ids = analysesOf(plan);
  if (ids.length === 0) return plan;
  const rows = await ctx.db
    .select({ id: jobAnalyses.id })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, inArray(jobAnalyses.id, ids)));
  const existing = new Set(rows.map(({ id }) => id));
  return mapJobs(plan, (jobs) => jobs.filter(({ analysisId }) => existing.has(analysisId)));
}

function mapJobs(plan: CareerPlan, change: (jobs: PlanJob[]) => PlanJob[]): CareerPlan {
  const mapClaims = <Claim extends { jobs: PlanJob[] }>(claims: Claim[]) =>
    claims.map((claim) => ({ ...claim, jobs: change(claim.jobs) }));
  return {
    ...plan,
    quickWins: mapClaims(plan.quickWins),
    takesTime: mapClaims(plan.takesTime),
    commonGaps: mapClaims(plan.commonGaps),
    had: mapClaims(plan.had),
  };
}

function analysesOf({ quickWins, takesTime, commonGaps, had }: CareerPlan): string[] {
  const claims = [...quickWins, ...takesTime, ...commonGaps, ...had];
  return [...new Set(claims.flatMap(({ jobs }) => jobs.map(({ analysisId }) => analysisId)))];
}

import { inArray } from 'drizzle-orm';
import type { CareerPlan, PlanJob } from '../../../shared/career/career-plan.ts';
import { lineAround, lineEnd, lineStart } from '../../../shared/line-around.ts';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';

/** The plan with the posting's line in each of its claims. Only the postings that it shows are read. */
export async function withQuotes(ctx: SignedInContext, plan: CareerPlan): Promise<CareerPlan> {
  const ids = analysesOf(plan);
  if (ids.length === 0) return plan;
  const rows = await ctx.db
    .select({ id: jobAnalyses.id, text: jobAnalyses.postingText })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, inArray(jobAnalyses.id, ids)));
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return withJobs(plan, (jobs) =>
    jobs.map((job) => {
      const text = texts.get(job.analysisId) ?? '';
      return { ...job, quote: lineOf(text, job) };
    }),
  );
}

function lineOf(text: string, span: PlanJob): string {
  const { start, end } = lineAround(text, span);
  const before = start > lineStart(text, span.start) ? '… ' : '';
  return `${before}${text.slice(start, end).trim()}${end < lineEnd(text, span.end) ? ' …' : ''}`;
}

/** The plan without the results that are no longer there: its counts stay as they were when it was made. */
export async function withoutDeleted(ctx: SignedInContext, plan: CareerPlan): Promise<CareerPlan> {
  const ids = analysesOf(plan);
  if (ids.length === 0) return plan;
  const rows = await ctx.db
    .select({ id: jobAnalyses.id })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, inArray(jobAnalyses.id, ids)));
  const there = new Set(rows.map(({ id }) => id));
  return withJobs(plan, (jobs) => jobs.filter(({ analysisId }) => there.has(analysisId)));
}

function withJobs(plan: CareerPlan, change: (jobs: PlanJob[]) => PlanJob[]): CareerPlan {
  const changed = <Claim extends { jobs: PlanJob[] }>(claims: Claim[]) =>
    claims.map((claim) => ({ ...claim, jobs: change(claim.jobs) }));
  return {
    ...plan,
    quickWins: changed(plan.quickWins),
    takesTime: changed(plan.takesTime),
    commonGaps: changed(plan.commonGaps),
    had: changed(plan.had),
  };
}

function analysesOf({ quickWins, takesTime, commonGaps, had }: CareerPlan): string[] {
  const claims = [...quickWins, ...takesTime, ...commonGaps, ...had];
  return [...new Set(claims.flatMap(({ jobs }) => jobs.map(({ analysisId }) => analysisId)))];
}

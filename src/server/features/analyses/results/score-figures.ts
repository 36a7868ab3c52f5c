import { avg, count, isNotNull, max, min, sql } from 'drizzle-orm';
import type { ScoreFigures, ScorePeriod } from '../../../../shared/results/analysis-summary.ts';
import { highMatchThreshold, scoreBands } from '../../../../shared/results/score-words.ts';
import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobAnalyses } from '../analyses.tables.ts';

const { fitScore, createdAt, id } = jobAnalyses;

/** Totals, averages and distribution of all the person's scores. */
export async function scoreFigures(ctx: SignedInContext): Promise<ScoreFigures> {
  const [counts, overTime] = await Promise.all([countsByScore(ctx), scoresOverTime(ctx)]);
  const scored = counts.filter((each) => each.score !== null) as { score: number; count: number }[];
  const between = (from: number, to = 100) =>
    sum(scored.filter(({ score }) => score >= from && score <= to).map((each) => each.count));
  const scoredCount = between(0);
  return {
    total: sum(counts.map((each) => each.count)),
    scored: scoredCount,
    average: scoredCount ? sum(scored.map(({ score, count }) => score * count)) / scoredCount : null,
    high: between(highMatchThreshold),
    byWord: scoreBands.map((band) => ({ ...band, count: between(band.from, band.to) })),
    overTime,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** At most 102 rows (each score, and none), however many results there are. */
function countsByScore(ctx: SignedInContext) {
  return ctx.db
    .select({ score: fitScore, count: count() })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses))
    .groupBy(fitScore);
}

const maxPeriods = 24;

/** Scores grouped into at most `maxPeriods` groups of equal size, earliest first. */
function scoresOverTime(ctx: SignedInContext): Promise<ScorePeriod[]> {
  const { db } = ctx;
  const group = sql<number>`ntile(${sql.raw(String(maxPeriods))}) over (order by ${createdAt}, ${id})`;
  const grouped = db
    .select({ group: group.as('period'), fitScore, createdAt })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, isNotNull(fitScore)))
    .as('periods');
  return db
    .select({
      from: sql`${min(grouped.createdAt)}`.mapWith(createdAt),
      to: sql`${max(grouped.createdAt)}`.mapWith(createdAt),
      count: count(),
      average: avg(grouped.fitScore).mapWith(Number),
    })
    .from(grouped)
    .groupBy(grouped.group)
    .orderBy(grouped.group) as Promise<ScorePeriod[]>;
}

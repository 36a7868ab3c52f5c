import { avg, count, isNotNull, max, min, sql } from 'drizzle-orm';
import type { ScoreFigures, ScorePeriod } from '../../../../shared/results/analysis-summary.ts';
import { highMatchThreshold, scoreBands } from '../../../../shared/results/score-words.ts';
import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobAnalyses } from '../analyses.tables.ts';

const { fitScore, createdAt, id } = jobAnalyses;

/** What all of a person's scores are together. */
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

/** A hundred rows at most, however many results there are. */
function countsByScore(ctx: SignedInContext) {
  return ctx.db
    .select({ score: fitScore, count: count() })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses))
    .groupBy(fitScore);
}

const mostPeriods = 24;

/** Each score for itself where they are few, else in so many groups of equal size, the earliest first. */
function scoresOverTime(ctx: SignedInContext): Promise<ScorePeriod[]> {
  const { db } = ctx;
  const group = sql<number>`ntile(${sql.raw(String(mostPeriods))}) over (order by ${createdAt}, ${id})`;
  const inTurn = db
    .select({ group: group.as('in_turn'), fitScore, createdAt })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, isNotNull(fitScore)))
    .as('in_turns');
  return db
    .select({
      from: sql`${min(inTurn.createdAt)}`.mapWith(createdAt),
      to: sql`${max(inTurn.createdAt)}`.mapWith(createdAt),
      count: count(),
      average: avg(inTurn.fitScore).mapWith(Number),
    })
    .from(inTurn)
    .groupBy(inTurn.group)
    .orderBy(inTurn.group) as Promise<ScorePeriod[]>;
}

import { and, count, gte, isNotNull, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { settingsOf } from '../../settings/change-settings.ts';
import { jobAnalyses } from '../analyses.tables.ts';

export type MatchCount = { threshold: number; matches: number; scored: number };

/** How many of a person's scores reach the match threshold they set. */
export async function matchCountOf(ctx: SignedInContext): Promise<MatchCount> {
  const { jobMatchThreshold: threshold } = await settingsOf(ctx);
  const [row] = await ctx.db
    .select({
      scored: count(),
      matches: sql<number>`count(*) filter (where ${gte(jobAnalyses.fitScore, threshold)})`.mapWith(Number),
    })
    .from(jobAnalyses)
    .where(and(owned(ctx, jobAnalyses), isNotNull(jobAnalyses.fitScore)));
  return { threshold, matches: row?.matches ?? 0, scored: row?.scored ?? 0 };
}

import { randomUUID } from 'node:crypto';
import { desc, eq, gt, sql } from 'drizzle-orm';
import type { CareerPlan, SkillMark } from '../../../shared/career/career-plan.ts';
import type { SignedInContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { nothingToPlanFrom, skillNotFound } from './career-path.errors.ts';
import { careerPathAnalyses, careerPathSkills } from './career-path.tables.ts';
import { makePlan } from './make-plan.ts';
import { followedJobs, latestMatches } from './plan-jobs.ts';
import { withoutDeleted, withQuotes } from './plan-quotes.ts';

const staleAfterMs = 14 * 24 * 60 * 60 * 1000;
const staleAfterAnalyses = 25;

export type CareerPath = {
  id: string;
  plan: CareerPlan;
  jobsAnalyzedCount: number;
  createdAt: Date;
  /** The number of results newer than the plan. */
  newAnalyses: number;
  /** Older than two weeks, or at least 25 newer results. */
  isStale: boolean;
};

/** The user's latest plan, or null if there is none. */
export async function careerPathOf(ctx: SignedInContext): Promise<CareerPath | null> {
  const latest = await latestOf(ctx, ctx.db);
  return latest && { ...latest, plan: await withoutDeleted(ctx, latest.plan) };
}

/** True if there are results that a plan can be made from. */
export async function canStartCareerPath(ctx: SignedInContext): Promise<boolean> {
  return (await latestMatches(ctx)).length > 0;
}

/** Makes the first plan or replaces a stale one. Does nothing if the current plan isn't stale. */
export async function renewCareerPath(ctx: SignedInContext): Promise<void> {
  const latest = await latestOf(ctx, ctx.db);
  if (latest && !latest.isStale) return;
  await takeAttempt(ctx, limits.careerPathPerAccount, ctx.viewer.id);
  await recompute(ctx, async (tx) => (await latestOf(ctx, tx))?.isStale ?? true);
}

/** Marks a skill of the plan as being learned or already known, or removes the mark (null). Then recomputes the plan. */
export async function markSkill(
  ctx: SignedInContext,
  { skill, mark }: { skill: string; mark: SkillMark | null },
): Promise<void> {
  const latest = await latestOf(ctx, ctx.db);
  if (!latest || !hasSkill(latest.plan, skill)) throw skillNotFound();
  await takeAttempt(ctx, limits.careerPathPerAccount, ctx.viewer.id);
  if (mark === null)
    await ctx.db
      .delete(careerPathSkills)
      .where(owned(ctx, careerPathSkills, eq(careerPathSkills.skill, skill)));
  else
    await ctx.db
      .insert(careerPathSkills)
      .values({ userId: ctx.viewer.id, skill, mark, createdAt: ctx.clock() })
      .onConflictDoUpdate({ target: [careerPathSkills.userId, careerPathSkills.skill], set: { mark } });
  await recompute(ctx, async () => true);
}

/**
 * Computes the plan outside a transaction. If the marks have changed in the meantime, discards it: the request that changed them
 * computes a newer plan.
 */
async function recompute(
  ctx: SignedInContext,
  isStillNeeded: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  const marks = await marksOf(ctx, ctx.db);
  const matches = await latestMatches(ctx);
  if (matches.length === 0) throw nothingToPlanFrom();
  const plan = makePlan(matches, await followedJobs(ctx), new Map(marks));
  const analysis = await withQuotes(ctx, plan);
  const jobsAnalyzedCount = await ctx.db.$count(jobAnalyses, owned(ctx, jobAnalyses));
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`career-path:${ctx.viewer.id}`}))`);
    if (JSON.stringify(await marksOf(ctx, tx)) !== JSON.stringify(marks) || !(await isStillNeeded(tx)))
      return;
    await tx.delete(careerPathAnalyses).where(owned(ctx, careerPathAnalyses));
    const id = randomUUID();
    const row = { id, userId: ctx.viewer.id, analysis, jobsAnalyzedCount, createdAt: ctx.clock() };
    await tx.insert(careerPathAnalyses).values(row);
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'career-path' });
  });
}

async function latestOf(ctx: SignedInContext, db: DatabaseOrTransaction): Promise<CareerPath | null> {
  const [row] = await db
    .select()
    .from(careerPathAnalyses)
    .where(owned(ctx, careerPathAnalyses))
    .orderBy(desc(careerPathAnalyses.createdAt))
    .limit(1);
  if (!row) return null;
  const { id, analysis: plan, jobsAnalyzedCount, createdAt } = row;
  const newAnalyses = await db.$count(
    jobAnalyses,
    owned(ctx, jobAnalyses, gt(jobAnalyses.createdAt, createdAt)),
  );
  const isOld = ctx.clock().getTime() - createdAt.getTime() > staleAfterMs;
  return {
    id,
    plan,
    jobsAnalyzedCount,
    createdAt,
    newAnalyses,
    isStale: isOld || newAnalyses >= staleAfterAnalyses,
  };
}

async function marksOf(ctx: SignedInContext, db: DatabaseOrTransaction): Promise<[string, SkillMark][]> {
  const rows = await db
    .select()
    .from(careerPathSkills)
    .where(owned(ctx, careerPathSkills))
    .orderBy(careerPathSkills.skill);
  return rows.map(({ skill, mark }) => [skill, mark]);
}

function hasSkill({ quickWins, takesTime, had }: CareerPlan, skill: string): boolean {
  return [...quickWins, ...takesTime, ...had].some(({ key }) => key === skill);
}

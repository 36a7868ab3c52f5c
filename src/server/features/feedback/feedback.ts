import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Context, SignedInContext } from '../../context.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { feedbackRefused } from './feedback.errors.ts';
import { feedback } from './feedback.tables.ts';

const maxChars = 5_000;

/** Stores a message for the administrators. */
export async function sendFeedback(ctx: SignedInContext, input: string): Promise<void> {
  const content = input.trim();
  if (!content) throw feedbackRefused('Please enter your feedback');
  if (content.length > maxChars) throw feedbackRefused('This is too long. Keep it under 5,000 characters.');
  await takeAttempt(ctx, limits.feedbackPerAccount, ctx.viewer.id);
  await ctx.db
    .insert(feedback)
    .values({ id: randomUUID(), userId: ctx.viewer.id, content, createdAt: ctx.clock() });
}

const perPage = 20;

/** Open or resolved messages, newest first. */
export async function listFeedback(ctx: Context, { page, resolved }: { page: number; resolved: boolean }) {
  requireAdmin(ctx);
  const [rows, openCount] = await Promise.all([
    ctx.db
      .select({
        id: feedback.id,
        content: feedback.content,
        status: feedback.status,
        createdAt: feedback.createdAt,
        username: profiles.username,
      })
      .from(feedback)
      .innerJoin(profiles, eq(profiles.id, feedback.userId))
      .where(eq(feedback.isResolved, resolved))
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(perPage + 1)
      .offset((page - 1) * perPage),
    ctx.db.$count(feedback, eq(feedback.isResolved, false)),
  ]);
  return { messages: rows.slice(0, perPage), hasMore: rows.length > perPage, openCount };
}

import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Context, SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { adminRequired } from '../accounts/accounts.errors.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { feedback } from './feedback.tables.ts';

const maxChars = 5_000;

/** Keeps what a person wants to tell whoever runs this Rolefit. */
export async function sendFeedback(ctx: SignedInContext, given: string): Promise<void> {
  const content = given.trim();
  if (!content) throw refused('Please enter your feedback');
  if (content.length > maxChars) throw refused('This is too long. Keep it under 5,000 characters.');
  await ctx.db
    .insert(feedback)
    .values({ id: randomUUID(), userId: ctx.viewer.id, content, createdAt: ctx.clock() });
}

/** The newest messages with who sent them, for administrators. */
export async function latestFeedback(ctx: Context) {
  if (!ctx.viewer?.isAdmin) throw adminRequired();
  return ctx.db
    .select({
      id: feedback.id,
      content: feedback.content,
      createdAt: feedback.createdAt,
      username: profiles.username,
    })
    .from(feedback)
    .innerJoin(profiles, eq(profiles.id, feedback.userId))
    .orderBy(desc(feedback.createdAt))
    .limit(20);
}

const refused = (message: string) =>
  new AppError('feedback_refused', message, { title: 'Error submitting feedback', field: 'content' });

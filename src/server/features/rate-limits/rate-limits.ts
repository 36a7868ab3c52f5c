import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** At most `attempts` within `seconds` of the first one. */
export type RateLimit = { name: string; attempts: number; seconds: number };

/**
 * Counts one attempt by `who` (an address or account id) and throws if the limit is exceeded. The window starts with the
 * first attempt. Uses a single statement, so that simultaneous attempts are all counted.
 */
export async function takeAttempt(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { name, attempts, seconds }: RateLimit,
  who: string,
): Promise<void> {
  const now = clock();
  const windowEndsAt = new Date(now.getTime() + seconds * 1000);
  const isExpired = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
  const [taken] = await db
    .insert(rateLimits)
    .values({ key: keyOf(name, who), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isExpired} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (taken && taken.count > attempts)
    throw tooManyAttempts(Math.ceil((taken.windowEndsAt.getTime() - now.getTime()) / 1000));
}

/** Deletes expired windows. */
export async function sweepRateLimits({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, clock()));
}

const keyOf = (name: string, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url')}`;

const tooManyAttempts = (retryAfterSeconds: number) =>
  new AppError('too_many_attempts', 'Please wait a few moments before trying again.', {
    title: 'Too Many Attempts',
    retryAfterSeconds,
  });

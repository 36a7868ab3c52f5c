import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import type { SyncResult } from './job-sync.types.ts';
import { runSyncBatch } from './sync-batch.ts';

/** Whoever calls waits for the answer, and proxies do not wait for long. */
const budgetMs = 45_000;

/** One batch for an outside scheduler, which proves itself by the operator's token. */
export async function syncForScheduler(
  ctx: Context,
  { authorization, clientAddress }: { authorization: string | null; clientAddress: string },
): Promise<SyncResult> {
  const { syncToken } = ctx.settings;
  if (!syncToken) throw notFound('This page');
  await takeAttempt(ctx, limits.syncCallPerAddress, clientAddress);
  const [, given = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  if (!timingSafeEqual(digest(given), digest(syncToken)))
    throw new AppError('unauthorized', 'The token is missing or wrong.');
  return runSyncBatch(ctx, { budgetMs, isAutomated: true });
}

/** Of the same length whatever is given. */
const digest = (text: string) => createHash('sha256').update(text).digest();

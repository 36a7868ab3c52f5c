import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import type { SyncResult } from './job-sync.types.ts';
import { runSyncBatch } from './sync-batch.ts';

/** The caller waits for the response, and proxies do not wait for long. */
const budgetMs = 45_000;

/** Runs one batch for an external scheduler, which authenticates with the operator's token (`SYNC_TOKEN`). */
export async function syncForScheduler(
  ctx: Context,
  { authorization, clientAddress }: { authorization: string | null; clientAddress: string },
): Promise<SyncResult> {
  const { syncToken } = ctx.settings;
  if (!syncToken) throw notFound('This page');
  await takeAttempt(ctx, limits.syncCallPerAddress, clientAddress);
  const [, sentToken = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  if (!timingSafeEqual(digest(sentToken), digest(syncToken)))
    throw new AppError('unauthorized', 'The token is missing or wrong.');
  if (!ctx.site.current.syncsBoards)
    throw new AppError('sync_off', 'Syncing on a schedule is turned off in the settings of the site.');
  return runSyncBatch(ctx, { budgetMs, isAutomated: true });
}

/** `timingSafeEqual` needs inputs of equal length. */
const digest = (text: string) => createHash('sha256').update(text).digest();

import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { companies } from '../companies/companies.tables.ts';
import type { CompanySync, SyncResult } from './job-sync.types.ts';
import { runSyncBatch } from './sync-batch.ts';
import { syncCompany } from './sync-company.ts';

/** The administrator waits for the response. */
const budgetMs = 20_000;

/** Runs a batch for an administrator; see `runSyncBatch`. */
export async function syncBatchNow(context: Context): Promise<SyncResult> {
  const ctx = requireAdmin(context);
  await recordAdminAction(ctx, ctx.db, { action: 'sync-jobs' });
  return runSyncBatch(ctx, { budgetMs });
}

/** Syncs one company for an administrator. */
export async function syncBoardNow(context: Context, companyId: string): Promise<CompanySync> {
  const ctx = requireAdmin(context);
  if (!isUuid(companyId)) throw notFound('This company');
  if ((await ctx.db.$count(companies, eq(companies.id, companyId))) === 0) throw notFound('This company');
  await recordAdminAction(ctx, ctx.db, { action: 'sync-company', subject: companyId });
  return syncCompany(ctx, companyId, { budgetMs, force: true, isAwaited: true });
}

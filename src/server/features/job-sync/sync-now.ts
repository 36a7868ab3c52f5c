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

/** Somebody waits for the answer. */
const budgetMs = 20_000;

/** Syncs the next companies at an administrator's wish; see `runSyncBatch`. */
export async function syncBatchNow(given: Context): Promise<SyncResult> {
  const ctx = requireAdmin(given);
  await recordAdminAction(ctx, ctx.db, { action: 'sync-jobs' });
  return runSyncBatch(ctx, { budgetMs });
}

/** Reads one company's board at an administrator's wish. */
export async function syncBoardNow(given: Context, companyId: string): Promise<CompanySync> {
  const ctx = requireAdmin(given);
  if (!isUuid(companyId)) throw notFound('This company');
  if ((await ctx.db.$count(companies, eq(companies.id, companyId))) === 0) throw notFound('This company');
  await recordAdminAction(ctx, ctx.db, { action: 'sync-company', subject: companyId });
  return syncCompany(ctx, companyId, { budgetMs, force: true, isAwaited: true });
}

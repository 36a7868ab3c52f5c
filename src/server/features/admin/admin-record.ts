import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { adminActions } from './admin.tables.ts';
import { requireAdmin } from './require-admin.ts';

/** `details` must not contain personal data: rows are kept after the account is deleted. */
type AdminAction = {
  action: string;
  subject?: string;
  details?: Record<string, string | number | boolean>;
};

/** Records an action of an administrator, in the same transaction as the action itself. */
export async function recordAdminAction(
  ctx: Context,
  db: DatabaseOrTransaction,
  { action, subject, details }: AdminAction,
): Promise<void> {
  const adminId = requireAdmin(ctx).viewer.id;
  await db
    .insert(adminActions)
    .values({ id: randomUUID(), adminId, action, subject, details, createdAt: ctx.clock() });
}

const perPage = 25;

/** The recorded actions, newest first. The username is null if the account was deleted. */
export async function listAdminActions(ctx: Context, page: number) {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select({
      id: adminActions.id,
      action: adminActions.action,
      subject: adminActions.subject,
      details: adminActions.details,
      createdAt: adminActions.createdAt,
      username: profiles.username,
    })
    .from(adminActions)
    .leftJoin(profiles, eq(profiles.id, adminActions.adminId))
    .orderBy(desc(adminActions.createdAt), desc(adminActions.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  return { actions: rows.slice(0, perPage), hasMore: rows.length > perPage };
}

import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';

/** True if there would be no administrator without this person. One who is suspended doesn't count. */
export async function isOnlyAdmin(db: DatabaseOrTransaction, userId: string): Promise<boolean> {
  const admins = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.id), isNull(users.suspendedAt)))
    .where(eq(profiles.isAdmin, true))
    .limit(2);
  return admins.length === 1 && admins[0]?.id === userId;
}

/** Prevents other administrators from leaving until the transaction ends, so that the last two can't both leave. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.isAdmin, true))
    .orderBy(profiles.id)
    .for('update');
}

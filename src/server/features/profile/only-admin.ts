import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { profiles } from '../accounts/accounts.tables.ts';

/** True if there would be no administrator without this user. */
export async function isOnlyAdmin({ viewer }: SignedInContext, db: DatabaseOrTransaction): Promise<boolean> {
  return viewer.isAdmin && (await db.$count(profiles, eq(profiles.isAdmin, true))) <= 1;
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

import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { profiles } from '../accounts/accounts.tables.ts';

/** Would nobody be administrator without this person? */
export async function isOnlyAdmin({ viewer }: SignedInContext, db: DatabaseOrTransaction): Promise<boolean> {
  return viewer.isAdmin && (await db.$count(profiles, eq(profiles.isAdmin, true))) <= 1;
}

/** Until the transaction ends no other administrator can leave: of the last two that go at once, one is the last. */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.isAdmin, true))
    .orderBy(profiles.id)
    .for('update');
}

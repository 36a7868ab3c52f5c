import { eq, or, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { users, verifications } from '../accounts/accounts.tables.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { holdUsage } from '../billing/usage.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { removeResumeFilesOf } from '../resumes/resumes.ts';
import { lockAdministrators, isOnlyAdmin } from './only-admin.ts';
import { emailNotTyped, onlyAdminUnconfirmed } from './profile.errors.ts';

/**
 * Deletes who asks, with everything of theirs. The rows go first, in one transaction: a kill before the files are gone
 * leaves files without a row, and the sweep takes those. Tasks that still lie in the queue carry ids of rows that are gone.
 */
export async function deleteAccount(
  ctx: SignedInContext,
  input: { email: string; leaveWithoutAdmin: boolean },
): Promise<void> {
  const { id, email, isAdmin } = ctx.viewer;
  if (input.email.trim().toLowerCase() !== email.toLowerCase()) throw emailNotTyped();
  await ctx.db.transaction(async (tx) => {
    // Who scores for this person at this moment would wait for rows that go here, and hold others of them.
    await holdUsage(ctx, tx);
    if (isAdmin) await lockAdministrators(tx);
    if (!input.leaveWithoutAdmin && (await isOnlyAdmin(ctx, tx))) throw onlyAdminUnconfirmed();
    if (isAdmin) await recordAdminAction(ctx, tx, { action: 'delete-own-account', subject: id });
    // Neither refers to the account: a mail may have gone to an address before it had one, a token names it as text.
    await tx.delete(outboxEmails).where(eq(sql`lower(${outboxEmails.recipientEmail})`, email.toLowerCase()));
    await tx
      .delete(verifications)
      .where(or(eq(verifications.value, id), sql`strpos(${verifications.identifier}, ${email}) > 0`));
    await tx.delete(users).where(eq(users.id, id));
  });
  await removeResumeFilesOf(ctx, id).catch((error: unknown) =>
    ctx.logger.warn({ err: error }, 'files of a deleted account are left to the sweep'),
  );
}

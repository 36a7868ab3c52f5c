import { eq, or, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { accountDeleting } from '../accounts/accounts.events.ts';
import { users, verifications } from '../accounts/accounts.tables.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { isOnlyAdmin, lockAdministrators } from '../admin/only-admin.ts';
import { lockUsage } from '../billing/usage.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { removeResumeFilesOf } from '../resumes/resumes.ts';
import { emailNotTyped, onlyAdminUnconfirmed } from './profile.errors.ts';

/**
 * Deletes the current user and all their data. The rows go first, in one transaction. If the process is killed before the
 * files are removed, the sweep removes them later. Tasks still in the queue find that their rows are gone.
 */
export async function deleteAccount(
  ctx: SignedInContext,
  input: { email: string; leaveWithoutAdmin: boolean },
): Promise<void> {
  const { id, email, isAdmin } = ctx.viewer;
  if (input.email.trim().toLowerCase() !== email.toLowerCase()) throw emailNotTyped();
  await ctx.db.transaction(async (tx) => {
    // Prevents a deadlock with a scoring run of this user, which locks rows that are deleted here.
    await lockUsage(ctx, tx);
    if (isAdmin) await lockAdministrators(tx);
    if (!input.leaveWithoutAdmin && (await isOnlyAdmin(tx, id))) throw onlyAdminUnconfirmed();
    if (isAdmin) await recordAdminAction(ctx, tx, { action: 'delete-own-account', subject: id });
    // These don't reference the account: an email may be older than it, and a token contains the id only as text.
    for (const table of [outboxEmails, emailLogs, campaignRecipients])
      await tx.delete(table).where(eq(sql`lower(${table.recipientEmail})`, email.toLowerCase()));
    await tx
      .delete(verifications)
      .where(or(eq(verifications.value, id), sql`strpos(${verifications.identifier}, ${email}) > 0`));
    await ctx.domainEvents.publish(tx, accountDeleting, { userId: id });
    await tx.delete(users).where(eq(users.id, id));
  });
  await removeResumeFilesOf(ctx, id).catch((error: unknown) =>
    ctx.logger.warn({ err: error }, 'files of a deleted account are left to the sweep'),
  );
}

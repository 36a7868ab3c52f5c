import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { mailboxOf } from '../../../shared/email/email-address.ts';
import type { App, Context } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { emailSuppressions, type SuppressionReason } from './suppression.tables.ts';

/** Stops campaign emails to these addresses. One that is on the list already keeps its reason. */
export async function suppressAddresses(
  { clock }: Pick<App, 'clock'>,
  db: DatabaseOrTransaction,
  emails: string[],
  reason: SuppressionReason,
): Promise<number> {
  const unique = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (unique.length === 0) return 0;
  const added = await db
    .insert(emailSuppressions)
    .values(unique.map((email) => ({ email, reason, createdAt: clock() })))
    .onConflictDoNothing()
    .returning({ email: emailSuppressions.email });
  return added.length;
}

const perPage = 50;

export async function listSuppressions(ctx: Context, { search, page }: { search: string; page: number }) {
  requireAdmin(ctx);
  const matches = search ? containsText(emailSuppressions.email, search) : undefined;
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select()
      .from(emailSuppressions)
      .where(matches)
      .orderBy(desc(emailSuppressions.createdAt), asc(emailSuppressions.email))
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db.select({ count: count() }).from(emailSuppressions).where(matches),
  ]);
  return { rows, total: total?.count ?? 0, pageCount: Math.max(1, Math.ceil((total?.count ?? 0) / perPage)) };
}

/** Takes an address off the list. */
export async function allowAddress(ctx: Context, email: string): Promise<void> {
  requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(emailSuppressions).where(eq(emailSuppressions.email, email.toLowerCase()));
    await recordAdminAction(ctx, tx, { action: 'allow-address' });
  });
}

const chunkSize = 1_000;

/** Adds every address in a text, whatever is between them: one a line, a CSV, a list with commas. */
export async function importSuppressions(
  ctx: Context,
  text: string,
): Promise<{ found: number; added: number }> {
  requireAdmin(ctx);
  const words = text.split(/[\s,;<>"()[\]\p{Cc}]+/u).map((word) => word.replace(/^'|'$/g, ''));
  const emails = [...new Set(words.filter((word) => mailboxOf(word)).map((email) => email.toLowerCase()))];
  let added = 0;
  for (let start = 0; start < emails.length; start += chunkSize)
    added += await suppressAddresses(ctx, ctx.db, emails.slice(start, start + chunkSize), 'added');
  await recordAdminAction(ctx, ctx.db, { action: 'import-suppressions', details: { addresses: added } });
  return { found: emails.length, added };
}

/** The whole list as CSV. */
export async function exportSuppressions(ctx: Context): Promise<string> {
  requireAdmin(ctx);
  const rows = await ctx.db.select().from(emailSuppressions).orderBy(asc(emailSuppressions.email));
  const lines = rows.map(({ email, reason, createdAt }) => [email, reason, createdAt.toISOString()]);
  return [['email', 'reason', 'created_at'], ...lines]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For queries about campaign recipients: whether an address wants no such email. */
export const isSuppressed = (email: unknown) =>
  sql`exists (select 1 from ${emailSuppressions} where ${emailSuppressions.email} = lower(${email}))`;

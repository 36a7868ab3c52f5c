import { randomUUID } from 'node:crypto';
import type { Trial } from '../../../shared/rules/site-rules.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { StorageUnavailableError } from '../../platform/storage.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';

/** Sends an email to the administrator, now and not through the outbox, to see what the mail server says. Recorded. */
export async function tryMailServer(context: Context): Promise<Trial> {
  const ctx = requireAdmin(context);
  if (!ctx.mailer) return { ok: false, title: 'No mail server', detail: 'Set SMTP_URL and restart.' };
  const { productName } = ctx.site.current;
  const text = `This is a test from the settings of ${productName}. If you can read it, email works.`;
  const sent = await ctx.mailer.send({
    id: randomUUID(),
    to: ctx.viewer.email,
    subject: `${productName}: email works`,
    text: `${text}\n`,
    html: `<p>${escaped(text)}</p>`,
  });
  await recordTrial(ctx, 'try-mail-server', sent.outcome === 'sent');
  if (sent.outcome === 'sent')
    return { ok: true, title: 'Test email sent', detail: `Look for it in the inbox of ${ctx.viewer.email}.` };
  return { ok: false, title: 'The test email wasn’t sent', detail: sent.reason };
}

/** Writes, reads and removes a small file. Recorded. */
export async function tryStorage(context: Context): Promise<Trial> {
  const ctx = requireAdmin(context);
  const startedAt = performance.now();
  const failure = await storageProblem(ctx);
  await recordTrial(ctx, 'try-storage', failure === null);
  if (failure !== null) return { ok: false, title: 'The files can’t be used', detail: failure };
  const ms = Math.round(performance.now() - startedAt);
  const detail = `A small file was written, read and removed in ${ms.toLocaleString('en')} ms.`;
  return { ok: true, title: 'Storage works', detail };
}

/** What went wrong, or null. */
async function storageProblem({ storage }: SignedInContext): Promise<string | null> {
  const key = `trial/${randomUUID()}`;
  const bytes = new TextEncoder().encode(key);
  try {
    await storage.put(key, bytes);
    const read = await storage.get(key);
    await storage.remove(key);
    return read && Buffer.compare(read, bytes) === 0 ? null : 'What was read isn’t what was written.';
  } catch (error) {
    const { message, cause } = (error instanceof StorageUnavailableError ? error.cause : error) as Error;
    return cause instanceof Error ? `${message} (${cause.message})` : message;
  }
}

const recordTrial = (ctx: SignedInContext, action: string, worked: boolean) =>
  recordAdminAction(ctx, ctx.db, { action, details: { worked } });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

import { eq } from 'drizzle-orm';
import { counted } from '../../../../shared/plural.ts';
import type { OwnerContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { sendNotification } from '../../email/send-email.ts';
import { analysisRunJobs, type Run } from '../analysis-runs.tables.ts';

/** Tells people that their run is over, unless they have turned notifications off. It contains no names, whoever gave them. */
export async function mailRunFinished(ctx: OwnerContext, tx: Transaction, run: Run): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ctx.viewer.id));
  if (!user) return;
  const jobs = counted(await tx.$count(analysisRunJobs, eq(analysisRunJobs.runId, run.id)), 'job');
  const { baseUrl } = ctx.settings;
  const message = `Your analysis of ${jobs} has finished. See how you fit:`;
  const reason =
    'You’re getting this email because notifications are on. You can turn them off in your settings:';
  const [results, settings] = [`${baseUrl}/results`, `${baseUrl}/settings`];
  await sendNotification(ctx, tx, ctx.viewer.id, {
    kind: 'run-finished',
    to: user.email,
    subject: `Your ${ctx.site.current.productName} analysis of ${jobs} has finished`,
    text: `${message}\n\n${results}\n\n${reason}\n${settings}\n`,
    html: `<p>${message}</p><p class="button"><a href="${results}">See the results</a></p><p>${reason}<br><a href="${settings}">${settings}</a></p>`,
  });
}

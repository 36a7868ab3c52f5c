import { eq } from 'drizzle-orm';
import { counted } from '../../../../shared/plural.ts';
import type { OwnerContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { sendNotification } from '../../email/send-email.ts';
import { notificationOf } from '../../mail-format/mail-parts.ts';
import { analysisRunJobs, type Run } from '../analysis-runs.tables.ts';

/** Tells people that their run is over, unless they have turned notifications off. It contains no names, whoever gave them. */
export async function mailRunFinished(ctx: OwnerContext, tx: Transaction, run: Run): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, ctx.viewer.id));
  if (!user) return;
  const jobs = counted(await tx.$count(analysisRunJobs, eq(analysisRunJobs.runId, run.id)), 'job');
  const content = notificationOf(
    ctx.settings,
    `Your ${ctx.site.current.productName} analysis of ${jobs} has finished`,
    [
      `Your analysis of ${jobs} has finished. See how you fit:`,
      { label: 'See the results', href: `${ctx.settings.baseUrl}/results` },
    ],
  );
  await sendNotification(ctx, tx, ctx.viewer.id, { kind: 'run-finished', to: user.email, ...content });
}

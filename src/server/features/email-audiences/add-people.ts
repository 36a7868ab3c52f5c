import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { lockDraft } from '../email-campaigns/recipients.ts';
import { type AudienceInput, matchingPeople } from './find-people.ts';

/** Makes the people who match recipients of a campaign. Returns how many weren't yet. */
export async function addPeople(ctx: Context, campaignId: string, input: AudienceInput): Promise<number> {
  requireAdmin(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockDraft(tx, campaignId);
    const { rowCount } = await tx.execute(sql`
      insert into ${campaignRecipients} (id, campaign_id, user_id, recipient_email, recipient_name, custom_fields)
      select gen_random_uuid(), ${campaignId}, ${users.id}, ${users.email}, ${profiles.username},
        jsonb_build_object('username', ${profiles.username})
      from ${users} join ${profiles} on ${profiles.id} = ${users.id}
      where ${matchingPeople(ctx, input)}
      on conflict do nothing`);
    const added = rowCount ?? 0;
    await recordAdminAction(ctx, tx, {
      action: 'add-people',
      subject: campaignId,
      details: { recipients: added },
    });
    return added;
  });
}

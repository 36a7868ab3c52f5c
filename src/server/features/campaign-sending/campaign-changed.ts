import { eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { profiles } from '../accounts/accounts.tables.ts';

/** Has the administrators' open pages load again. */
export async function announceCampaigns(
  { events }: Pick<App, 'events'>,
  db: DatabaseOrTransaction,
): Promise<void> {
  const admins = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.isAdmin, true));
  await events.publishToAll(
    db,
    admins.map(({ id }) => id),
    'emails',
  );
}

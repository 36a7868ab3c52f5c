import { eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { userCompanies } from '../companies/companies.tables.ts';

/** Makes the open pages of a company's followers reload. */
export async function notifyFollowers(
  { db, events }: Pick<App, 'db' | 'events'>,
  companyId: string,
): Promise<void> {
  const followers = await db
    .select({ userId: userCompanies.userId })
    .from(userCompanies)
    .where(eq(userCompanies.companyId, companyId));
  await events.publishToAll(
    db,
    followers.map(({ userId }) => userId),
    'companies',
  );
}

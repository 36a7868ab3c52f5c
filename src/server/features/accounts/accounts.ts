import { count, eq, sql } from 'drizzle-orm';
import type { App, Viewer } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { accountCreated } from './accounts.events.ts';
import { profiles, users } from './accounts.tables.ts';

/** The signed-in user by the session cookie, or null. Creates the profile if it is missing, at the first sign-in. */
export async function viewerOf(app: App, headers: Headers): Promise<Viewer | null> {
  const session = await app.auth.api.getSession({ headers });
  if (!session) return null;
  const { id, email, name } = session.user;
  const account = await accountWithProfile(app, id);
  if (!account || account.suspendedAt) return null;
  const profile = account.profile ?? (await createProfile(app, { id, email, name }));
  if (!profile) return null;
  return { id, email, username: profile.username, isAdmin: profile.isAdmin };
}

async function accountWithProfile({ db }: App, id: string) {
  const [account] = await db
    .select({ suspendedAt: users.suspendedAt, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id));
  return account;
}

/** Returns null if the account was deleted in the meantime. */
export async function createProfile(app: App, user: { id: string; email: string; name: string }) {
  return app.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, user.id))
      .for('key share');
    if (!account) return null;
    const [created] = await tx
      .insert(profiles)
      .values({
        id: user.id,
        username: user.name.trim() || user.email.split('@')[0] || 'user',
        isAdmin: await becomesAdmin(app, tx, user.email),
        createdAt: app.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (created) {
      await app.domainEvents.publish(tx, accountCreated, { userId: user.id });
      return created;
    }
    const [existing] = await tx.select().from(profiles).where(eq(profiles.id, user.id));
    if (!existing) throw new Error('A profile was neither created nor found.');
    return existing;
  });
}

/** ADMIN_EMAIL names the administrator; without it, the first account becomes one. The lock makes simultaneous first sign-ups wait. */
async function becomesAdmin({ settings }: App, tx: Transaction, email: string): Promise<boolean> {
  if (settings.adminEmail) return email.toLowerCase() === settings.adminEmail;
  await tx.execute(sql`select pg_advisory_xact_lock(7305115)`);
  const [row] = await tx.select({ profiles: count() }).from(profiles);
  return row?.profiles === 0;
}

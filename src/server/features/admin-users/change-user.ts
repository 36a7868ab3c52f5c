import { eq } from 'drizzle-orm';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { adminRequired } from '../accounts/accounts.errors.ts';
import { accountSuspending } from '../accounts/accounts.events.ts';
import { profiles, sessions, users } from '../accounts/accounts.tables.ts';
import { isUserId } from '../accounts/user-id.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { isOnlyAdmin, lockAdministrators } from '../admin/only-admin.ts';
import { requireAdmin } from '../admin/require-admin.ts';

type Person = { id: string; isAdmin: boolean; suspendedAt: Date | null };

/** Makes a person an administrator. */
export function makeAdmin(context: Context, userId: string): Promise<void> {
  return changeUser(context, userId, async (ctx, tx, person) => {
    if (person.isAdmin) return;
    if (person.suspendedAt) throw refused('Lift the suspension first.');
    const [profile] = await tx
      .update(profiles)
      .set({ isAdmin: true })
      .where(eq(profiles.id, person.id))
      .returning({ id: profiles.id });
    if (!profile) throw refused('This person has never signed in.');
    await recordAdminAction(ctx, tx, { action: 'make-admin', subject: person.id });
  });
}

/** Takes the role away. The last administrator keeps it. */
export function removeAdmin(context: Context, userId: string): Promise<void> {
  return changeUser(context, userId, async (ctx, tx, person) => {
    if (!person.isAdmin) return;
    if (await isOnlyAdmin(tx, person.id)) throw lastAdmin();
    await tx.update(profiles).set({ isAdmin: false }).where(eq(profiles.id, person.id));
    await recordAdminAction(ctx, tx, { action: 'remove-admin', subject: person.id });
  });
}

/** Signs the person out everywhere, keeps them from signing in, and ends what runs for them. Their data stays. */
export function suspendUser(context: Context, userId: string): Promise<void> {
  return changeUser(context, userId, async (ctx, tx, person) => {
    if (person.suspendedAt) return;
    if (person.id === ctx.viewer.id) throw refused('You can’t suspend yourself.');
    if (await isOnlyAdmin(tx, person.id)) throw lastAdmin();
    await tx.update(users).set({ suspendedAt: ctx.clock() }).where(eq(users.id, person.id));
    await tx.delete(sessions).where(eq(sessions.userId, person.id));
    await ctx.domainEvents.publish(tx, accountSuspending, { userId: person.id });
    await recordAdminAction(ctx, tx, { action: 'suspend-user', subject: person.id });
  });
}

export function reinstateUser(context: Context, userId: string): Promise<void> {
  return changeUser(context, userId, async (ctx, tx, person) => {
    if (!person.suspendedAt) return;
    await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, person.id));
    await recordAdminAction(ctx, tx, { action: 'reinstate-user', subject: person.id });
  });
}

export function signOutUser(context: Context, userId: string): Promise<void> {
  return changeUser(context, userId, async (ctx, tx, person) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.userId, person.id))
      .returning({ id: sessions.id });
    const details = { sessions: ended.length };
    await recordAdminAction(ctx, tx, { action: 'sign-out-user', subject: person.id, details });
  });
}

type Change = (ctx: SignedInContext, tx: Transaction, person: Person) => Promise<void>;

/** Changes and records in one transaction. The lock lets only one change of administrators happen at a time. */
async function changeUser(context: Context, userId: string, change: Change): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUserId(userId)) throw notFound('This person');
  await ctx.db.transaction(async (tx) => {
    await lockAdministrators(tx);
    // Another administrator may have taken the role away since the request began.
    if (!(await personOf(tx, ctx.viewer.id))?.isAdmin) throw adminRequired();
    const person = await personOf(tx, userId);
    if (!person) throw notFound('This person');
    await change(ctx, tx, person);
    await ctx.events.publish(tx, { userId, kind: 'account' });
  });
}

async function personOf(tx: Transaction, userId: string): Promise<Person | undefined> {
  const [row] = await tx
    .select({ id: users.id, isAdmin: profiles.isAdmin, suspendedAt: users.suspendedAt })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
    .for('no key update', { of: users });
  return row && { ...row, isAdmin: row.isAdmin ?? false };
}

const refused = (message: string) => new AppError('not_possible', message, { title: 'Nothing changed' });

const lastAdmin = () => refused('This is the only administrator. Make someone else an administrator first.');

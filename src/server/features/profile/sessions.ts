import { desc, eq, gt, ne } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { sessions } from '../accounts/accounts.tables.ts';
import { owned } from '../accounts/ownership.ts';
import { deviceName } from './device-name.ts';

export type OpenSession = {
  id: string;
  device: string;
  signedInAt: Date;
  lastSeenAt: Date;
  isThisOne: boolean;
};

/** Where this person is signed in, this place first, then the latest seen. `headers` carry the cookie that names this one. */
export async function openSessions(ctx: SignedInContext, headers: Headers): Promise<OpenSession[]> {
  const thisOne = await sessionIdOf(ctx, headers);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(owned(ctx, sessions, gt(sessions.expiresAt, ctx.clock())))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: deviceName(userAgent),
      signedInAt: createdAt,
      lastSeenAt: updatedAt,
      isThisOne: id === thisOne,
    }))
    .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

export async function endSession(ctx: SignedInContext, id: string): Promise<void> {
  const [ended] = await ctx.db
    .delete(sessions)
    .where(owned(ctx, sessions, eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (!ended) throw notFound('This session');
  await ctx.events.publish(ctx.db, { userId: ctx.viewer.id, kind: 'account' });
}

/** Answers how many were ended. */
export async function endOtherSessions(ctx: SignedInContext, headers: Headers): Promise<number> {
  const thisOne = await sessionIdOf(ctx, headers);
  const ended = await ctx.db
    .delete(sessions)
    .where(owned(ctx, sessions, ne(sessions.id, thisOne)))
    .returning({ id: sessions.id });
  await ctx.events.publish(ctx.db, { userId: ctx.viewer.id, kind: 'account' });
  return ended.length;
}

/** Empty, and so nobody's, where the session ended while the request was under way. */
async function sessionIdOf(ctx: SignedInContext, headers: Headers): Promise<string> {
  return (await ctx.auth.api.getSession({ headers }))?.session.id ?? '';
}

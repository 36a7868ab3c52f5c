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

/** The user's sessions, this one first, then by last use. `headers` carry this session's cookie. */
export async function openSessions(ctx: SignedInContext, headers: Headers): Promise<OpenSession[]> {
  const currentId = await sessionIdOf(ctx, headers);
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
      isThisOne: id === currentId,
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

/** Returns how many sessions were ended. */
export async function endOtherSessions(ctx: SignedInContext, headers: Headers): Promise<number> {
  const currentId = await sessionIdOf(ctx, headers);
  const ended = await ctx.db
    .delete(sessions)
    .where(owned(ctx, sessions, ne(sessions.id, currentId)))
    .returning({ id: sessions.id });
  await ctx.events.publish(ctx.db, { userId: ctx.viewer.id, kind: 'account' });
  return ended.length;
}

/** An empty string, which matches no session, if it ended during the request. */
async function sessionIdOf(ctx: SignedInContext, headers: Headers): Promise<string> {
  return (await ctx.auth.api.getSession({ headers }))?.session.id ?? '';
}

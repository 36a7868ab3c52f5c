import { eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { owned } from '../accounts/ownership.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { companyNotFound, tooManyFollowed } from './companies.errors.ts';
import { companyFollowed } from './companies.events.ts';
import { companies, supportedCompanies, userCompanies } from './companies.tables.ts';
import { companyOfBoard, followedBy, hasPublicId, isFollowedByViewer } from './company-joins.ts';

const mostFollowed = 200;

/** Follows a company by its own id or its board's, and asks for its jobs. Following it already is no error. */
export async function followCompany(ctx: SignedInContext, id: string): Promise<{ name: string }> {
  await takeAttempt(ctx, limits.followPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`follows:${ctx.viewer.id}`}))`);
    const board = await lockCompany(ctx, tx, id);
    if (board.isFollowed) return board;
    if ((await tx.$count(userCompanies, owned(ctx, userCompanies))) >= mostFollowed)
      throw tooManyFollowed(mostFollowed);
    const companyId = board.companyId ?? (await makeCompany(ctx, tx, board.id));
    await tx.insert(userCompanies).values({ userId: ctx.viewer.id, companyId, createdAt: ctx.clock() });
    await ctx.domainEvents.publish(tx, companyFollowed, { companyId });
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'companies' });
    return board;
  });
}

/** Until the transaction ends nobody else follows or leaves this company, so none is made twice or taken from under a follower. */
export async function lockCompany(ctx: SignedInContext, tx: Transaction, id: string) {
  if (!isUuid(id)) throw companyNotFound();
  await tx.select().from(supportedCompanies).where(hasPublicId(id)).for('no key update');
  const [board] = await tx
    .select({
      id: supportedCompanies.id,
      name: supportedCompanies.name,
      isDemo: supportedCompanies.isDemo,
      companyId: companies.id,
      isFollowed: isFollowedByViewer,
    })
    .from(supportedCompanies)
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .where(hasPublicId(id));
  if (!board) throw companyNotFound();
  return board;
}

/** It gets the board's own id: its page keeps its address when it is followed first and when it is left last. */
async function makeCompany(ctx: SignedInContext, tx: Transaction, boardId: string): Promise<string> {
  const now = ctx.clock();
  const { name, website, industry, about, isDemo } = supportedCompanies;
  const [board] = await tx
    .select({ name, website, industry, about, isDemo })
    .from(supportedCompanies)
    .where(eq(supportedCompanies.id, boardId));
  if (!board) throw companyNotFound();
  await tx
    .insert(companies)
    .values({ ...board, id: boardId, supportedCompanyId: boardId, createdAt: now, updatedAt: now });
  return boardId;
}

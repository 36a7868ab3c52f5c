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

const maxFollowed = 200;

/** Follows a company by its own id or its board's. Following it already isn't an error. */
export async function followCompany(ctx: SignedInContext, id: string): Promise<{ name: string }> {
  await takeAttempt(ctx, limits.followPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    await lockFollows(ctx, tx);
    return addFollower(ctx, tx, id);
  });
}

/** One request of a person after the other, so that several at once don't get past the limit. */
export const lockFollows = (ctx: SignedInContext, tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`follows:${ctx.viewer.id}`}))`);

/** Follows a company in the caller's transaction, which holds `lockFollows`. */
export async function addFollower(ctx: SignedInContext, tx: Transaction, id: string) {
  const board = await lockCompany(ctx, tx, id);
  if (board.isFollowed) return board;
  if ((await tx.$count(userCompanies, owned(ctx, userCompanies))) >= maxFollowed)
    throw tooManyFollowed(maxFollowed);
  const companyId = board.companyId ?? (await createCompanyOf(ctx, tx, board.id));
  await tx.insert(userCompanies).values({ userId: ctx.viewer.id, companyId, createdAt: ctx.clock() });
  await ctx.domainEvents.publish(tx, companyFollowed, { companyId });
  await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'companies' });
  return board;
}

/**
 * Locks a board until the transaction ends: nobody else can follow or unfollow it in the meantime, so its company is not created
 * twice or removed while somebody follows it.
 */
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

/** Creates a board's company under the board's id, so that the page keeps its URL when the company comes and goes. */
async function createCompanyOf(ctx: SignedInContext, tx: Transaction, boardId: string): Promise<string> {
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

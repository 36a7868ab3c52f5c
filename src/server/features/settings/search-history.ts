import { randomUUID } from 'node:crypto';
import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { owned } from '../accounts/ownership.ts';
import { searchHistory } from './search-history.tables.ts';

export type RecentSearch = { id: string; query: string };

const kept = 10;

/**
 * Keeps what a person searched for while they want it kept: the newest ten, each once however it is capitalised.
 * The profile's lock makes a search and the turning off wait for each other, so that nothing stays behind.
 */
export async function saveSearch(ctx: SignedInContext, query: string): Promise<void> {
  if (!query) return;
  await ctx.db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ keeps: profiles.saveSearchHistory })
      .from(profiles)
      .where(owned(ctx, { userId: profiles.id }))
      .for('update');
    if (!profile?.keeps) return;
    await tx
      .delete(searchHistory)
      .where(owned(ctx, searchHistory, eq(sql`lower(${searchHistory.query})`, query.toLowerCase())));
    await tx
      .insert(searchHistory)
      .values({ id: randomUUID(), userId: ctx.viewer.id, query, createdAt: ctx.clock() });
    const newest = tx
      .select({ id: searchHistory.id })
      .from(searchHistory)
      .where(owned(ctx, searchHistory))
      .orderBy(desc(searchHistory.createdAt), desc(searchHistory.id))
      .limit(kept);
    await tx.delete(searchHistory).where(owned(ctx, searchHistory, notInArray(searchHistory.id, newest)));
  });
}

/** Newest first. */
export async function recentSearches(ctx: SignedInContext): Promise<RecentSearch[]> {
  return ctx.db
    .select({ id: searchHistory.id, query: searchHistory.query })
    .from(searchHistory)
    .where(owned(ctx, searchHistory))
    .orderBy(desc(searchHistory.createdAt), desc(searchHistory.id))
    .limit(kept);
}

export async function deleteSearch(ctx: SignedInContext, id: string): Promise<void> {
  const gone = isUuid(id)
    ? await ctx.db
        .delete(searchHistory)
        .where(owned(ctx, searchHistory, eq(searchHistory.id, id)))
        .returning({ id: searchHistory.id })
    : [];
  if (gone.length === 0) throw notFound('This search');
}

export async function clearSearchHistory(ctx: SignedInContext): Promise<void> {
  await ctx.db.delete(searchHistory).where(owned(ctx, searchHistory));
}

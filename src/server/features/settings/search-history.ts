import { randomUUID } from 'node:crypto';
import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { owned } from '../accounts/ownership.ts';
import { searchHistory } from './search-history.tables.ts';

export type RecentSearch = { id: string; query: string };

const maxSearches = 10;

/**
 * Saves a search if the user has the history turned on. Keeps the newest ten, without duplicates (ignoring case). Locks
 * the profile, so that a search can't be saved while the history is being turned off.
 */
export async function saveSearch(ctx: SignedInContext, query: string): Promise<void> {
  if (!query) return;
  await ctx.db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ isOn: profiles.saveSearchHistory })
      .from(profiles)
      .where(owned(ctx, { userId: profiles.id }))
      .for('update');
    if (!profile?.isOn) return;
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
      .limit(maxSearches);
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
    .limit(maxSearches);
}

export async function deleteSearch(ctx: SignedInContext, id: string): Promise<void> {
  const deleted = isUuid(id)
    ? await ctx.db
        .delete(searchHistory)
        .where(owned(ctx, searchHistory, eq(searchHistory.id, id)))
        .returning({ id: searchHistory.id })
    : [];
  if (deleted.length === 0) throw notFound('This search');
}

export async function clearSearchHistory(ctx: SignedInContext): Promise<void> {
  await ctx.db.delete(searchHistory).where(owned(ctx, searchHistory));
}

import { and, eq, lt } from 'drizzle-orm';
import { type UniversityAnswer, universitiesMaxAgeMs } from '../../../shared/rules/university-rules.ts';
import type { App, SignedInContext } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { builtInIndex } from './built-in-universities.ts';
import { findUniversities, indexUniversities, type UniversityIndex } from './find-universities.ts';
import { universityLists } from './universities.tables.ts';
import { refreshUniversitiesTask } from './universities.tasks.ts';

/** The minimum time between attempts to fetch the list. */
const retryMs = 10 * 60 * 1000;

type ListState = { fetchedAt: Date | null; triedAt: Date };

const indexes = new WeakMap<Database, { url: string; fetchedAt: Date; index: UniversityIndex }>();

/**
 * Universities whose name contains the query, ignoring case and accents; popular ones for an empty query. The list at
 * UNIVERSITIES_URL takes the place of the built-in one; an outdated one is searched until a newer one has been fetched.
 */
export async function searchUniversities(ctx: SignedInContext, query: string): Promise<UniversityAnswer> {
  await takeAttempt(ctx, limits.universitySearchPerAccount, ctx.viewer.id);
  const state = await refreshUniversitiesWhenDue(ctx);
  const index = state?.fetchedAt ? await indexOf(ctx, state.fetchedAt) : null;
  return {
    universities: findUniversities(index ?? (await builtInIndex()), query),
    isFinal: index !== null || !ctx.settings.universitiesUrl,
  };
}

/** Enqueues fetching the list if it is missing or older than a day. Simultaneous calls enqueue one task. */
export async function refreshUniversitiesWhenDue(app: App): Promise<ListState | undefined> {
  const { db, tasks, clock, settings } = app;
  const url = settings.universitiesUrl;
  if (!url) return undefined;
  const now = clock();
  const state = await stateOf(app, url);
  if (state && !isDue(state, now)) return state;
  await db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(universityLists)
      .values({ url, triedAt: now })
      .onConflictDoUpdate({
        target: universityLists.url,
        set: { triedAt: now },
        setWhere: lt(universityLists.triedAt, new Date(now.getTime() - retryMs)),
      })
      .returning({ url: universityLists.url });
    if (claimed) await tasks.enqueue(tx, refreshUniversitiesTask, {});
  });
  return state;
}

const isDue = ({ fetchedAt, triedAt }: ListState, now: Date) =>
  now.getTime() - triedAt.getTime() > retryMs &&
  (!fetchedAt || now.getTime() - fetchedAt.getTime() > universitiesMaxAgeMs);

async function stateOf({ db }: App, url: string): Promise<ListState | undefined> {
  const { fetchedAt, triedAt } = universityLists;
  const [state] = await db
    .select({ fetchedAt, triedAt })
    .from(universityLists)
    .where(eq(universityLists.url, url));
  return state;
}

/** Cached per list. `fetchedAt` shows if another process has fetched a newer one. */
async function indexOf({ db, settings }: App, fetchedAt: Date): Promise<UniversityIndex | null> {
  const url = settings.universitiesUrl ?? '';
  const known = indexes.get(db);
  if (known?.url === url && known.fetchedAt.getTime() === fetchedAt.getTime()) return known.index;
  const [list] = await db
    .select({ universities: universityLists.universities })
    .from(universityLists)
    .where(and(eq(universityLists.url, url), eq(universityLists.fetchedAt, fetchedAt)));
  // A newer list was stored between the two queries; the next search uses it.
  if (!list?.universities) return known?.index ?? null;
  const index = indexUniversities(list.universities);
  indexes.set(db, { url, fetchedAt, index });
  return index;
}

import { ne } from 'drizzle-orm';
import type { University } from '../../../shared/university-rules.ts';
import type { App } from '../../context.ts';
import { isWebFetchError } from '../../platform/web-fetch/web-fetch-error.ts';
import { parseUniversities } from './parse-universities.ts';
import { universityLists } from './universities.tables.ts';

/** Fetches the list and keeps it. Where that fails, the one that is there stays, and the log says why. */
export async function refreshUniversities(app: App): Promise<void> {
  const { db, clock, settings } = app;
  const url = settings.universitiesUrl;
  if (!url) return;
  const universities = await fetchUniversities(app, url);
  if (!universities) return;
  const fetchedAt = clock();
  await db.transaction(async (tx) => {
    await tx.delete(universityLists).where(ne(universityLists.url, url));
    await tx
      .insert(universityLists)
      .values({ url, universities, fetchedAt, triedAt: fetchedAt })
      .onConflictDoUpdate({ target: universityLists.url, set: { universities, fetchedAt } });
  });
}

async function fetchUniversities({ webFetch, logger }: App, url: string): Promise<University[] | null> {
  // The address may hold a key, so the log names the setting.
  const failed = (reason: string) => {
    logger.warn({ reason }, 'the list at UNIVERSITIES_URL could not be read');
    return null;
  };
  try {
    const answer = await webFetch(url, { accept: 'application/json' });
    return parseUniversities(answer.text()) ?? failed('no JSON array of {name, country}');
  } catch (error) {
    if (!isWebFetchError(error)) throw error;
    return failed(error.status ? `${error.code} ${error.status}` : error.code);
  }
}

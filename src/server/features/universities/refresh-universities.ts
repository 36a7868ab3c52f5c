import { ne } from 'drizzle-orm';
import type { University } from '../../../shared/rules/university-rules.ts';
import type { App } from '../../context.ts';
import { isWebFetchError } from '../../platform/web-fetch/web-fetch-error.ts';
import { parseUniversities } from './parse-universities.ts';
import { universityLists } from './universities.tables.ts';

/** Fetches the list and stores it. If that fails, keeps the current one and logs the reason. */
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
  // The URL may contain a key, so the log only names the setting.
  const logFailure = (reason: string) => {
    logger.warn({ reason }, 'the list at UNIVERSITIES_URL could not be read');
    return null;
  };
  try {
    const response = await webFetch(url, { accept: 'application/json' });
    return parseUniversities(response.text()) ?? logFailure('no JSON array of {name, country}');
  } catch (error) {
    if (!isWebFetchError(error)) throw error;
    return logFailure(error.status ? `${error.code} ${error.status}` : error.code);
  }
}

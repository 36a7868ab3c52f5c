import { and, eq, isNull, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { boardFetch } from '../../boards/board-fetch.ts';
import type { BoardJob, BoardReader, KnownJob } from '../../boards/board-reader.types.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import type { CompanyLease } from '../leases/sync-leases.ts';
import { isOpen, writeDescriptions } from './write-jobs.ts';

const batchSize = 25;

type Described = { id: string; job: BoardJob | null };

/** Fetches texts that the list did not contain, newest jobs first, until the time is up. Returns how many are still missing. */
export async function describeJobs(
  app: App,
  options: { lease: CompanyLease; reader: BoardReader; signal: AbortSignal; until: number },
): Promise<number> {
  const { lease, reader, signal, until } = options;
  const isPending = and(eq(jobs.companyId, lease.companyId), isOpen, isNull(jobs.describedAt));
  const fetch = boardFetch(app, { signal });
  for (;;) {
    const due = await app.db
      .select({ id: jobs.id, externalId: jobs.externalId, title: jobs.title, url: jobs.url })
      .from(jobs)
      .where(isPending)
      .orderBy(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt}) desc`, jobs.id)
      .limit(batchSize);
    if (due.length === 0) return 0;
    if (Date.now() >= until) return app.db.$count(jobs, isPending);
    const described: Described[] = [];
    try {
      for (const { id, externalId, title, url } of due) {
        if (Date.now() >= until) break;
        signal.throwIfAborted();
        const known = { externalId: externalId ?? '', title, url: url ?? '' };
        described.push({ id, job: await describe(reader, known, fetch) });
      }
    } catch (error) {
      if (!(error instanceof Error && error.name === 'HostBusyError')) throw error;
      return app.db.$count(jobs, isPending);
    } finally {
      // Also after an error: texts that were fetched before it are stored.
      if (!signal.aborted) await writeDescriptions(app, lease, described);
    }
  }
}

/** Null if the job is gone or its page has no text: it then stays without one and is not fetched again. */
async function describe(
  reader: BoardReader,
  job: KnownJob,
  fetch: ReturnType<typeof boardFetch>,
): Promise<BoardJob | null> {
  try {
    return await reader.describe(job, fetch);
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string };
    if (status === 404 || status === 410 || code === 'board_shape') return null;
    throw error;
  }
}

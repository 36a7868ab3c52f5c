import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import type { BoardReader } from '../../boards/board-reader.types.ts';
import { saveReadings } from '../../jobs/job-readings.ts';
import { jobReadings, jobs } from '../../jobs/jobs.tables.ts';
import { engineStamp } from '../../postings/packed-reading.ts';
import { postingHtml } from '../../postings/posting-text.ts';
import { type CompanyLease, renewCompanyLease } from '../leases/sync-leases.ts';
import { isOpen } from './write-jobs.ts';

const batchSize = 20;

/** Compiles jobs that have no reading by the current engine, until the time is up. Returns how many are left. */
export async function storeReadings(
  app: Pick<App, 'db'>,
  options: { lease: CompanyLease; reader: BoardReader; signal: AbortSignal; until: number },
): Promise<number> {
  const { lease, reader, signal, until } = options;
  const { db } = app;
  const due = await db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(jobReadings, eq(jobReadings.jobId, jobs.id))
    .where(
      and(
        eq(jobs.companyId, lease.companyId),
        isOpen,
        isNotNull(jobs.describedAt),
        sql`not coalesce(starts_with(${jobReadings.stamp}, ${engineStamp()}), false)`,
      ),
    )
    .orderBy(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt}) desc`, jobs.id);
  let done = 0;
  while (done < due.length && Date.now() < until) {
    signal.throwIfAborted();
    const ids = due.slice(done, done + batchSize).map(({ id }) => id);
    const postings = await db
      .select({
        id: jobs.id,
        title: jobs.title,
        description: jobs.description,
        requirements: jobs.requirements,
      })
      .from(jobs)
      .where(inArray(jobs.id, ids));
    const readings = await reader.compile(
      postings.map((job) => ({ title: job.title, html: postingHtml(job) })),
    );
    await db.transaction(async (tx) => {
      await renewCompanyLease(tx, lease);
      await saveReadings(
        tx,
        readings.map((reading, index) => ({ jobId: postings[index]!.id, ...reading })),
      );
    });
    done += ids.length;
  }
  return due.length - done;
}

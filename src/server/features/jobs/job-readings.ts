import { eq, sql } from 'drizzle-orm';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import type { CompiledPosting } from '../../../fit/match/compiled.types.ts';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type PackedReading, packReading, readingStamp, unpackReading } from '../postings/packed-reading.ts';
import { jobReadings } from './jobs.tables.ts';

/** A board job's compiled posting: the stored one if it is still valid, otherwise compiled now and stored. */
export async function loadCompiledPosting(
  { db }: Pick<App, 'db'>,
  job: { id: string; title: string; text: string },
): Promise<CompiledPosting> {
  const [stored] = await db.select().from(jobReadings).where(eq(jobReadings.jobId, job.id));
  if (stored?.stamp === readingStamp(job.title, job.text)) return unpackReading(stored.reading);
  const compiled = compilePosting(job.text, job.title);
  await saveReadings(db, [{ jobId: job.id, ...packReading(job.title, job.text, compiled) }]);
  return compiled;
}

export async function saveReadings(
  db: DatabaseOrTransaction,
  readings: readonly (PackedReading & { jobId: string })[],
): Promise<void> {
  if (readings.length === 0) return;
  // Always in the same order: concurrent writers of the same rows could deadlock otherwise.
  const inOrder = readings.toSorted((one, other) => (one.jobId < other.jobId ? -1 : 1));
  await db
    .insert(jobReadings)
    .values(inOrder)
    .onConflictDoUpdate({
      target: jobReadings.jobId,
      set: { stamp: sql`excluded.stamp`, reading: sql`excluded.reading` },
    });
}

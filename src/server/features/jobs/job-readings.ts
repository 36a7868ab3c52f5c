import { eq, sql } from 'drizzle-orm';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import type { CompiledPosting } from '../../../fit/match/compiled.types.ts';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type PackedReading, packReading, readingStamp, unpackReading } from '../postings/packed-reading.ts';
import { jobReadings } from './jobs.tables.ts';

/** A job of a board as the engine reads it: as it was made at the sync, or made now and kept. */
export async function loadCompiledPosting(
  { db }: Pick<App, 'db'>,
  job: { id: string; title: string; text: string },
): Promise<CompiledPosting> {
  const [kept] = await db.select().from(jobReadings).where(eq(jobReadings.jobId, job.id));
  if (kept?.stamp === readingStamp(job.title, job.text)) return unpackReading(kept.reading);
  const compiled = compilePosting(job.text, job.title);
  await saveReadings(db, [{ jobId: job.id, ...packReading(job.title, job.text, compiled) }]);
  return compiled;
}

export async function saveReadings(
  db: DatabaseOrTransaction,
  readings: readonly (PackedReading & { jobId: string })[],
): Promise<void> {
  if (readings.length === 0) return;
  // In one order whoever writes: two that write the same rows in different ones would wait for each other.
  const inOrder = readings.toSorted((one, other) => (one.jobId < other.jobId ? -1 : 1));
  await db
    .insert(jobReadings)
    .values(inOrder)
    .onConflictDoUpdate({
      target: jobReadings.jobId,
      set: { stamp: sql`excluded.stamp`, reading: sql`excluded.reading` },
    });
}

import { eq, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { PackedReading } from '../postings/packed-reading.ts';
import { jobReadings } from './jobs.tables.ts';

/** The engine's stored reading of a board's job. It may be of an earlier text, or of an earlier engine. */
export async function storedReading({ db }: Pick<App, 'db'>, jobId: string): Promise<PackedReading | null> {
  const { stamp, reading } = jobReadings;
  const [stored] = await db.select({ stamp, reading }).from(jobReadings).where(eq(jobReadings.jobId, jobId));
  return stored ?? null;
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

import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysKept = 30;
const batchSize = 500;

/** Removes jobs that closed 30 days ago and have no result and no bookmark. */
export async function sweepClosedJobs({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - daysKept * dayMs);
  const hasNone = (table: typeof jobAnalyses | typeof savedJobs) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.jobId, jobs.id)));
  const isUnused = and(lt(jobs.closedAt, before), hasNone(jobAnalyses), hasNone(savedJobs));
  for (;;) {
    const batch = db.select({ id: jobs.id }).from(jobs).where(isUnused).limit(batchSize);
    const { rowCount } = await db.delete(jobs).where(and(inArray(jobs.id, batch), isUnused));
    if (!rowCount) return;
  }
}

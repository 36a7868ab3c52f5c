import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';
import { boardHosts, edgeFunctionExecutions } from './job-sync.tables.ts';

const day = 24 * 60 * 60 * 1000;
const daysKept = 30;
const atOnce = 500;

/** Removes what has had its time: jobs that closed long ago and nobody has to do with, old runs, hosts of long ago. */
export async function sweepJobSync({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - daysKept * day);
  await db.delete(edgeFunctionExecutions).where(lt(edgeFunctionExecutions.createdAt, before));
  await db.delete(boardHosts).where(lt(boardHosts.nextAt, sql`now() - interval '1 day'`));
  const ofJob = (table: typeof jobAnalyses | typeof savedJobs) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.jobId, jobs.id)));
  const isForgotten = and(lt(jobs.closedAt, before), ofJob(jobAnalyses), ofJob(savedJobs));
  for (;;) {
    const some = db.select({ id: jobs.id }).from(jobs).where(isForgotten).limit(atOnce);
    const { rowCount } = await db.delete(jobs).where(and(inArray(jobs.id, some), isForgotten));
    if (!rowCount) return;
  }
}

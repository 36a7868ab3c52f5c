import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { activeAnalyses, activeAnalysisJobs } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';
import { requestWork } from './scoring/run-task.ts';
import { overdue } from './stale-run.ts';

const isRunning = eq(activeAnalyses.status, 'running');

/** Ends the runs that came to no end, and has those gone on with whose worker was not heard of for a while. */
export async function sweepRuns(app: App): Promise<void> {
  const { id, userId } = activeAnalyses;
  const late = await app.db.select({ id, userId }).from(activeAnalyses).where(overdue(app.clock()));
  for (const run of late) {
    const ctx = { ...app, viewer: { id: run.userId } };
    await app.db.transaction(async (tx) => {
      const ended = await endRuns(ctx, tx, eq(id, run.id), { status: 'cancelled', error: 'stale' });
      if (ended > 0) await app.events.publish(tx, { userId: run.userId, kind: 'analyses' });
    });
  }
  await goOn(app, lt(activeAnalyses.updatedAt, sql`now() - interval '20 seconds'`));
}

/** At the start of a process: whoever worked on these may have been killed. */
export async function resumeRuns(app: App): Promise<void> {
  // The data folder's lock proves that nobody scores what was taken.
  if (app.database.kind === 'embedded')
    await app.db
      .update(activeAnalysisJobs)
      .set({ takenAt: null })
      .where(sql`${activeAnalysisJobs.takenAt} is not null and ${activeAnalysisJobs.outcome} is null`);
  await goOn(app);
}

async function goOn(app: App, which?: SQL): Promise<void> {
  const { id } = activeAnalyses;
  const runs = await app.db.select({ id }).from(activeAnalyses).where(and(isRunning, which));
  for (const run of runs) await requestWork(app, app.db, run.id);
}

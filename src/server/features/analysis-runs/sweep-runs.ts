import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { analysisRunJobs, analysisRuns } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';
import { enqueueRun } from './scoring/run-task.ts';
import { staleRuns } from './stale-run.ts';

const isRunning = eq(analysisRuns.status, 'running');

/** Ends stale runs, and enqueues runs that have made no progress for a while because their worker is gone. */
export async function sweepRuns(app: App): Promise<void> {
  const { id, userId } = analysisRuns;
  const late = await app.db.select({ id, userId }).from(analysisRuns).where(staleRuns(app.clock()));
  for (const run of late) {
    const ctx = { ...app, viewer: { id: run.userId } };
    await app.db.transaction(async (tx) => {
      const ended = await endRuns(ctx, tx, eq(id, run.id), { status: 'cancelled', error: 'stale' });
      if (ended > 0) await app.events.publish(tx, { userId: run.userId, kind: 'analyses' });
    });
  }
  await enqueueRunning(app, lt(analysisRuns.updatedAt, sql`now() - interval '20 seconds'`));
}

/** Enqueues all running runs when a process starts: their worker may have been killed. */
export async function restartRuns(app: App): Promise<void> {
  // The data folder's lock proves that no other process is scoring, so the claims are void.
  if (app.database.kind === 'embedded')
    await app.db
      .update(analysisRunJobs)
      .set({ takenAt: null })
      .where(sql`${analysisRunJobs.takenAt} is not null and ${analysisRunJobs.outcome} is null`);
  await enqueueRunning(app);
}

async function enqueueRunning(app: App, filter?: SQL): Promise<void> {
  const { id } = analysisRuns;
  const runs = await app.db.select({ id }).from(analysisRuns).where(and(isRunning, filter));
  for (const run of runs) await enqueueRun(app, app.db, run.id);
}

import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { analysisRunJobs, analysisRuns } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';
import { overdue } from './overdue-run.ts';
import { enqueueRun } from './scoring/run-task.ts';

const isRunning = eq(analysisRuns.status, 'running');

/** Ends the runs that came to no end, and has those gone on with whose worker was not heard of for a while. */
export async function sweepRuns(app: App): Promise<void> {
  const { id, userId } = analysisRuns;
  const late = await app.db.select({ id, userId }).from(analysisRuns).where(overdue(app.clock()));
  for (const run of late) {
    const ctx = { ...app, viewer: { id: run.userId } };
    await app.db.transaction(async (tx) => {
      const ended = await endRuns(ctx, tx, eq(id, run.id), { status: 'cancelled', error: 'stale' });
      if (ended > 0) await app.events.publish(tx, { userId: run.userId, kind: 'analyses' });
    });
  }
  await goOn(app, lt(analysisRuns.updatedAt, sql`now() - interval '20 seconds'`));
}

/** At the start of a process: whoever worked on these may have been killed. */
export async function restartRuns(app: App): Promise<void> {
  // The data folder's lock proves that nobody scores what was taken.
  if (app.database.kind === 'embedded')
    await app.db
      .update(analysisRunJobs)
      .set({ takenAt: null })
      .where(sql`${analysisRunJobs.takenAt} is not null and ${analysisRunJobs.outcome} is null`);
  await goOn(app);
}

async function goOn(app: App, which?: SQL): Promise<void> {
  const { id } = analysisRuns;
  const runs = await app.db.select({ id }).from(analysisRuns).where(and(isRunning, which));
  for (const run of runs) await enqueueRun(app, app.db, run.id);
}

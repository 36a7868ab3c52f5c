import { and, eq, lt, type SQL } from 'drizzle-orm';
import { activeForMs, staleAfterMs } from '../../../shared/rules/analysis-run-rules.ts';
import { analysisRuns, type Run } from './analysis-runs.tables.ts';

const latestStart = (now: Date) => new Date(now.getTime() - staleAfterMs);

export function isStaleRun(run: Pick<Run, 'status' | 'startedAt'>, now: Date): boolean {
  return run.status === 'running' && run.startedAt < latestStart(now);
}

export function isActiveRun(run: Pick<Run, 'status' | 'startedAt'>, now: Date): boolean {
  return run.status === 'running' && now.getTime() - run.startedAt.getTime() < activeForMs;
}

/** Stale runs, as an SQL condition. */
export const staleRuns = (now: Date): SQL =>
  and(eq(analysisRuns.status, 'running'), lt(analysisRuns.startedAt, latestStart(now))) as SQL;

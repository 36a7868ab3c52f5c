export type RunStatus = 'running' | 'cancelled' | 'failed' | 'completed';

/** An analysis of many jobs, as it stands now. */
export type RunState = {
  id: string;
  /** One that is stale is said to be cancelled, whether or not that is written already. */
  status: RunStatus;
  startedAt: Date;
  endedAt: Date | null;
  /** How many jobs it takes, how many of them wait still, and how many could not be scored. */
  jobs: number;
  left: number;
  failed: number;
  /** It did not come to its end within half an hour. */
  isStale: boolean;
};

export type StartedRun = { runId: string; jobs: number };

/** How far a résumé has come with a company's jobs. */
export type CompanyProgress = {
  /** Open jobs that can be scored, and of them those with a result; while a run goes on, those that it has not before it. */
  total: number;
  done: number;
  isAnalyzed: boolean;
  /** The latest run; null where there was none. */
  run: RunState | null;
};

/** A job of a run over jobs that were chosen by hand. */
export type PickedJob = {
  id: string;
  /** A job that has gone since has neither. */
  title: string | null;
  company: string | null;
  /** `gone`: closed, or of a company that is no longer followed. */
  state: 'waiting' | 'scored' | 'failed' | 'gone';
  /** The result of this résumé, if there is one, be it an earlier one. */
  result: { id: string; fitScore: number | null } | null;
};

export type PicksProgress = {
  run: RunState;
  /** Which résumé, as a form names it. */
  resumeId: string;
  jobs: PickedJob[];
};

/** A run that has not come to its end by then is stale. */
export const staleAfterMs = 30 * 60_000;
/** How many jobs can be chosen by hand for one run. */
export const mostPicks = 500;

export type RunStatus = 'running' | 'cancelled' | 'failed' | 'completed';

/** The current state of an analysis run over many jobs. */
export type RunState = {
  id: string;
  /** A stale run is reported as cancelled, even before that is stored. */
  status: RunStatus;
  startedAt: Date;
  endedAt: Date | null;
  /** The number of jobs, how many still wait, and how many could not be scored. */
  jobs: number;
  left: number;
  failed: number;
  /** Running, and started a short time ago: `activeForMs`. */
  isActive: boolean;
  /** Not finished in time: `staleAfterMs`. */
  isStale: boolean;
};

export type StartedRun = { runId: string; jobs: number };

/** How many of a company's jobs have been scored for a résumé. */
export type CompanyProgress = {
  /** Open jobs that can be scored, and how many are done: they have a result, or during a run, don't wait in it. */
  total: number;
  done: number;
  isAnalyzed: boolean;
  /** The latest run, or null if there was none. */
  run: RunState | null;
};

/** A job of a run over hand-picked jobs. */
export type PickedJob = {
  id: string;
  /** Title and company are null if the job was deleted since. */
  title: string | null;
  company: string | null;
  /** `gone`: closed, or the company is no longer followed. */
  state: 'waiting' | 'scored' | 'failed' | 'gone';
  /** The result for this résumé, possibly from an earlier run. */
  result: { id: string; fitScore: number | null } | null;
};

export type PicksProgress = {
  run: RunState;
  /** The résumé's form value: an id, or `masterResumeChoice`. */
  resumeId: string;
  jobs: PickedJob[];
};

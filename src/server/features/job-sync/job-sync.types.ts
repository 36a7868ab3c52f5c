/** The outcome of a batch over several companies. */
export type SyncResult = {
  /** Companies whose boards were read without a problem, and the others. */
  successes: number;
  failures: number;
  companiesProcessed: number;
  /** Backing off, or being synced by another process. */
  companiesSkipped: number;
  executionTimeMs: number;
  /** False if the time was up; the next batch continues after `lastSyncedIdentifier`. */
  isLastBatch: boolean;
  lastSyncedIdentifier: string | null;
  /** Open jobs of the companies that were synced. */
  jobCount: number;
  /** Always 0: analyses of jobs that closed stay readable. */
  deletedAnalyses: number;
};

/** The outcome of syncing one company. */
export type CompanySync = {
  companyId: string;
  /** `skipped`: another process is syncing it, its board is backing off, or the company is gone. */
  outcome: 'synced' | 'failed' | 'skipped';
  jobCount: number;
  deletedAnalyses: number;
  added: number;
  changed: number;
  closed: number;
  /** Jobs whose text was not fetched or compiled yet when the time was up. */
  pending: number;
  /** Why it failed. */
  problem: BoardProblem | null;
};

/** An error of a board, as stored in `board_errors`. `message` is shown to administrators. */
export type BoardProblem = { code: string; message: string; status: number | null };

/** The followed boards, and how many of them are in which state. Demo boards don't count. */
export type BoardFigures = {
  followed: number;
  /** The last reading failed, wholly or in part. */
  failing: number;
  /** Not read yet, and no reading has failed either. */
  waiting: number;
};

export type SyncStatus = {
  boards: BoardFigures;
  /** When any company was last synced completely. */
  lastSyncAt: Date | null;
  /** The cursor: the next batch continues after this company; null at the start of a cycle. */
  lastSyncedIdentifier: string | null;
  cursorMovedAt: Date | null;
  /** Whether an automated run began within the last ten minutes. */
  isAutomatedSyncRunning: boolean;
  lastRun: { startedAt: Date; finishedAt: Date | null; result: SyncResult | null } | null;
};

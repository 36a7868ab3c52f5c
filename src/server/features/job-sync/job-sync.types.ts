/** What a run over several companies came to. */
export type SyncResult = {
  successes: number;
  failures: number;
  companiesProcessed: number;
  /** Left out: in back-off, or just being synced by somebody else. */
  companiesSkipped: number;
  executionTimeMs: number;
  /** False: the time was up, and the next run goes on after `lastSyncedIdentifier`. */
  isLastBatch: boolean;
  lastSyncedIdentifier: string | null;
  /** Open jobs of the companies that were synced. */
  jobCount: number;
  /** Always 0: analyses of jobs that closed stay readable. */
  deletedAnalyses: number;
};

/** What syncing one company came to. */
export type CompanySync = {
  companyId: string;
  /** `skipped`: somebody else is at it, its board is left in peace for now, or it is not there any more. */
  outcome: 'synced' | 'failed' | 'skipped';
  jobCount: number;
  deletedAnalyses: number;
  added: number;
  changed: number;
  closed: number;
  /** Jobs that were not read in full yet when the time was up. */
  pending: number;
  /** Why it failed, in words for an administrator. */
  problem: BoardProblem | null;
};

/** What went wrong with a board, as it is kept in `board_errors`. */
export type BoardProblem = { code: string; message: string; status: number | null };

export type SyncStatus = {
  /** When a company was last synced to the end, whoever asked for it. */
  lastSyncAt: Date | null;
  /** The cursor: the company after which the next batch goes on; null where a cycle begins. */
  lastSyncedIdentifier: string | null;
  cursorMovedAt: Date | null;
  /** Whether an automated run began within the last ten minutes. */
  isAutomatedSyncRunning: boolean;
  lastRun: { startedAt: Date; finishedAt: Date | null; result: SyncResult | null } | null;
};

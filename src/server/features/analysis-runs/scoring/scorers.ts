import { createProcessPool, type PooledProcess } from '../../../platform/processes/process-pool.ts';
import { requestFromProcess } from '../../../platform/processes/request-from-process.ts';
import { isAlive, startSandboxedProcess } from '../../../platform/processes/sandboxed-process.ts';
import type { ScoringRequest, ScoringResponse } from './scorer.types.ts';

export type Scorers = {
  /** The scores of the given jobs, in order. Throws a `ScorerBrokenError` if scoring them takes too much time or memory. */
  score(request: ScoringRequest): Promise<ScoringResponse['scores']>;
  /** True once `close` was called: no new work should be started. */
  isClosed(): boolean;
  close(): void;
};

export const maxScorers = 2;
const heapLimitMb = 512;
/** Generous, because a job that exceeds it counts as failed: includes starting the process on a slow, busy machine. */
const idleTimeoutMs = (jobs: number) => 60_000 + jobs * 1_000;

export class ScorerBrokenError extends Error {
  override readonly name = 'ScorerBrokenError';
}

/** Processes that score jobs: boards' texts are untrusted, and scoring would block the server's event loop. */
export function createScorers(): Scorers {
  const pool = createProcessPool(startScorer, maxScorers);
  let isClosed = false;
  return {
    score: (request) => pool.lend((scorer) => scorer.score(request)),
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      pool.close();
    },
  };
}

type ScorerProcess = PooledProcess & Pick<Scorers, 'score'>;

function startScorer(): ScorerProcess {
  const child = startSandboxedProcess(
    'src/server/features/analysis-runs/scoring/scorer.child.ts',
    heapLimitMb,
  );
  let isAsking = false;
  return {
    isIdle: () => !isAsking && isAlive(child),
    end: () => void child.kill('SIGKILL'),
    async score(request) {
      isAsking = true;
      const toError = (why: string) => new ScorerBrokenError(`Scoring jobs didn’t finish: ${why}.`);
      const { scores } = await requestFromProcess<ScoringResponse>(child, request, {
        idleTimeoutMs: idleTimeoutMs(request.jobs.length),
        toError,
      });
      isAsking = false;
      return scores;
    },
  };
}

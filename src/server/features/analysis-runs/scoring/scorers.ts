import { createProcessPool, type PooledProcess } from '../../../platform/processes/process-pool.ts';
import { requestFromProcess } from '../../../platform/processes/request-from-process.ts';
import { isAlive, startSandboxedProcess } from '../../../platform/processes/sandboxed-process.ts';
import type { ScoringAnswer, ScoringQuestion } from './scorer.types.ts';

export type Scorers = {
  /** The scores of some jobs, in their order; throws a `ScorerBrokenError` where reading them takes too long or too much. */
  score(question: ScoringQuestion): Promise<ScoringAnswer['scores']>;
  /** Told to end: nobody should begin anything with them. */
  isClosed(): boolean;
  close(): void;
};

export const mostScorers = 2;
const heapLimitMb = 512;
/** With the start of the process in it, on a slow machine that has much else to do: a job that is given up for that would be wronged. */
const idleTimeoutMs = (jobs: number) => 60_000 + jobs * 1_000;

export class ScorerBrokenError extends Error {
  override readonly name = 'ScorerBrokenError';
}

/** Processes in which jobs are scored: what boards sent is hostile, and the engine's work would keep the server from answering. */
export function createScorers(): Scorers {
  const pool = createProcessPool(startScorer, mostScorers);
  let isClosed = false;
  return {
    score: (question) => pool.lend((scorer) => scorer.score(question)),
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
    async score(question) {
      isAsking = true;
      const toError = (why: string) => new ScorerBrokenError(`Scoring jobs came to no end: ${why}.`);
      const { scores } = await requestFromProcess<ScoringAnswer>(child, question, {
        idleTimeoutMs: idleTimeoutMs(question.jobs.length),
        toError,
      });
      isAsking = false;
      return scores;
    },
  };
}

import { AppError } from '../../platform/errors.ts';
import { createProcessPool, type PooledProcess } from '../../platform/processes/process-pool.ts';
import { requestFromProcess } from '../../platform/processes/request-from-process.ts';
import { isAlive, startSandboxedProcess } from '../../platform/processes/sandboxed-process.ts';
import type {
  JobToScore,
  ResumeToScore,
  ScoredPosting,
  ScorerAnswer,
  ScorerKind,
  ScorerMessage,
  ScorerRequests,
  ScorerResponses,
} from './scorer.types.ts';

/** The engine on texts that people and boards supply: they are untrusted, and would block the server's event loop. */
export type Scorers = {
  /** The scores of a run's jobs, in order. Throws a `ScorerBrokenError` if scoring them takes too much time or memory. */
  score(request: ScorerRequests['score']): Promise<ScorerResponses['score']>;
  /** The score of one pair, for a person who waits for it. Throws AppErrors: `busy`, and `too_hard` for hostile texts. */
  scoreOne(resume: ResumeToScore, job: JobToScore): Promise<ScoredPosting>;
  /** Anything else that the engine is asked about one text. Throws the same errors. */
  ask<Kind extends Exclude<ScorerKind, 'score'>>(
    kind: Kind,
    request: ScorerRequests[Kind],
  ): Promise<ScorerResponses[Kind]>;
  /** The same for a task that nobody waits for. Throws a `ScorerBrokenError`. */
  askInBackground<Kind extends Exclude<ScorerKind, 'score'>>(
    kind: Kind,
    request: ScorerRequests[Kind],
  ): Promise<ScorerResponses[Kind]>;
  /**
   * To be called when somebody opens a page on which they may ask for a score: loading the engine takes longer than a score,
   * and can be done while they read or type. Returns at once.
   */
  getReady(): void;
  /** True once `close` was called: no new work should be started. */
  isClosed(): boolean;
  close(): void;
};

export const maxScorers = 2;
const heapLimitMb = 512;
/** The engine has a thousand patterns, and nearly all are used more than once: compiled twice, they delay the first score. */
const flags = ['--no-regexp-tier-up'];
/** The first answer of each kind loads a part of the engine: two or three seconds, and many times that on a slow, busy machine. */
const loadTimeoutMs = 60_000;
/** Generous, because a job that exceeds it counts as failed. */
const runTimeoutMs = (jobs: number) => 20_000 + jobs * 1_000;
/** For a person who waits. The slowest hostile texts take a second or two. */
const defaultPersonTimeoutMs = 20_000;
/** Kept longer than the others: starting one takes more than a second, which a person would notice. */
const personIdleMs = 5 * 60_000;
/** A score takes some 50 ms, so the last one waits for two seconds. */
const maxWaiting = 80;

export class ScorerBrokenError extends Error {
  override readonly name = 'ScorerBrokenError';
}

/** A person is told after `personTimeoutMs` that a text is too hard, not counting the time in which the engine is loaded. */
export function createScorers(personTimeoutMs = defaultPersonTimeoutMs): Scorers {
  const ofRuns = createProcessPool(startScorer, maxScorers);
  // Nobody who waits for one score waits for a run.
  const ofPeople = createProcessPool(startScorer, maxScorers, personIdleMs);
  let asked = 0;
  let isClosed = false;

  const askForPerson = async (message: ScorerMessage) => {
    if (asked >= maxWaiting) throw busy();
    asked += 1;
    try {
      return await ofPeople.lend((scorer) => scorer.request(message, personTimeoutMs));
    } catch (error) {
      throw error instanceof ScorerBrokenError ? tooHard() : error;
    } finally {
      asked -= 1;
    }
  };
  return {
    score: (request) =>
      ofRuns.lend((scorer) =>
        scorer.request({ kind: 'score', ...request }, runTimeoutMs(request.jobs.length)),
      ) as Promise<ScorerResponses['score']>,
    async scoreOne(resume, job) {
      const [scored] = (await askForPerson({
        kind: 'score',
        resume,
        jobs: [job],
      })) as ScorerResponses['score'];
      if (!scored || 'error' in scored) throw tooHard();
      return scored;
    },
    ask: (kind, request) =>
      askForPerson({ kind, ...request } as ScorerMessage) as Promise<ScorerResponses[typeof kind]>,
    askInBackground: (kind, request) =>
      ofRuns.lend((scorer) =>
        scorer.request({ kind, ...request } as ScorerMessage, runTimeoutMs(1)),
      ) as Promise<ScorerResponses[typeof kind]>,
    getReady: ofPeople.getReady,
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      ofRuns.close();
      ofPeople.close();
    },
  };
}

const busy = () =>
  new AppError('busy', 'We’re scoring a lot right now. Please try again in a minute.', {
    title: 'Analysis Failed',
  });

const tooHard = () =>
  new AppError('too_hard', 'We couldn’t read this in time. Leave out what isn’t part of it and try again.', {
    title: 'Analysis Failed',
  });

type ScorerProcess = PooledProcess & {
  request(message: ScorerMessage, timeoutMs: number): Promise<ScorerResponses[ScorerKind]>;
};

function startScorer(): ScorerProcess {
  const child = startSandboxedProcess('src/server/features/scoring/scorer.child.ts', heapLimitMb, { flags });
  // One that is started before anybody asks has nobody else who would hear that it couldn't be.
  child.on('error', () => {});
  let isAsking = false;
  const answered = new Set<ScorerKind>();
  return {
    isIdle: () => !isAsking && isAlive(child),
    end: () => void child.kill('SIGKILL'),
    async request(message, timeoutMs) {
      isAsking = true;
      const toError = (why: string) => new ScorerBrokenError(`Scoring didn’t finish: ${why}.`);
      const answer = await requestFromProcess<ScorerAnswer>(child, message, {
        idleTimeoutMs: answered.has(message.kind) ? timeoutMs : loadTimeoutMs + timeoutMs,
        toError,
      });
      isAsking = false;
      answered.add(message.kind);
      if ('error' in answer) throw new ScorerBrokenError(`Scoring failed: ${answer.error}.`);
      return answer.response;
    },
  };
}

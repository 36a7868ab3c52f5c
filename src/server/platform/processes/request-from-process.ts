import type { ChildProcess } from 'node:child_process';
import { isAlive, outOfMemorySignals } from './sandboxed-process.ts';

/** Why a process didn't respond: it hung, ran out of memory, or ended for another reason. */
export type ProcessFailure = 'slow' | 'memory' | 'broken';

export type ProcessRequestOptions = {
  /** A process that sends nothing for this long counts as hung. */
  idleTimeoutMs: number;
  toError(failure: ProcessFailure): Error;
  /** Handles a request that the process sends before it responds; the timeout is paused for that. Null if the message is the response. */
  serve?(message: object): Promise<object> | null;
};

/** Sends a request to a sandboxed process, which handles one at a time. A process that hangs is killed. */
export function requestFromProcess<Response extends object>(
  child: ChildProcess,
  request: object,
  { idleTimeoutMs, toError, serve }: ProcessRequestOptions,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let serving = 0;
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const giveUp = (failure: ProcessFailure) => {
    child.kill('SIGKILL');
    reject(toError(failure));
  };
  const restartTimer = () => {
    clearTimeout(timer);
    if (serving === 0 && !isDone) timer = setTimeout(() => giveUp('slow'), idleTimeoutMs);
  };
  const onMessage = async (message: Response) => {
    const reply = serve?.(message);
    if (!reply) return resolve(message);
    serving += 1;
    restartTimer();
    const result = await reply;
    serving -= 1;
    restartTimer();
    if (isAlive(child)) child.send(result, () => {});
  };
  const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
    reject(toError(signal !== null && outOfMemorySignals.has(signal) ? 'memory' : 'broken'));
  const onError = () => giveUp('broken');

  child.ref();
  child.on('message', onMessage).once('exit', onExit).once('error', onError);
  restartTimer();
  if (isAlive(child)) child.send(request, (error) => error !== null && onError());
  else onError();
  return promise.finally(() => {
    isDone = true;
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
    child.unref();
  });
}

import type { ChildProcess } from 'node:child_process';
import { isAlive, outOfMemorySignals } from './sandboxed-process.ts';

/** Why there is no answer: it hung, it had no memory left, or it ended for some other reason. */
export type ProcessFailure = 'slow' | 'memory' | 'broken';

export type ProcessRequestOptions = {
  /** Without a word for so long it is believed to hang. */
  silentMs: number;
  broke(why: ProcessFailure): Error;
  /** Answers what the process asks before it can answer itself; its silence meanwhile counts for nothing. Null: it asked nothing. */
  serve?(message: object): Promise<object> | null;
};

/** Hands a question to an expendable process that answers one at a time; one that hangs is ended. */
export function requestFromProcess<Answer extends object>(
  child: ChildProcess,
  question: object,
  { silentMs, broke, serve }: ProcessRequestOptions,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let serving = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const giveUp = (why: ProcessFailure) => {
    child.kill('SIGKILL');
    reject(broke(why));
  };
  const listen = () => {
    clearTimeout(timer);
    if (serving === 0 && !isOver) timer = setTimeout(() => giveUp('slow'), silentMs);
  };
  const onMessage = async (message: Answer) => {
    const served = serve?.(message);
    if (!served) return resolve(message);
    serving += 1;
    listen();
    const answer = await served;
    serving -= 1;
    listen();
    if (isAlive(child)) child.send(answer, () => {});
  };
  const onExit = (_code: number | null, by: NodeJS.Signals | null) =>
    reject(broke(by !== null && outOfMemorySignals.has(by) ? 'memory' : 'broken'));
  const onError = () => giveUp('broken');

  child.ref();
  child.on('message', onMessage).once('exit', onExit).once('error', onError);
  listen();
  if (isAlive(child)) child.send(question, (error) => error !== null && onError());
  else onError();
  return promise.finally(() => {
    isOver = true;
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
    child.unref();
  });
}

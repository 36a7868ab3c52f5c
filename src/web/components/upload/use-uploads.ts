import { useEffect, useReducer, useRef, useState } from 'react';
import type { UploadProblem } from '../../lib/forms/upload-answer.ts';
import { sendFile } from './send-file.ts';
import { changeUploads, isOnItsWay } from './uploads.ts';

const signedOut: UploadProblem = {
  title: 'Authentication required',
  message: 'Please sign in to upload resumes.',
  holdsForOthers: true,
};

/** The chosen files, sent one after another: what goes wrong with one does not keep the next from going. */
export function useUploads() {
  const [uploads, change] = useReducer(changeUploads, []);
  const keys = useRef(0);
  const running = useRef<{ key: number; controller: AbortController } | null>(null);
  const [signInAt, setSignInAt] = useState<string | null>(null);

  useEffect(() => {
    // Told from the files as they were drawn: an effect may still run for those before the answer came.
    const isRunning = uploads.some((upload) => upload.key === running.current?.key && isOnItsWay(upload));
    if (isRunning) return;
    running.current = null;
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next) return;
    const { key, file } = next;
    const controller = new AbortController();
    running.current = { key, controller };
    change({ type: 'start', key });
    const onProgress = (sent: number) => change({ type: 'progress', key, sent });
    void sendFile(file, { signal: controller.signal, onProgress }).then((answer) => {
      if (answer === null) change({ type: 'cancel', key });
      else if (answer.kind === 'uploaded') change({ type: 'uploaded', key });
      else if (answer.kind === 'refused') change({ type: 'fail', key, problem: answer.problem });
      else {
        change({ type: 'fail', key, problem: signedOut });
        setSignInAt(answer.to);
      }
    });
  }, [uploads]);

  useEffect(() => () => running.current?.controller.abort(), []);

  return {
    uploads,
    /** Where to sign in, once the session was found ended. */
    signInAt,
    choose(files: File[]) {
      change({ type: 'choose', files, firstKey: keys.current });
      keys.current += files.length;
    },
    sendAll: () => change({ type: 'send-all' }),
    sendAgain: (key: number) => change({ type: 'send-again', key }),
    remove: (key: number) => change({ type: 'remove', key }),
    cancel(key: number) {
      if (running.current?.key === key) running.current.controller.abort();
      else change({ type: 'cancel', key });
    },
  };
}

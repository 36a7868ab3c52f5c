import { useEffect, useReducer, useRef, useState } from 'react';
import type { UploadProblem } from '../../lib/forms/upload-answer.ts';
import { sendFile } from './send-file.ts';
import { changeUploads, isPending } from './uploads.ts';

const signedOut: UploadProblem = {
  title: 'Authentication required',
  message: 'Please sign in to upload resumes.',
  holdsForOthers: true,
};

/** Uploads the chosen files one after another. A failed file does not stop the next one. */
export function useUploads() {
  const [uploads, change] = useReducer(changeUploads, []);
  const keys = useRef(0);
  const running = useRef<{ key: number; controller: AbortController } | null>(null);
  const [signInAt, setSignInAt] = useState<string | null>(null);

  useEffect(() => {
    // Decided from this render's `uploads`: the effect may still run for the state before the response came.
    const isRunning = uploads.some((upload) => upload.key === running.current?.key && isPending(upload));
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
      else if (answer.kind === 'uploaded') change({ type: 'uploaded', key, isUnread: answer.isUnread });
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
    /** The sign-in page, once the server reported that the session has ended. */
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

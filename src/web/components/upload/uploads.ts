import { refuseFile } from '../../../shared/rules/upload-rules.ts';
import type { UploadProblem } from '../../lib/forms/upload-answer.ts';

export type UploadState = 'chosen' | 'waiting' | 'sending' | 'uploaded' | 'refused' | 'failed' | 'cancelled';

/** A file in the upload list. `sent` is the share sent, 0…1. A `failed` file can be retried, a `refused` one cannot. */
export type Upload = {
  key: number;
  file: File;
  state: UploadState;
  sent: number;
  problem: UploadProblem | null;
  /** It is stored, but no text could be read from it. */
  isUnread?: boolean;
};

export type UploadsChange =
  | { type: 'choose'; files: File[]; firstKey: number }
  | { type: 'send-all' }
  | { type: 'remove'; key: number }
  | { type: 'send-again' | 'start' | 'cancel'; key: number }
  | { type: 'uploaded'; key: number; isUnread?: boolean }
  | { type: 'progress'; key: number; sent: number }
  | { type: 'fail'; key: number; problem: UploadProblem };

/** The reducer of the upload list. */
export function changeUploads(uploads: Upload[], change: UploadsChange): Upload[] {
  switch (change.type) {
    case 'choose':
      return [...uploads, ...newUploads(uploads, change.files, change.firstKey)];
    case 'send-all':
      return uploads.map((upload) => (upload.state === 'chosen' ? { ...upload, state: 'waiting' } : upload));
    case 'remove':
      return uploads.filter(({ key }) => key !== change.key);
    case 'fail':
      return uploads.map((upload) => {
        const isAffected =
          upload.key === change.key || (change.problem.holdsForOthers && upload.state === 'waiting');
        return isAffected ? { ...upload, state: 'failed', sent: 0, problem: change.problem } : upload;
      });
    default:
      return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...after(change) } : upload));
  }
}

function after(
  change: Exclude<UploadsChange, { type: 'choose' | 'send-all' | 'remove' | 'fail' }>,
): Partial<Upload> {
  switch (change.type) {
    case 'progress':
      return { sent: change.sent };
    case 'start':
      return { state: 'sending', sent: 0, problem: null };
    case 'send-again':
      return { state: 'waiting', sent: 0, problem: null };
    case 'uploaded':
      return { state: 'uploaded', sent: 1, isUnread: change.isUnread };
    case 'cancel':
      return { state: 'cancelled', sent: 0 };
  }
}

/** Skips files that are already in the list, unless they have been uploaded. */
function newUploads(uploads: Upload[], files: File[], firstKey: number): Upload[] {
  const known = new Set(
    uploads.filter(({ state }) => state !== 'uploaded').map(({ file }) => identity(file)),
  );
  const fresh = files.filter((file) => {
    const isKnown = known.has(identity(file));
    known.add(identity(file));
    return !isKnown;
  });
  return fresh.map((file, index) => {
    const refusal = refuseFile(file);
    return {
      key: firstKey + index,
      file,
      state: refusal ? 'refused' : 'chosen',
      sent: 0,
      problem: refusal ? { title: 'Upload failed', message: refusal, holdsForOthers: false } : null,
    };
  });
}

const identity = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`;

export const isPending = ({ state }: Upload) => state === 'waiting' || state === 'sending';

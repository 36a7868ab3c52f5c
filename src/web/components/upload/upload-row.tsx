import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { Progress } from '../../ui/progress.tsx';
import type { Upload } from './uploads.ts';

type UploadRowProps = {
  upload: Upload;
  onCancel: () => void;
  onRemove: () => void;
  onSendAgain: () => void;
};

/** One file with its progress or error, and its actions. */
export function UploadRow({ upload, onCancel, onRemove, onSendAgain }: UploadRowProps) {
  const { file, state, problem, sent, isUnread } = upload;
  const isFailed = state === 'failed' || state === 'refused';
  return (
    <li className="flex items-start gap-3 py-3">
      <StateIcon isFailed={isFailed || isUnread === true} isDone={state === 'uploaded'} />
      <div className="min-w-0 flex-1">
        {state === 'sending' ? (
          <Progress
            label={<FileName name={file.name} />}
            value={Math.round(sent * 100)}
            max={100}
            count={`${Math.round(sent * 100)} %`}
            note={sent === 1 ? 'Reading' : undefined}
          />
        ) : (
          <>
            <FileName name={file.name} />
            <p className="num text-xs text-ink-3">
              {fileSize(file.size)}
              {isUnread
                ? ' · uploaded, but not readable'
                : stateLabels[state]
                  ? ` · ${stateLabels[state]}`
                  : null}
            </p>
          </>
        )}
        {isFailed && problem ? (
          <p role="alert" className="mt-1 text-xs text-low">
            {problem.title}: {problem.message}
          </p>
        ) : null}
      </div>
      {state === 'failed' || state === 'cancelled' ? (
        <Button size="sm" onClick={onSendAgain} aria-label={`Try again with ${file.name}`}>
          Try again
        </Button>
      ) : null}
      {(state === 'sending' && sent < 1) || state === 'waiting' ? (
        <Button size="sm" variant="ghost" onClick={onCancel} aria-label={`Cancel ${file.name}`}>
          Cancel
        </Button>
      ) : null}
      {state === 'chosen' || state === 'cancelled' || isFailed ? (
        <Button size="icon-sm" variant="ghost" onClick={onRemove} aria-label={`Remove ${file.name}`}>
          <X aria-hidden="true" />
        </Button>
      ) : null}
    </li>
  );
}

const stateLabels: Record<Upload['state'], string> = {
  chosen: '',
  waiting: 'waiting',
  sending: '',
  uploaded: 'uploaded',
  refused: '',
  failed: '',
  cancelled: 'cancelled',
};

function FileName({ name }: { name: string }) {
  return (
    <span dir="auto" className="line-clamp-2 font-[550]">
      {name}
    </span>
  );
}

function StateIcon({ isFailed, isDone }: { isFailed: boolean; isDone: boolean }) {
  const Icon = isFailed ? CircleAlert : isDone ? CircleCheck : FileText;
  const ink = isFailed ? 'text-low' : isDone ? 'text-good' : 'text-ink-3';
  return <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${ink}`} />;
}

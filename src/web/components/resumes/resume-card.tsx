import { FileText, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ActionError } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';
import { type ReadState, ResumeState } from './resume-state.tsx';

export type ShownResume = ReadState & { id: string; filename: string; isSample: boolean; createdAt: Date };

type ResumeCardProps = {
  resume: ShownResume;
  list: RefObject<HTMLElement | null>;
  previewOf: (id: string) => string;
};

/** Disappears as soon as its deletion is submitted, and reappears if that fails. */
export function ResumeCard({ resume, list, previewOf }: ResumeCardProps) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<{ error: ActionError }>();
  const [asking, setAsking] = useState(false);
  const failure = fetcher.data?.error;
  useErrorToast(failure && { title: `Failed to delete resume: ${failure.message}` });
  const remove = () => {
    setAsking(false);
    list.current?.focus({ preventScroll: true });
    void fetcher.submit({ resumeId: resume.id }, { method: 'post', action: pathname + search });
  };
  const question = `Are you sure you want to delete "${resume.filename}"?`;
  return (
    <li hidden={fetcher.state !== 'idle'}>
      <Card className="flex h-full flex-col gap-4 p-5">
        <div className="flex items-start gap-3">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
          <div className="min-w-0 flex-1">
            <h2 dir="auto" className="line-clamp-3" title={resume.filename}>
              {resume.filename}
            </h2>
            <p className="text-xs text-ink-3">
              Uploaded <RelativeTime at={resume.createdAt} />
            </p>
          </div>
          {resume.isSample ? <Badge>Sample</Badge> : null}
          <Button
            size="icon-sm"
            variant="ghost"
            onClick={() => setAsking(true)}
            aria-label={`Delete ${resume.filename}`}
            className="-mt-1 -mr-2 text-ink-3 hover:text-low noscript:hidden"
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
        <ResumeState state={resume} />
        <div className="mt-auto flex flex-wrap items-start gap-1.5">
          {resume.status === 'reading' ? null : (
            <LinkButton
              to={previewOf(resume.id)}
              preventScrollReset
              size="sm"
              aria-label={`Preview ${resume.filename}`}
            >
              Preview
            </LinkButton>
          )}
          {resume.status === 'read' ? (
            <>
              <LinkButton to={`/analyze?resume=${resume.id}`} size="sm">
                Analyze
              </LinkButton>
              <LinkButton to={`/master-resume/fill?resume=${resume.id}`} size="sm">
                Add to master résumé
              </LinkButton>
            </>
          ) : null}
          <PlainDelete id={resume.id} question={question} />
        </div>
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={question}
          description="Its results will be deleted too. This can't be undone."
          confirmLabel="Delete"
        />
      </Card>
    </li>
  );
}

/** Asks for confirmation without JavaScript. */
function PlainDelete({ id, question }: { id: string; question: string }) {
  return (
    <noscript>
      <details className="ml-auto">
        <summary className="px-3 py-1 text-low">Delete</summary>
        <form method="post" className="mt-2 flex flex-col items-start gap-2">
          <p>{question}</p>
          <Button type="submit" size="sm" name="resumeId" value={id} className="text-low">
            Delete
          </Button>
        </form>
      </details>
    </noscript>
  );
}

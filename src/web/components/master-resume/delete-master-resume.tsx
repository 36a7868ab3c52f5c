import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { onPlainClick } from '../../lib/addresses/plain-click.ts';
import {
  type ChangeAnswer,
  idFieldOf,
  type MasterResumeIntent,
} from '../../lib/master-resume/master-resume-change.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { ShownEntries } from './shown-resume.ts';

type DeleteMasterResumeProps = { id: string; question: string; others: number; onDeleted: () => void };

/** Deletes only after the server has: a page that empties itself and fills again would be alarming. */
export function DeleteMasterResume({ id, question, others, onDeleted }: DeleteMasterResumeProps) {
  const fetcher = useFetcher<ChangeAnswer>();
  const [asking, setAsking] = useState(false);
  const isSent = useRef(false);
  const busy = fetcher.state !== 'idle';
  const remove = () => {
    setAsking(false);
    isSent.current = true;
    const intent: MasterResumeIntent = 'delete-master';
    const fields = { intent, [idFieldOf('master')]: id, from: 'page' };
    void fetcher.submit(fields, { method: 'post', action: masterResumePath('personal') });
  };
  const isDone = fetcher.data?.done !== undefined;
  const deleted = useEffectEvent(onDeleted);
  useEffect(() => {
    if (isDone) deleted();
  }, [isDone]);
  // The focus was on a button that is gone by then.
  useEffect(
    () => () => {
      if (isSent.current) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Card className="max-w-[784px] pb-1">
      <CardHeader
        title="Delete Master Resume"
        description={`${others > 0 ? 'The one you edited before it takes its place.' : 'All four tabs will be empty.'} Results scored with it stay.`}
        action={
          busy ? (
            <Button size="sm" busy className="text-low">
              Deleting…
            </Button>
          ) : (
            <LinkButton
              size="sm"
              to={masterResumePath('personal', { verb: 'remove' })}
              prefetch="none"
              preventScrollReset
              className="text-low"
              onClick={onPlainClick(() => setAsking(true))}
            >
              <Trash2 aria-hidden="true" />
              Delete
            </LinkButton>
          )
        }
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Are you sure?"
        description={question}
        confirmLabel="Delete"
      />
    </Card>
  );
}

const list = new Intl.ListFormat('en');

/** What the dialog says before everything is deleted: whose résumé it is and how much is in it. */
export function deleteQuestion(fullName: string, entries: ShownEntries): string {
  const { education, experience, certification } = entries;
  const parts = [
    education.length > 0 && counted(education.length, 'education entry', 'education entries'),
    experience.length > 0 && counted(experience.length, 'work experience'),
    certification.length > 0 && counted(certification.length, 'certification'),
  ].filter((part) => part !== false);
  const contents = parts.length > 0 ? ` with ${list.format(parts)}` : '';
  return `The master résumé “${fullName}”${contents} will be deleted. This can't be undone.`;
}

import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import { onPlainClick } from '../../lib/addresses/plain-click.ts';
import { idFieldOf } from '../../lib/master-resume/master-resume-change.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { openDialog } from './dialog-events.ts';
import { EntryCard } from './entry-card.tsx';
import { type EntryText, removeQuestion } from './entry-text.tsx';
import { detailWords, kindWords } from './kind-words.ts';

type DetailSectionProps = { kind: DetailKind; entries: EntryText[] };

/** The entries of a tab. A deleted one disappears at once and comes back if the server refuses. */
export function DetailSection({ kind, entries }: DetailSectionProps) {
  const words = detailWords[kind];
  const section = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState<{ entry: EntryText; open: boolean } | null>(null);
  /** The focus was on the entry that disappears: it has to move on. */
  const needsFocus = useRef(false);
  const submit = useSubmit();
  const remove = (id: string) => {
    const fields = { intent: `remove-${kind}`, [idFieldOf(kind)]: id, from: 'page' };
    submit(fields, {
      method: 'post',
      action: masterResumePath(kind),
      navigate: false,
      fetcherKey: `remove-${id}`,
    });
    needsFocus.current = true;
  };
  useEffect(() => {
    if (!needsFocus.current || document.activeElement !== document.body) return;
    needsFocus.current = false;
    section.current?.querySelector('a')?.focus();
  });
  const close = () => setQuestion((now) => now && { ...now, open: false });
  return (
    <section ref={section} aria-labelledby={`${kind}-heading`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${kind}-heading`}>{words.heading}</h2>
        <LinkButton
          to={masterResumePath(kind, { verb: 'add' })}
          prefetch="none"
          preventScrollReset
          variant="primary"
          onClick={onPlainClick(() => openDialog(kind))}
        >
          <Plus aria-hidden="true" />
          Add {words.name}
        </LinkButton>
      </div>
      {entries.length === 0 ? (
        <Card>
          <EmptyState icon={kindWords[kind].icon} title={words.empty}>
            {words.invitation}
          </EmptyState>
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard kind={kind} entry={entry} onRemove={() => setQuestion({ entry, open: true })} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={question?.open ?? false}
        onClose={close}
        onConfirm={() => {
          close();
          if (question) remove(question.entry.id);
        }}
        title="Are you sure?"
        description={question ? removeQuestion(question.entry) : null}
        confirmLabel="Delete"
      />
    </section>
  );
}

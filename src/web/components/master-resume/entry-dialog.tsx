import { useState } from 'react';
import { type FormKind, type Typed, typedOf } from '../../../shared/master-resume/master-resume-forms.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useDialogEvents } from './dialog-events.ts';
import type { Drafts } from './entry-drafts.ts';
import { EntryForm } from './entry-form.tsx';
import { entryValues } from './entry-values.ts';
import { detailWords, formTitle } from './kind-words.ts';
import type { ShownEntries } from './shown-resume.ts';

type Opened = {
  kind: FormKind;
  id: string | undefined;
  values: Typed;
  isDraft: boolean;
  times: number;
};
type EntryDialogProps = {
  personal: Personal | null;
  entries: ShownEntries;
  drafts: Drafts;
  onUnsaved: (unsaved: boolean) => void;
};

/** The page's one dialog: it opens for whatever the page-wide events ask, on every tab. */
export function EntryDialog({ personal, entries, drafts, onUnsaved }: EntryDialogProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useDialogEvents((kind, id) => {
    const kept = keptValues(kind, id);
    if (!kept) {
      if (kind !== 'personal') toast.error({ title: detailWords[kind].missing });
      return;
    }
    const draft = drafts.of(kind, id);
    const isDraft = draft !== undefined;
    setOpened((before) => ({ kind, id, values: draft ?? kept, isDraft, times: (before?.times ?? 0) + 1 }));
    setIsOpen(true);
    onUnsaved(isDraft);
  });

  function keptValues(kind: FormKind, id: string | undefined): Typed | null {
    if (kind === 'personal') return personal ? typedOf('personal', personal) : {};
    return id === undefined ? {} : entryValues(kind, id, entries);
  }

  const close = () => {
    setIsOpen(false);
    onUnsaved(false);
  };
  const finish = () => {
    if (opened) drafts.drop(opened.kind, opened.id);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={opened ? formTitle(opened.kind, isNew(opened, personal)) : ''}
      description={
        opened?.isDraft ? 'This is what you typed before and did not save. Cancel drops it.' : null
      }
    >
      {opened ? (
        <EntryForm
          key={opened.times}
          kind={opened.kind}
          id={opened.id}
          values={opened.values}
          submitLabel="Save"
          inDialog
          cancel={<Button onClick={finish}>Cancel</Button>}
          onSaved={finish}
          onTyped={(values) => {
            drafts.keep(opened.kind, opened.id, values);
            onUnsaved(true);
          }}
        />
      ) : null}
    </Dialog>
  );
}

const isNew = ({ kind, id }: Opened, personal: Personal | null): boolean =>
  kind === 'personal' ? personal === null : id === undefined;

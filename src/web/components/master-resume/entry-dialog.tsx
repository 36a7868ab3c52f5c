import { useState } from 'react';
import {
  type EntryValues,
  type FormKind,
  toEntryValues,
} from '../../../shared/master-resume/master-resume-forms.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useDialogEvents } from './dialog-events.ts';
import type { Drafts } from './entry-drafts.ts';
import { EntryForm } from './entry-form.tsx';
import { detailWords, formTitle } from './kind-words.ts';
import { findValues, type ShownEntries } from './shown-resume.ts';

type Opened = {
  kind: FormKind;
  id: string | undefined;
  values: EntryValues;
  isDraft: boolean;
  /** How many times the dialog was opened. It is the key of the form, so that each time starts afresh. */
  count: number;
};
type EntryDialogProps = {
  personal: Personal | null;
  entries: ShownEntries;
  drafts: Drafts;
  onUnsaved: (unsaved: boolean) => void;
};

/** The page's only dialog for entries. It listens to the page-wide events and works on every tab. */
export function EntryDialog({ personal, entries, drafts, onUnsaved }: EntryDialogProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useDialogEvents((kind, id) => {
    const saved = savedValues(kind, id);
    if (!saved) {
      if (kind !== 'personal') toast.error({ title: detailWords[kind].missing });
      return;
    }
    const draft = drafts.get(kind, id);
    const isDraft = draft !== undefined;
    setOpened((before) => ({ kind, id, values: draft ?? saved, isDraft, count: (before?.count ?? 0) + 1 }));
    setIsOpen(true);
    onUnsaved(isDraft);
  });

  function savedValues(kind: FormKind, id: string | undefined): EntryValues | null {
    if (kind === 'personal') return toEntryValues(personal ?? {});
    return id === undefined ? {} : findValues(entries, kind, id);
  }

  const close = () => {
    setIsOpen(false);
    onUnsaved(false);
  };
  const closeForGood = () => {
    if (opened) drafts.remove(opened.kind, opened.id);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={opened ? formTitle(opened.kind, isNew(opened, personal)) : ''}
      description={
        opened?.isDraft ? 'This is what you typed earlier and didn’t save. Cancel discards it.' : null
      }
    >
      {opened ? (
        <EntryForm
          key={opened.count}
          kind={opened.kind}
          id={opened.id}
          values={opened.values}
          submitLabel="Save"
          inDialog
          cancel={<Button onClick={closeForGood}>Cancel</Button>}
          onSaved={closeForGood}
          onTyped={(values) => {
            drafts.save(opened.kind, opened.id, values);
            onUnsaved(true);
          }}
        />
      ) : null}
    </Dialog>
  );
}

const isNew = ({ kind, id }: Opened, personal: Personal | null): boolean =>
  kind === 'personal' ? personal === null : id === undefined;

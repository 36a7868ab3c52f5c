import { useState } from 'react';
import { type FormKind, toEntryValues } from '../../../shared/master-resume/master-resume-forms.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import type { OpenInPage } from '../../lib/addresses/master-resume-address.ts';
import {
  type ChangeAnswer,
  failureMessage,
  parseIntent,
} from '../../lib/master-resume/master-resume-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { DeleteMasterResume, deleteQuestion } from './delete-master-resume.tsx';
import { DetailSection } from './detail-section.tsx';
import type { Drafts } from './entry-drafts.ts';
import { EntryInPage } from './entry-in-page.tsx';
import { entryTexts, removeQuestion } from './entry-text.tsx';
import { detailWords } from './kind-words.ts';
import { PersonalCard } from './personal-card.tsx';
import { RemoveInPage } from './remove-in-page.tsx';
import { findValues, type ShownEntries } from './shown-resume.ts';

type TabContentProps = {
  kind: FormKind;
  open: OpenInPage | null;
  resume: { id: string; personal: Personal; others: number } | null;
  entries: ShownEntries;
  today: string;
  answer: ChangeAnswer | undefined;
  drafts: Drafts;
  onUnsaved: (unsaved: boolean) => void;
};

export function TabContent(props: TabContentProps) {
  const { kind, open, entries, today, answer, drafts, onUnsaved } = props;
  if (kind === 'personal') return <PersonalTab {...props} />;
  const texts = entryTexts(kind, entries, today);
  const entry = texts.find(({ id }) => id === open?.id);
  const form = { kind, answer, drafts, onUnsaved };
  if (open?.verb === 'add') return <EntryInPage {...form} isNew values={{}} />;
  if (open?.verb === 'edit' && entry) {
    const values = findValues(entries, kind, entry.id) ?? {};
    return <EntryInPage key={entry.id} {...form} id={entry.id} isNew={false} values={values} />;
  }
  if (open?.verb === 'remove' && entry)
    return <RemoveInPage kind={kind} id={entry.id} question={removeQuestion(entry)} />;
  return (
    <>
      <Refusal answer={answer} />
      {open ? <Alert tone="low" title={detailWords[kind].missing} className="mb-5" /> : null}
      <DetailSection key={kind} kind={kind} entries={texts} />
    </>
  );
}

/** The create card stays while somebody types in it, even if the résumé is created in another tab in the meantime. */
function PersonalTab({ open, resume, entries, answer, drafts, onUnsaved }: TabContentProps) {
  const [typing, setTyping] = useState(false);
  const handleUnsaved = (unsaved: boolean) => {
    setTyping(unsaved);
    onUnsaved(unsaved);
  };
  const form = { kind: 'personal' as const, answer, drafts, onUnsaved: handleUnsaved };
  if (!resume || typing || open?.verb === 'edit') {
    return <EntryInPage {...form} isNew={!resume} values={toEntryValues(resume?.personal ?? {})} />;
  }
  const { id, personal, others } = resume;
  const question = deleteQuestion(personal.fullName, entries);
  if (open?.verb === 'remove') return <RemoveInPage kind="master" id={id} question={question} />;
  return (
    <div className="flex flex-col gap-5">
      <Refusal answer={answer} />
      <PersonalCard personal={personal} />
      <DeleteMasterResume key={id} id={id} others={others} question={question} onDeleted={drafts.removeAll} />
    </div>
  );
}

/** The error of a form that was posted without JavaScript and whose entry is gone. */
function Refusal({ answer }: { answer: ChangeAnswer | undefined }) {
  if (!answer?.error || !answer.intent || parseIntent(answer.intent).verb === 'save') return null;
  const { title, description } = failureMessage(answer.intent, answer.error.message);
  return (
    <Alert tone="low" title={title} className="mb-5">
      {description}
    </Alert>
  );
}

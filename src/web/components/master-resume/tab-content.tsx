import { useState } from 'react';
import { type FormKind, typedOf } from '../../../shared/master-resume/master-resume-forms.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import type { OpenInPage } from '../../lib/addresses/master-resume-address.ts';
import { type ChangeAnswer, changeOf, failureWords } from '../../lib/master-resume/master-resume-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { DeleteMasterResume, whatGoesWith } from './delete-master-resume.tsx';
import { DetailSection } from './detail-section.tsx';
import type { Drafts } from './entry-drafts.ts';
import { EntryInPage } from './entry-in-page.tsx';
import { entryTexts, whatGoesOf } from './entry-text.tsx';
import { entryValues } from './entry-values.ts';
import { detailWords } from './kind-words.ts';
import { PersonalCard } from './personal-card.tsx';
import { RemoveInPage } from './remove-in-page.tsx';
import type { ShownEntries } from './shown-resume.ts';

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
    const values = entryValues(kind, entry.id, entries) ?? {};
    return <EntryInPage key={entry.id} {...form} id={entry.id} isNew={false} values={values} />;
  }
  if (open?.verb === 'remove' && entry)
    return <RemoveInPage kind={kind} id={entry.id} whatGoes={whatGoesOf(entry)} />;
  return (
    <>
      <Refusal answer={answer} />
      {open ? <Alert tone="low" title={detailWords[kind].missing} className="mb-5" /> : null}
      <DetailSection key={kind} kind={kind} entries={texts} />
    </>
  );
}

/** The create card stays while somebody types in it, also when another tab was quicker. */
function PersonalTab({ open, resume, entries, answer, drafts, onUnsaved }: TabContentProps) {
  const [typing, setTyping] = useState(false);
  const tell = (unsaved: boolean) => {
    setTyping(unsaved);
    onUnsaved(unsaved);
  };
  const form = { kind: 'personal' as const, answer, drafts, onUnsaved: tell };
  if (!resume || typing || open?.verb === 'edit') {
    const values = resume ? typedOf('personal', resume.personal) : {};
    return <EntryInPage {...form} isNew={!resume} values={values} />;
  }
  const { id, personal, others } = resume;
  const whatGoes = whatGoesWith(personal.fullName, entries);
  if (open?.verb === 'remove') return <RemoveInPage kind="master" id={id} whatGoes={whatGoes} />;
  return (
    <div className="flex flex-col gap-5">
      <Refusal answer={answer} />
      <PersonalCard personal={personal} />
      <DeleteMasterResume key={id} id={id} others={others} whatGoes={whatGoes} onDeleted={drafts.dropAll} />
    </div>
  );
}

/** What a form without JavaScript came back with where its entry is no longer there. */
function Refusal({ answer }: { answer: ChangeAnswer | undefined }) {
  if (!answer?.error || !answer.intent || changeOf(answer.intent).verb === 'save') return null;
  const { title, description } = failureWords(answer.intent, answer.error.message);
  return (
    <Alert tone="low" title={title} className="mb-5">
      {description}
    </Alert>
  );
}

import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { EntryValues, FormKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import type { ChangeAnswer } from '../../lib/master-resume/master-resume-change.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Drafts } from './entry-drafts.ts';
import { EntryForm } from './entry-form.tsx';
import { formTitle } from './kind-words.ts';

type EntryInPageProps = {
  kind: FormKind;
  id?: string;
  isNew: boolean;
  values: EntryValues;
  answer: ChangeAnswer | undefined;
  drafts: Drafts;
  onUnsaved: (unsaved: boolean) => void;
};

/** A form as part of the page: the first personal information, or any form that was opened without JavaScript. */
export function EntryInPage({ kind, id, isNew, values, answer, drafts, onUnsaved }: EntryInPageProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft from before, not what is being typed now.
  const draft = useMemo(() => drafts.get(kind, id), [hydrated, kind, id]);
  const markUnsaved = useEffectEvent(() => onUnsaved(true));
  useEffect(() => {
    if (draft) markUnsaved();
  }, [draft]);
  const isFirst = isNew && kind === 'personal';
  const removeDraft = () => {
    drafts.remove(kind, id);
    onUnsaved(false);
  };
  return (
    <Card className="max-w-[784px]">
      <CardHeader
        title={formTitle(kind, isNew)}
        description={
          isFirst ? 'Start with the basics. Jobs, education and certifications have their own tabs.' : null
        }
      />
      <CardBody>
        <EntryForm
          key={draft ? 'draft' : 'saved'}
          kind={kind}
          id={id}
          values={draft ?? values}
          answer={answer}
          submitLabel={isFirst ? 'Create Master Resume' : 'Save'}
          cancel={
            isFirst ? null : (
              <LinkButton to={masterResumePath(kind)} onClick={removeDraft}>
                Cancel
              </LinkButton>
            )
          }
          onSaved={() => {
            removeDraft();
            if (!isFirst) navigate(masterResumePath(kind), { preventScrollReset: true });
          }}
          onTyped={(typed) => {
            drafts.save(kind, id, typed);
            onUnsaved(true);
          }}
        />
      </CardBody>
    </Card>
  );
}

import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { FormKind, Typed } from '../../../shared/master-resume/master-resume-forms.ts';
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
  values: Typed;
  answer: ChangeAnswer | undefined;
  drafts: Drafts;
  onUnsaved: (unsaved: boolean) => void;
};

/** A form as part of the page: for the first personal information, and for who opened it before JavaScript came. */
export function EntryInPage({ kind, id, isNew, values, answer, drafts, onUnsaved }: EntryInPageProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before, not what is being typed now.
  const draft = useMemo(() => drafts.of(kind, id), [hydrated, kind, id]);
  const tellUnsaved = useEffectEvent(() => onUnsaved(true));
  useEffect(() => {
    if (draft) tellUnsaved();
  }, [draft]);
  const isFirst = isNew && kind === 'personal';
  const forget = () => {
    drafts.drop(kind, id);
    onUnsaved(false);
  };
  return (
    <Card className="max-w-[784px]">
      <CardHeader
        title={formTitle(kind, isNew)}
        description={
          isFirst
            ? 'Start with who you are. Jobs, education and certifications have tabs of their own.'
            : null
        }
      />
      <CardBody>
        <EntryForm
          key={draft ? 'draft' : 'kept'}
          kind={kind}
          id={id}
          values={draft ?? values}
          answer={answer}
          submitLabel={isFirst ? 'Create Master Resume' : 'Save'}
          cancel={
            isFirst ? null : (
              <LinkButton to={masterResumePath(kind)} onClick={forget}>
                Cancel
              </LinkButton>
            )
          }
          onSaved={() => {
            forget();
            if (!isFirst) navigate(masterResumePath(kind), { preventScrollReset: true });
          }}
          onTyped={(typed) => {
            drafts.keep(kind, id, typed);
            onUnsaved(true);
          }}
        />
      </CardBody>
    </Card>
  );
}

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useFetcher } from 'react-router';
import {
  checkTyped,
  type EntryErrors,
  type FormKind,
  type Typed,
  typedIn,
} from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import {
  type ChangeAnswer,
  failureWords,
  idFieldOf,
  type MasterResumeIntent,
} from '../../lib/master-resume/master-resume-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { formFields } from './form-fields.tsx';

type EntryFormProps = {
  kind: FormKind;
  /** The entry that is edited; a new one has none. */
  id?: string;
  values: Typed;
  /** What a form that was posted without JavaScript came back with. */
  answer?: ChangeAnswer;
  submitLabel: string;
  /** There the buttons stay in sight while the fields scroll. */
  inDialog?: boolean;
  cancel?: ReactNode;
  onSaved: () => void;
  onTyped?: (values: Typed) => void;
};

/** One of the four forms. With JavaScript it is checked before it is sent and stays where it is until it is kept. */
export function EntryForm(props: EntryFormProps) {
  const { kind, id, values, answer, submitLabel, inDialog, cancel, onSaved, onTyped } = props;
  const fetcher = useFetcher<ChangeAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, look, submit } = useChecked(kind, form, answer?.fieldErrors);
  const intent = intentOf(kind, id);
  const given = fetcher.data ?? answer;
  const failure = fetcher.state === 'idle' && given?.error ? failureWords(intent, given.error.message) : null;
  const isDone = fetcher.data?.done !== undefined;
  const hydrated = useHydrated();
  const Fields = formFields[kind];
  const saved = useEffectEvent(onSaved);
  useEffect(() => {
    if (isDone) saved();
  }, [isDone]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      data-keeps-drafts
      noValidate
      className="flex flex-col gap-4"
      onInput={(event) => {
        look(event, 'input');
        onTyped?.(typedIn(kind, new FormData(event.currentTarget)));
      }}
      onBlur={(event) => look(event, 'blur')}
      onSubmit={(event) => {
        event.preventDefault();
        if (fetcher.state !== 'idle' || !submit()) return;
        const fields = new FormData(event.currentTarget);
        fields.set('from', 'page');
        fetcher.submit(fields, { method: 'post', action: masterResumePath(kind) });
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {kind !== 'personal' && id !== undefined ? (
        <input type="hidden" name={idFieldOf(kind)} value={id} />
      ) : null}
      {failure ? (
        <Alert tone="low" title={failure.title}>
          {failure.description}
        </Alert>
      ) : null}
      <Fields values={answer?.typed ?? values} errors={errors} />
      <div
        data-actions
        className={classNames(
          '-mx-5 mt-1 -mb-5 flex flex-col-reverse gap-2 rounded-b-lg border-t bg-surface px-5 py-3.5 md:flex-row md:justify-end',
          inDialog && 'sticky bottom-0 z-10',
        )}
      >
        {cancel}
        <Button type="submit" variant="primary" busy={hydrated && fetcher.state !== 'idle'}>
          {submitLabel}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function intentOf(kind: FormKind, id: string | undefined): MasterResumeIntent {
  if (kind === 'personal') return 'save-personal';
  return `${id === undefined ? 'add' : 'update'}-${kind}`;
}

/** Says what is wrong: of all fields on sending, of one once it was wrong or, for work experience, once it is left. */
function useChecked(
  kind: FormKind,
  form: React.RefObject<HTMLFormElement | null>,
  before: EntryErrors | undefined,
) {
  const [errors, setErrors] = useState<EntryErrors>(before ?? {});
  const found = (): EntryErrors =>
    (form.current && checkTyped(kind, typedIn(kind, new FormData(form.current))).errors) ?? {};
  return {
    errors,
    look(event: FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>, why: 'input' | 'blur') {
      const field = fieldOf(event.target);
      if (!field) return;
      if (why === 'input' ? !errors[field] : kind !== 'experience' || staysIn(event as FocusEvent, field))
        return;
      const now = found();
      setErrors((shown) => ({ ...shown, [field]: now[field] }));
    },
    submit(): boolean {
      const now = found();
      setErrors(now);
      const [first] = Object.keys(now);
      if (first === undefined) return true;
      if (now.startDate === 'Start date is required') toast.error({ title: now.startDate });
      focusFirst(form.current, now);
      return false;
    },
  };
}

/** A date's three boxes are one field. */
const fieldOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.getAttribute('name')?.split('-')[0] : undefined;

/** On the way to a button nothing may move, or the button is no longer where the press lands; and it checks all by itself. */
function staysIn({ relatedTarget }: FocusEvent, field: string): boolean {
  return (
    relatedTarget instanceof HTMLButtonElement ||
    relatedTarget instanceof HTMLAnchorElement ||
    fieldOf(relatedTarget) === field
  );
}

function focusFirst(form: HTMLFormElement | null, errors: EntryErrors): void {
  const boxes = [...(form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  boxes.find((box) => errors[fieldOf(box) ?? ''])?.focus();
}

import { useForm } from '@conform-to/react/future';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import {
  type EntryValues,
  type FormKind,
  parseEntry,
  readEntryForm,
} from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../../lib/addresses/master-resume-address.ts';
import {
  type ChangeAnswer,
  failureMessage,
  idFieldOf,
  type MasterResumeIntent,
} from '../../lib/master-resume/master-resume-change.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { UniversityPicker } from '../universities/university-picker.tsx';
import { EntryField } from './entry-field.tsx';
import { type EntryFieldSpec, entryFields } from './entry-fields.ts';

type EntryFormProps = {
  kind: FormKind;
  /** The entry to edit; undefined for a new one. */
  id?: string;
  values: EntryValues;
  /** The answer to a form that was posted without JavaScript. */
  answer?: ChangeAnswer;
  submitLabel: string;
  /** In a dialog, the buttons stay in sight while the fields scroll. */
  inDialog?: boolean;
  cancel?: ReactNode;
  onSaved: () => void;
  onTyped: (values: EntryValues) => void;
};

/** One of the four forms. With JavaScript it is checked before it is sent, and stays until it is saved. */
export function EntryForm(props: EntryFormProps) {
  const { kind, id, values, answer, submitLabel, inDialog, cancel, onSaved, onTyped } = props;
  const fetcher = useFetcher<ChangeAnswer>();
  const isSending = fetcher.state !== 'idle';
  const hydrated = useHydrated();
  const lastAnswer = fetcher.data ?? answer;
  const { form, fields, intent } = useForm<EntryValues>({
    defaultValue: values,
    lastResult: lastAnswer?.result,
    onValidate: ({ formData }) => parseEntry(kind, readEntryForm(kind, formData)).errors ?? null,
    onError: ({ formElement, error, intent }) => {
      if (intent?.type === 'submit') showErrors(formElement, error.fieldErrors);
    },
    onSubmit: (event, { formData }) => {
      event.preventDefault();
      if (isSending) return;
      formData.set('from', 'page');
      fetcher.submit(formData, { method: 'post', action: masterResumePath(kind) });
    },
  });
  const change = intentOf(kind, id);
  const failure = !isSending && lastAnswer?.error ? failureMessage(change, lastAnswer.error.message) : null;
  const isDone = fetcher.data?.done !== undefined;
  const saved = useEffectEvent(onSaved);
  useEffect(() => {
    if (isDone) saved();
  }, [isDone]);

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const field = fieldOf(target);
    if (field && fields[field]?.touched) intent.validate(field);
    onTyped(readEntryForm(kind, new FormData(currentTarget)));
  }

  /** Work experience is checked field by field, as each is left. */
  function handleBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const field = fieldOf(target);
    if (kind === 'experience' && field && fieldOf(relatedTarget) !== field && !isPressable(relatedTarget))
      intent.validate(field);
  }

  return (
    <fetcher.Form
      {...form.props}
      onInput={handleInput}
      onBlur={handleBlur}
      method="post"
      data-keeps-drafts
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="intent" value={change} />
      {kind !== 'personal' && id !== undefined ? (
        <input type="hidden" name={idFieldOf(kind)} value={id} />
      ) : null}
      {failure ? (
        <Alert tone="low" title={failure.title}>
          {failure.description}
        </Alert>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries<EntryFieldSpec>(entryFields[kind]).map(([name, spec], index) => {
          const { isHalf, className, type, ...attributes } = spec;
          const field = {
            ...attributes,
            name,
            defaultValue: fields[name]?.defaultValue ?? '',
            errors: fields[name]?.errors?.[0],
            className: classNames(className, !isHalf && 'sm:col-span-2'),
            'data-autofocus': index === 0 || undefined,
          };
          return type === 'university' ? (
            <UniversityPicker key={name} {...field} />
          ) : (
            <EntryField key={name} {...field} type={type} />
          );
        })}
      </div>
      <div
        data-actions
        className={classNames(
          '-mx-5 mt-1 -mb-5 flex flex-col-reverse gap-2 rounded-b-lg border-t bg-surface px-5 py-3.5 md:flex-row md:justify-end',
          inDialog && 'sticky bottom-0 z-10',
        )}
      >
        {cancel}
        <Button type="submit" variant="primary" busy={hydrated && isSending}>
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

/** The field that a control belongs to; the three boxes of a date are one field. */
const fieldOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.getAttribute('name')?.split('-')[0] : undefined;

/** A new message on blur would move the button away from under the press, and submitting checks everything anyway. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

function showErrors(form: HTMLFormElement, errors: Record<string, string[]>): void {
  const startDate = 'Start date is required';
  if (errors.startDate?.includes(startDate)) toast.error({ title: startDate });
  const controls = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  controls.find((control) => errors[fieldOf(control) ?? ''])?.focus();
}

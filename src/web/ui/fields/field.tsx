import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type FieldText = {
  label: ReactNode;
  /** Hides the label visually and keeps it for screen readers. */
  hideLabel?: boolean;
  hint?: ReactNode;
  errors?: string[] | string | null;
  /** Shown at the end of the label's line, such as a "Forgot password?" link. */
  labelEnd?: ReactNode;
};

export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldText & {
  id?: string;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error of a field. The ids follow Conform's convention: `…-description`, `…-error`. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  errors,
  labelEnd,
  required,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messages = listOf(errors);
  const hintId = hint ? `${controlId}-description` : undefined;
  const errorId = messages.length > 0 ? `${controlId}-error` : undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={controlId} className="font-[550]">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {labelEnd}
      </div>
      {children({
        id: controlId,
        'aria-invalid': errorId ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {errorId ? <FieldError id={errorId} messages={messages} /> : null}
      {hintId ? (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-0.5 text-low">
      *
    </span>
  );
}

export function FieldError({ id, messages }: { id: string; messages: string[] }) {
  return (
    <div id={id} className="flex gap-1.5 text-xs text-low">
      <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}

function listOf(errors: FieldText['errors']): string[] {
  if (!errors) return [];
  return typeof errors === 'string' ? [errors] : errors;
}

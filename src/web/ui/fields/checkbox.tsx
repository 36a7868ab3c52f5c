import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

type ToggleFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function Checkbox({ className, ...rest }: ToggleFieldProps) {
  return (
    <ToggleField
      {...rest}
      className={className}
      controlClass="size-[18px] rounded-[4px] accent-accent"
      frameClass="min-h-6"
    />
  );
}

export function Radio({ className, ...rest }: ToggleFieldProps) {
  return (
    <ToggleField
      {...rest}
      kind="radio"
      className={className}
      controlClass="size-[18px] accent-accent"
      frameClass="min-h-6"
    />
  );
}

/** An on/off switch. It is a checkbox underneath, so a plain form submits it. */
export function Switch({ className, ...rest }: ToggleFieldProps) {
  return (
    <ToggleField
      {...rest}
      role="switch"
      className={classNames('flex-row-reverse justify-between', className)}
      controlClass={
        'relative h-6 w-10 appearance-none rounded-full border border-control bg-sunken transition-colors duration-150 ' +
        'before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-control ' +
        'before:transition-transform before:duration-150 checked:border-accent checked:bg-accent ' +
        'checked:before:translate-x-4 checked:before:bg-accent-ink disabled:opacity-50'
      }
      frameClass="min-h-6"
    />
  );
}

type ToggleLook = { kind?: 'checkbox' | 'radio'; controlClass: string; frameClass: string };

function ToggleField(props: ToggleFieldProps & ToggleLook) {
  const { kind = 'checkbox', label, hint, error, className, controlClass, frameClass, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const hintId = hint ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex min-w-0 gap-3', frameClass, className)}>
      <input
        {...input}
        id={id}
        type={kind}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        className={classNames('mt-0.5 shrink-0', controlClass)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block py-px font-[550]">
          {label}
        </label>
        {errorId && error ? <FieldError id={errorId} messages={[error]} /> : null}
        {hintId ? (
          <p id={hintId} className="text-xs text-ink-3">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}

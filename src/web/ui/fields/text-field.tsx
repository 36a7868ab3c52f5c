import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'size'> &
  FieldText & {
    /** Shown at the start of the input, such as a search icon. */
    icon?: ReactNode;
  };

/** A labelled text input. Other props go to the <input>. */
export function TextField({
  label,
  hideLabel,
  hint,
  errors,
  labelEnd,
  icon,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, errors, labelEnd, className }}
      id={input.id}
      required={input.required}
    >
      {(control) => (
        <div className="relative">
          {icon ? (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-3 [&_svg]:size-4">
              {icon}
            </span>
          ) : null}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(controlClass, 'h-10 md:h-9', icon ? 'pl-9' : null)}
          />
        </div>
      )}
    </Field>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> & FieldText;

/** A password input with a button that reveals it. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  errors,
  labelEnd,
  className,
  ...input
}: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field
      {...{ label, hideLabel, hint, errors, labelEnd, className }}
      id={input.id}
      required={input.required}
    >
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlClass, 'h-10 pr-10 md:h-9')}
          />
          <button
            type="button"
            aria-pressed={isVisible}
            aria-label="Show password"
            aria-controls={control.id}
            onClick={() => setIsVisible(!isVisible)}
            className="absolute inset-y-0 right-1 my-auto grid size-8 place-items-center rounded-sm text-ink-3 hover:text-ink noscript:hidden"
          >
            {isVisible ? (
              <EyeOff aria-hidden="true" className="size-4" />
            ) : (
              <Eye aria-hidden="true" className="size-4" />
            )}
          </button>
        </div>
      )}
    </Field>
  );
}

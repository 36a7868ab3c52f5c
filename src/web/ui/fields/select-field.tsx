import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = ComponentPropsWithoutRef<'select'> &
  FieldText & { options: SelectOption[]; placeholder?: string };

/** The native select, restyled: it works well on phones and with screen readers. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, hint, errors, labelEnd, options, placeholder, className, ...select } = props;
  return (
    <Field
      {...{ label, hideLabel, hint, errors, labelEnd, className }}
      id={select.id}
      required={select.required}
    >
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(controlClass, 'h-10 appearance-none truncate pr-9 md:h-9')}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-3"
          />
        </div>
      )}
    </Field>
  );
}

import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldText } from './field.tsx';

type TextareaFieldProps = ComponentPropsWithoutRef<'textarea'> & FieldText;

/** A labelled text area. */
export function TextareaField({
  label,
  hideLabel,
  hint,
  errors,
  labelEnd,
  className,
  ...area
}: TextareaFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, errors, labelEnd, className }} id={area.id} required={area.required}>
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={classNames(controlClass, 'resize-y py-2.5 leading-relaxed')}
        />
      )}
    </Field>
  );
}

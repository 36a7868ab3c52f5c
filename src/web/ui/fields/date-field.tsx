import { type FormEvent, type ReactNode, useId } from 'react';
import {
  type DatePart,
  dateParts,
  partName,
  partsOfDate,
  typedPart,
} from '../../../shared/dates/date-entry.ts';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { FieldError } from './field.tsx';

type DateFieldProps = {
  label: string;
  name: string;
  defaultValue?: string;
  hint?: ReactNode;
  errors?: string | null;
  required?: boolean;
  className?: string;
};

const boxes: Record<DatePart, { label: string; placeholder: string; width: string; most: number }> = {
  month: { label: 'Month', placeholder: 'MM', width: 'w-16', most: 2 },
  day: { label: 'Day', placeholder: 'DD', width: 'w-16', most: 2 },
  year: { label: 'Year', placeholder: 'YYYY', width: 'w-20', most: 4 },
};

/** A date as three numeric inputs, submitted as `name-month`, `name-day` and `name-year`. */
export function DateField({ label, name, defaultValue = '', hint, errors, ...props }: DateFieldProps) {
  const id = useId();
  const given = partsOfDate(defaultValue);
  const errorId = errors ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-1.5', props.className)}>
      <legend className="mb-1.5 font-[550]">
        {label}
        {props.required ? (
          <span aria-hidden="true" className="ml-0.5 text-low">
            *
          </span>
        ) : null}
      </legend>
      <div className="flex gap-2">
        {dateParts.map((part) => (
          <input
            key={part}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={partName(name, part)}
            aria-label={boxes[part].label}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={describedBy}
            aria-required={props.required}
            placeholder={boxes[part].placeholder}
            maxLength={boxes[part].most}
            defaultValue={given[part]}
            onInput={(event) => keepTyped(part, event)}
            className={classNames(controlClass, 'num h-10 text-center md:h-9', boxes[part].width)}
          />
        ))}
      </div>
      {errorId && errors ? <FieldError id={errorId} messages={[errors]} /> : null}
      {hintId ? (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Cleans up the typed text. The inputs are uncontrolled, so that text typed before hydration is kept. */
function keepTyped(part: DatePart, { currentTarget: box }: FormEvent<HTMLInputElement>): void {
  const typed = typedPart(part, box.value);
  if (typed !== box.value) box.value = typed;
}

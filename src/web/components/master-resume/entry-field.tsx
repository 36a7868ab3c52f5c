import type { ReactNode } from 'react';
import { degreeNames } from '../../../shared/master-resume/master-resume-rules.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { EntryFieldSpec } from './entry-fields.ts';

type EntryFieldProps = Omit<EntryFieldSpec, 'hint' | 'isHalf' | 'type'> & {
  type?: Exclude<EntryFieldSpec['type'], 'university'>;
  name: string;
  defaultValue: string;
  errors: string | undefined;
  hint?: ReactNode;
  hideLabel?: boolean;
  'data-autofocus'?: boolean;
};

/** One field of a form of the master résumé. All are the browser's own controls: none needs JavaScript. */
export function EntryField({ type = 'text', rows, ...field }: EntryFieldProps) {
  if (type === 'area') return <TextareaField {...field} rows={rows} />;
  if (type === 'date') return <DateField {...field} />;
  if (type === 'degree') {
    const options = degreeNames.map((degree) => ({ value: degree, label: degree }));
    return <SelectField {...field} options={options} placeholder="Choose a degree" />;
  }
  return <TextField autoComplete="off" {...field} type={type} />;
}

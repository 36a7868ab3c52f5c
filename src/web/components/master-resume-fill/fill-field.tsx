import { TriangleAlert } from 'lucide-react';
import type { FillList } from '../../../shared/master-resume/fill-lists.ts';
import type { ProposedField } from '../../../shared/master-resume/master-resume-proposal.ts';
import { degreeNames } from '../../../shared/master-resume/master-resume-rules.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { endHints, fieldWords } from './fill-words.ts';

type FillFieldProps = {
  /** As the form sends it: "experience.0.startDate". */
  name: string;
  field: ProposedField;
  error: string | undefined;
  source: 'resume' | 'json';
  hideLabel?: boolean;
};

/** One value as it was read, to be changed at will, with the line it came from and what is doubtful about it. */
export function FillField({ name, field, error, source, hideLabel }: FillFieldProps) {
  const [list, ...rest] = name.split('.');
  const {
    label,
    kind,
    hint = '',
    width = 'sm:col-span-3',
  } = fieldWords[rest.at(-1) ?? ''] ?? { label: name };
  const fixedHint = rest.at(-1) === 'endDate' ? endHints[list as FillList] : hint;
  const common = {
    label,
    hideLabel,
    name,
    defaultValue: field.value,
    errors: error,
    className: list === 'personal' ? undefined : width,
    hint: <Origin field={field} source={source} hint={fixedHint} />,
  };
  if (kind === 'degree') {
    const options = degreeNames.map((degree) => ({ value: degree, label: degree }));
    return <SelectField {...common} options={options} placeholder="Choose a degree" />;
  }
  if (kind === 'area') {
    return <TextareaField {...common} rows={rowsFor(field.value)} />;
  }
  if (kind === 'date') return <DateField {...common} />;
  return <TextField {...common} type={kind ?? 'text'} autoComplete="off" />;
}

function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 0);
  return Math.min(12, Math.max(2, lines + 1));
}

function Origin({ field, source, hint }: { field: ProposedField; source: 'resume' | 'json'; hint?: string }) {
  const { line, doubt } = field;
  return (
    <>
      {doubt ? (
        <span className="mb-0.5 flex gap-1.5 text-fair">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {doubt}
        </span>
      ) : null}
      {line ? (
        <span className="block break-words">
          Read from {source === 'json' ? <code>{line}</code> : <q className="text-ink-2">{line}</q>}
        </span>
      ) : null}
      {hint ? <span className="block">{hint}</span> : null}
    </>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { ProposedField } from '../../../shared/master-resume/master-resume-proposal.ts';
import { EntryField } from '../master-resume/entry-field.tsx';
import type { EntryFieldSpec } from '../master-resume/entry-fields.ts';

type FillFieldProps = {
  spec: EntryFieldSpec;
  /** The name in the form, such as "experience.0.startDate". */
  name: string;
  field: ProposedField;
  errors: string | undefined;
  source: 'resume' | 'json';
  className?: string;
  hideLabel?: boolean;
};

/** One value as it was read, open to editing, with the line it was read from and any doubt about it. */
export function FillField({ spec, name, field, source, ...rest }: FillFieldProps) {
  // A résumé may hold any text, which a number box would drop.
  const type = spec.type === 'university' || spec.type === 'number' ? 'text' : spec.type;
  return (
    <EntryField
      {...rest}
      label={spec.label}
      type={type}
      name={name}
      defaultValue={field.value}
      rows={rowsFor(field.value)}
      hint={<Origin field={field} source={source} hint={type === 'date' ? spec.hint : undefined} />}
    />
  );
}

/** The width of a field in a row of six columns. */
export function widthOf({ type, required }: EntryFieldSpec): string {
  if (type === 'area') return 'sm:col-span-6';
  return required && type !== 'date' ? 'sm:col-span-3' : 'sm:col-span-3 lg:col-span-2';
}

export function rowsFor(text: string): number {
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
        <span className="block">
          Read from {source === 'json' ? <code>{line}</code> : <q className="text-ink-2">{line}</q>}
        </span>
      ) : null}
      {hint ? <span className="block">{hint}</span> : null}
    </>
  );
}

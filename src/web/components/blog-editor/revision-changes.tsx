import { counted } from '../../../shared/plural.ts';

type Part = { kind: 'same' | 'added' | 'removed'; text: string } | { kind: 'skipped'; lines: number };

type RevisionChangesProps = {
  changes: { label: string; difference: Part[] }[];
  /** The oldest version that is kept has nothing before it. */
  isFirst: boolean;
};

/** What differs between two versions, field by field. */
export function RevisionChanges({ changes, isFirst }: RevisionChangesProps) {
  if (changes.length === 0) return <p className="text-ink-2">No text differs between the two.</p>;
  return (
    <div className="flex flex-col gap-5">
      {isFirst ? <p className="text-ink-2">This is the oldest version that is kept.</p> : null}
      {changes.map(({ label, difference }) => (
        <section key={label} className="min-w-0">
          <h2 className="mb-1.5 text-sm">{label}</h2>
          <div className="rounded-md border bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">
            {difference.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
              <DifferencePart key={index} part={part} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function DifferencePart({ part }: { part: Part }) {
  if (part.kind === 'skipped')
    return (
      <span className="my-2 block border-y border-dashed py-1 text-center text-xs text-ink-3">
        {counted(part.lines, 'line')} without changes
      </span>
    );
  if (part.kind === 'same') return <span>{part.text}</span>;
  if (part.kind === 'added')
    return <ins className="rounded-sm bg-good-soft text-good decoration-good/50">{part.text}</ins>;
  return <del className="rounded-sm bg-low-soft text-low decoration-low/60">{part.text}</del>;
}

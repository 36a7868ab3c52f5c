import { TriangleAlert } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export type ReadState = {
  status: 'reading' | 'read' | 'failed';
  failure: string | null;
  warnings: string[];
};

/** The state of reading the file, with what the person can do about a failure. */
export function ResumeState({ state: { status, failure, warnings } }: { state: ReadState }) {
  if (status === 'reading') {
    return (
      <p className="flex items-center gap-2 text-ink-2" role="status">
        <Spinner /> Reading your résumé…
      </p>
    );
  }
  if (status === 'failed') {
    return (
      <Alert
        tone="low"
        title="We couldn’t read this file"
        action={<TextLink to="/check">Check its text instead</TextLink>}
      >
        {failure}
      </Alert>
    );
  }
  return warnings.length > 0 ? <Warnings warnings={warnings} /> : null;
}

function Warnings({ warnings }: { warnings: string[] }) {
  return (
    <div className="rounded-md border border-fair/30 bg-fair-soft p-3 text-xs text-ink-2">
      <p className="flex items-center gap-2 font-[550] text-ink">
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-fair" />
        Worth a look
      </p>
      <ul className="mt-1 flex flex-col gap-1.5 ps-5.5">
        {warnings.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

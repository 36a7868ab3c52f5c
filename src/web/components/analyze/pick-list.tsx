import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ScoreRing } from '../result/score-ring.tsx';

export type PickableRow = {
  id: string;
  title: string;
  location: string | null;
  company: string;
  isDemo: boolean;
  isFollowed: boolean;
  /** The person's best score; undefined if the job was never analyzed. */
  score?: number | null;
};

type PickListProps = {
  jobs: PickableRow[];
  /** Followed companies' jobs and others stand under headings. */
  isGrouped: boolean;
  /** The picks of all pages; null without JavaScript, where the form submits those on this page. */
  picks: ReadonlySet<string> | null;
  isFull: boolean;
  onPick: (ids: string[], isPicked: boolean) => void;
};

/** One page of jobs with checkboxes, for the surrounding form. */
export function PickList({ jobs, isGrouped, picks, isFull, onPick }: PickListProps) {
  const rows = { picks, isFull, onPick };
  const ids = jobs.map(({ id }) => id);
  const picked = ids.filter((id) => picks?.has(id)).length;
  return (
    <>
      <div className="border-t px-5 py-3 noscript:hidden">
        <PickAll
          count={ids.length}
          picked={picked}
          disabled={isFull && picked === 0}
          onPick={(all) => onPick(ids, all)}
        />
      </div>
      {isGrouped ? (
        <>
          <PickGroup
            title="Companies you follow"
            jobs={jobs.filter(({ isFollowed }) => isFollowed)}
            {...rows}
          />
          <PickGroup title="Other companies" jobs={jobs.filter(({ isFollowed }) => !isFollowed)} {...rows} />
        </>
      ) : (
        <PickRows jobs={jobs} {...rows} />
      )}
    </>
  );
}

type RowsProps = Pick<PickListProps, 'jobs' | 'picks' | 'isFull' | 'onPick'>;

function PickGroup({ title, ...rows }: RowsProps & { title: string }) {
  const id = useId();
  if (rows.jobs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-t bg-sunken px-5 py-2 text-xs text-ink-2">
        {title}
      </h3>
      <PickRows {...rows} />
    </section>
  );
}

function PickRows({ jobs, picks, isFull, onPick }: RowsProps) {
  return (
    <ul>
      {jobs.map(({ id, title, location, company, isDemo, score }) => (
        <li key={id} className="flex items-center gap-4 border-t px-5 py-3 hover:bg-hover">
          <Checkbox
            name="jobId"
            value={id}
            label={<span className="[overflow-wrap:anywhere]">{title}</span>}
            hint={[isDemo ? `${company} (made up)` : company, location].filter(Boolean).join(' · ')}
            className="flex-1"
            {...(picks
              ? {
                  checked: picks.has(id),
                  disabled: isFull && !picks.has(id),
                  onChange: ({ currentTarget }) => onPick([id], currentTarget.checked),
                }
              : {})}
          />
          {score === undefined ? null : <ScoreRing score={score} size="sm" label="Your fit score" />}
          <Link to={`/jobs/${id}`} className={`shrink-0 py-1 text-xs ${textLinkClass}`}>
            View<span className="sr-only"> {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type PickAllProps = {
  count: number;
  picked: number;
  disabled: boolean;
  onPick: (isPicked: boolean) => void;
};

function PickAll({ count, picked, disabled, onPick }: PickAllProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPartial = picked > 0 && picked < count;
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <div ref={box}>
      <Checkbox
        label={count === 1 ? 'Pick the job on this page' : `Pick all ${count} on this page`}
        checked={picked === count}
        disabled={disabled}
        onChange={({ currentTarget }) => onPick(currentTarget.checked)}
      />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ScoreRing } from '../result/score-ring.tsx';

export type PickableRow = {
  id: string;
  title: string;
  location: string | null;
  company: string;
  /** The person's best score; undefined if the job was never analyzed. */
  score?: number | null;
};

type PickListProps = {
  jobs: PickableRow[];
  /** The picks of all pages; null without JavaScript, where the form submits those of this page. */
  picks: ReadonlySet<string> | null;
  isFull: boolean;
  onPick: (ids: string[], isPicked: boolean) => void;
};

/** One page of jobs with checkboxes, for the surrounding form. */
export function PickList({ jobs, picks, isFull, onPick }: PickListProps) {
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
      <ul>
        {jobs.map(({ id, title, location, company, score }) => (
          <li key={id} className="flex items-center gap-4 border-t px-5 py-3 hover:bg-hover">
            <Checkbox
              name="jobId"
              value={id}
              label={<span className="[overflow-wrap:anywhere]">{title}</span>}
              hint={[company, location].filter(Boolean).join(' · ')}
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
    </>
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
        label={count === 1 ? 'Pick the job of this page' : `Pick all ${count} of this page`}
        checked={picked === count}
        disabled={disabled}
        onChange={({ currentTarget }) => onPick(currentTarget.checked)}
      />
    </div>
  );
}

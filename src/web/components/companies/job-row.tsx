import { Link, useLocation } from 'react-router';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { RelativeTime } from '../dates/relative-time.tsx';
import { ScoreRing } from '../result/score-ring.tsx';

type JobRowProps = {
  job: {
    id: string;
    title: string;
    location: string | null;
    department: string | null;
    type: string | null;
    postedAt: Date | null;
    /** The person's best score; undefined if the job was never analyzed. */
    score?: number | null;
  };
};

/** The whole row links to the job, whose back link returns to the list with its current filters. */
export function JobRow({ job: { id, title, location, department, type, postedAt, score } }: JobRowProps) {
  const { search } = useLocation();
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-t px-5 py-3.5 hover:bg-hover has-focus-visible:bg-hover">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3.5">
        {score === undefined ? null : <ScoreRing score={score} size="sm" label="Your fit score" />}
        <div className="min-w-0">
          <h3 className="font-[570] text-wrap">{title}</h3>
          <p className="text-xs text-ink-3">{[location, department, type].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {postedAt ? (
        <span className="text-xs text-ink-3">
          <RelativeTime at={postedAt} />
        </span>
      ) : null}
      <Link
        to={`/jobs/${id}`}
        state={{ list: search }}
        prefetch="intent"
        className={buttonClass({ size: 'sm', className: 'after:absolute after:inset-0 max-sm:ml-auto' })}
      >
        <span>
          View Details<span className="sr-only"> of {title}</span>
        </span>
      </Link>
    </li>
  );
}

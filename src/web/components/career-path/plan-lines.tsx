import type { PlanJob } from '../../../shared/career/career-plan.ts';
import { counted } from '../../../shared/plural.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { ScoreChange } from '../result/score-change.tsx';

/** The results behind a claim, each with the line of its posting. */
export function PlanLines({ jobs, asking }: { jobs: PlanJob[]; asking: number }) {
  if (jobs.length === 0) return <p className="mt-2 text-ink-2">The results behind this have been deleted.</p>;
  return (
    <>
      <ul className="mt-3 flex flex-col gap-3.5">
        {jobs.map(({ analysisId, title, company, from, to, quote }) => (
          <li key={analysisId}>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <span className="min-w-0">
                <TextLink to={`/results/${analysisId}`}>{title}</TextLink>
                {company ? <span className="text-ink-3"> · {company}</span> : null}
              </span>
              {to > from ? <ScoreChange from={from} to={to} /> : null}
            </div>
            <blockquote className="mt-1.5 border-l-2 border-line-strong py-0.5 pl-3.5 whitespace-pre-wrap text-ink-2">
              {quote}
            </blockquote>
          </li>
        ))}
      </ul>
      {asking > jobs.length ? (
        <p className="mt-3 text-xs text-ink-3">
          {counted(asking - jobs.length, 'more job asks', 'more jobs ask')} for it.
        </p>
      ) : null}
    </>
  );
}

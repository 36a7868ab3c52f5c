import { Link } from 'react-router';
import type { AnalysisSummary } from '../../shared/analysis-summary.ts';
import { ScoreBadge, ScoreRing } from '../ui/score-ring.tsx';
import { RelativeTime } from './relative-time.tsx';

export function ResultList({ items }: { items: AnalysisSummary[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="border-t first:border-t-0">
          <Link
            to={`/results/${item.id}`}
            prefetch="intent"
            className="grid grid-cols-[44px_1fr_auto] items-center gap-3.5 px-5 py-3 hover:bg-hover"
          >
            <ScoreRing score={item.fitScore} size="sm" />
            <span className="min-w-0">
              <span className="block font-[570]">{item.jobTitle}</span>
              <span className="block text-xs text-ink-3">
                {item.company ? `${item.company} · ` : ''}
                {item.resumeName} · <RelativeTime at={item.createdAt} />
              </span>
              {item.fitScore === null && item.reason ? (
                <span className="block text-xs text-ink-2">{item.reason}</span>
              ) : null}
            </span>
            <ScoreBadge score={item.fitScore} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

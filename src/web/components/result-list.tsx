import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { AnalysisSummary } from '../../shared/analysis-summary.ts';
import { isMatch } from '../../shared/score-words.ts';
import { Badge } from '../ui/badge.tsx';
import { ScoreBadge, ScoreRing } from '../ui/score-ring.tsx';
import { RelativeTime } from './relative-time.tsx';

type ResultListProps = {
  items: AnalysisSummary[];
  /** A score from here on is marked as a match. */
  threshold: number;
};

export function ResultList({ items, threshold }: ResultListProps) {
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
            <span className="flex flex-col items-end gap-1.5 sm:flex-row-reverse sm:items-center">
              <ScoreBadge score={item.fitScore} />
              {isMatch(item.fitScore, threshold) ? (
                <Badge tone="accent">
                  <Check aria-hidden="true" className="size-3" />
                  Match
                </Badge>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

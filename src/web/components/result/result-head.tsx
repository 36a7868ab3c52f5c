import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { isMatch } from '../../../shared/results/score-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';
import { ScoreBadge, ScoreRing } from './score-ring.tsx';

type ResultHeadProps = {
  item: AnalysisSummary;
  /** Scores from this value on are marked as a match. */
  threshold: number;
  end?: ReactNode;
};

/** The three grid cells of a result in a list: score, title and facts, end. */
export function ResultHead({ item, threshold, end }: ResultHeadProps) {
  return (
    <>
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
      <span className="flex items-center gap-3">
        <span className="flex flex-col items-end gap-1.5 sm:flex-row-reverse sm:items-center">
          <ScoreBadge score={item.fitScore} />
          {isMatch(item.fitScore, threshold) ? (
            <Badge tone="accent">
              <Check aria-hidden="true" className="size-3" />
              Match
            </Badge>
          ) : null}
        </span>
        {end}
      </span>
    </>
  );
}

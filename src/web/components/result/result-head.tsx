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

/** A row of a list of results. On a phone the badges are below the title, which needs the width. */
export const resultHeadGrid =
  'grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 px-5 py-3 sm:grid-cols-[44px_minmax(0,1fr)_auto_auto]';

/** The cells of `resultHeadGrid`: score, title and facts, badges, end. */
export function ResultHead({ item, threshold, end }: ResultHeadProps) {
  return (
    <>
      <span className="max-sm:row-span-2 max-sm:self-start">
        <ScoreRing score={item.fitScore} size="sm" />
      </span>
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
      <span className="flex gap-1.5 max-sm:order-1 max-sm:col-start-2 sm:flex-row-reverse">
        <ScoreBadge score={item.fitScore} />
        {isMatch(item.fitScore, threshold) ? (
          <Badge tone="accent">
            <Check aria-hidden="true" className="size-3" />
            Match
          </Badge>
        ) : null}
      </span>
      {end}
    </>
  );
}

import { Link } from 'react-router';
import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { classNames } from '../../ui/class-names.ts';
import { ResultHead, resultHeadGrid } from '../result/result-head.tsx';

type ResultListProps = {
  items: AnalysisSummary[];
  /** Scores from this value on are marked as a match. */
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
            className={classNames(resultHeadGrid, 'hover:bg-hover')}
          >
            <ResultHead item={item} threshold={threshold} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

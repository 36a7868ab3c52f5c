import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { ResultEntry } from './result-entry.tsx';

export type ShownResult = AnalysisSummary & { isNarrated: boolean };

type ResultAccordionProps = {
  items: ShownResult[];
  /** A score from here on is marked as a match. */
  threshold: number;
};

export function ResultAccordion({ items, threshold }: ResultAccordionProps) {
  return (
    <ul aria-label="Results">
      {items.map((item) => (
        <ResultEntry key={item.id} item={item} threshold={threshold} />
      ))}
    </ul>
  );
}

import { ResultEntry, type ResultItem } from './result-entry.tsx';

type ResultAccordionProps = {
  items: ResultItem[];
  /** Scores from this value on are marked as a match. */
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

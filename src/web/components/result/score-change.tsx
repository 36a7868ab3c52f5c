import { Badge } from '../../ui/badge.tsx';

/** "82 → 89", worded for screen readers; "no change" if it stays. */
export function ScoreChange({ from, to }: { from: number; to: number }) {
  if (to <= from) return <Badge tone="neutral">no change</Badge>;
  return (
    <Badge tone="good" className="whitespace-nowrap">
      <span aria-hidden="true">
        {from} → {to}
      </span>
      <span className="sr-only">
        score from {from} to {to}
      </span>
    </Badge>
  );
}

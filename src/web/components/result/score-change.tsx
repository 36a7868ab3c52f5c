import { Badge } from '../../ui/badge.tsx';

/** "82 → 89", worded for screen readers. */
export function ScoreChange({ from, to }: { from: number; to: number }) {
  return (
    <Badge tone={to > from ? 'good' : 'neutral'} className="whitespace-nowrap">
      <span aria-hidden="true">
        {from} → {to}
      </span>
      <span className="sr-only">
        score from {from} to {to}
      </span>
    </Badge>
  );
}

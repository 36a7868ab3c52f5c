import type { ReactNode } from 'react';
import type { ScoreFigures } from '../../../shared/results/analysis-summary.ts';
import { Card } from '../../ui/card.tsx';
import { ScoreBadge } from '../result/score-ring.tsx';

const numberFormat = new Intl.NumberFormat('en');

export function ScoreCards({ figures }: { figures: ScoreFigures }) {
  const { total, scored, high } = figures;
  const average = figures.average === null ? null : Math.round(figures.average);
  return (
    <dl className="mb-4 grid grid-cols-3 gap-2 md:mb-5 md:gap-4">
      <Figure name="Total Analyzed" value={numberFormat.format(total)}>
        {scored < total ? `${numberFormat.format(total - scored)} without a score` : null}
      </Figure>
      <Figure name="Average Score" value={average ?? '–'}>
        {average === null ? null : <ScoreBadge score={average} />}
      </Figure>
      <Figure name="High Matches >80" value={numberFormat.format(high)}>
        {scored > 0 ? `${Math.round((high / scored) * 100)}% of your scores` : null}
      </Figure>
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <Card className="px-3 py-3 md:px-5 md:py-4">
      <dt className="text-ink-2 max-md:text-xs">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="num text-lg font-[640] tracking-[-0.022em] md:text-xl">{value}</span>
        <span className="num text-xs text-ink-3">{children}</span>
      </dd>
    </Card>
  );
}

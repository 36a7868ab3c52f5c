import { useMemo } from 'react';
import { figures, scoreNames, type totals } from '../../../shared/analytics/figures.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';

const ascending = scoreNames.toReversed();
const labels = ascending.map((name) => figures[name].label.split(' ')[0] ?? '');

/** How many results had which score. */
export function ScoreDistribution({ sums }: { sums: ReturnType<typeof totals> }) {
  const series = useMemo(() => [{ label: 'Results', values: ascending.map((name) => sums[name]) }], [sums]);
  const isEmpty = scoreNames.every((name) => sums[name] === 0);
  return (
    <Card>
      <CardHeader title="Scores" description="Results in this time, by their score." />
      {isEmpty ? (
        <EmptyState title="Nothing in this time" />
      ) : (
        <CardBody className="grid gap-5 lg:grid-cols-[1fr_360px]">
          <FigureChart kind="bars" labels={labels} series={series} />
          <FigureTable
            caption="Scores"
            first="Score"
            columns={['Results']}
            rows={scoreNames.map((name) => ({
              key: name,
              label: figures[name].label,
              values: [sums[name]],
            }))}
          />
        </CardBody>
      )}
    </Card>
  );
}

import { useMemo } from 'react';
import {
  type charts,
  type FigureName,
  figures,
  type PeriodFigures,
} from '../../../shared/analytics/figures.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { type PeriodStep, periodHeading, periodLabel } from './period-label.ts';

type PeriodChartProps = { chart: (typeof charts)[number]; periods: PeriodFigures[]; step: PeriodStep };

/** One or two figures over time: a chart, and the numbers beside it. */
export function PeriodChart({ chart, periods, step }: PeriodChartProps) {
  const { title, description } = chart;
  const names = useMemo(
    () => chart.figures.filter((name): name is FigureName => name !== undefined),
    [chart],
  );
  const labels = useMemo(() => periods.map(({ day }) => periodLabel(day, step)), [periods, step]);
  const series = useMemo(
    () => names.map((name) => ({ label: figures[name].label, values: periods.map((each) => each[name]) })),
    [names, periods],
  );
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card>
      <CardHeader title={title} description={description} />
      {isEmpty ? (
        <EmptyState title="Nothing in this time" />
      ) : (
        <CardBody className="grid gap-5 lg:grid-cols-[1fr_360px]">
          <FigureChart kind="lines" labels={labels} series={series} />
          <FigureTable
            caption={title}
            first={periodHeading[step]}
            columns={names.map((name) =>
              figures[name].over === 'average' && step !== 'day'
                ? `${figures[name].label} a day`
                : figures[name].label,
            )}
            rows={periods.toReversed().map((period) => ({
              key: period.day,
              label: periodLabel(period.day, step),
              values: names.map((name) => period[name]),
            }))}
          />
        </CardBody>
      )}
    </Card>
  );
}

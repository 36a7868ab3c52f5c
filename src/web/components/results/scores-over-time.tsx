import type { ScorePeriod } from '../../../shared/results/analysis-summary.ts';
import { LocalDate } from '../dates/local-date.tsx';

/** A line chart of scores over time, and the same data as a table for screen readers. */
export function ScoresOverTime({ periods }: { periods: ScorePeriod[] }) {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  const isGrouped = periods.some(({ count }) => count > 1);
  return (
    <>
      <div aria-hidden="true" className="flex min-h-40 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 gap-2">
          <div className="num flex flex-col justify-between text-right text-xs leading-none text-ink-3">
            <span>100</span>
            <span>50</span>
            <span>0</span>
          </div>
          <div className="relative min-w-0 flex-1 py-1.5">
            <Line periods={periods} />
          </div>
        </div>
        <div className="num mt-2 flex justify-between gap-4 pl-8 text-xs text-ink-3">
          <LocalDate at={first.from} />
          <LocalDate at={last.to} />
        </div>
        {isGrouped ? (
          <p className="mt-1 pl-8 text-xs text-ink-3">
            Each point averages about {first.count.toLocaleString('en')} results
          </p>
        ) : null}
      </div>
      {/* Around the table: a table itself would be as wide as its content. */}
      <div className="sr-only">
        <PeriodTable periods={periods} />
      </div>
    </>
  );
}

/** Uses percentages, so that the chart fills any width without distorting its dots and strokes. */
function Line({ periods }: { periods: ScorePeriod[] }) {
  const points = periods.map(({ average }, index) => ({
    x: periods.length > 1 ? 1 + (index / (periods.length - 1)) * 98 : 50,
    y: 100 - average,
  }));
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 inset-y-1.5 h-[calc(100%-12px)] w-full overflow-visible"
    >
      {[0, 50, 100].map((y) => (
        <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
      ))}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className="overflow-visible"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
      </svg>
      {points.map(({ x, y }) => (
        <circle
          key={x}
          cx={`${x}%`}
          cy={`${y}%`}
          r="3.5"
          strokeWidth="2"
          className="fill-surface stroke-accent"
        />
      ))}
    </svg>
  );
}

function PeriodTable({ periods }: { periods: ScorePeriod[] }) {
  return (
    <table>
      <caption>Your scores over time</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Average score</th>
          <th scope="col">Results</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, to, count, average }) => (
          <tr key={`${from} ${to}`}>
            <th scope="row">
              <LocalDate at={from} />
              {count > 1 ? (
                <>
                  {' to '}
                  <LocalDate at={to} />
                </>
              ) : null}
            </th>
            <td>{Math.round(average)}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

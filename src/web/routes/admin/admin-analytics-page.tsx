import { Download } from 'lucide-react';
import { figuresByDay } from '../../../server/features/analytics/daily-figures.ts';
import { planUsage } from '../../../server/features/analytics/plan-usage.ts';
import { syncHealth } from '../../../server/features/analytics/sync-health.ts';
import { charts, figures, grouped, rangeOf, ranges, totals } from '../../../shared/analytics/figures.ts';
import { PeriodChart } from '../../components/analytics/period-chart.tsx';
import { PlanUsageCard } from '../../components/analytics/plan-usage-card.tsx';
import { ScoreDistribution } from '../../components/analytics/score-distribution.tsx';
import { SyncHealthCard } from '../../components/analytics/sync-health-card.tsx';
import { SectionError } from '../../components/errors/section-error.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/admin-analytics-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const range = rangeOf(new URL(request.url).searchParams.get('range'));
  const read = async () => {
    const [days, plans, sync] = await Promise.all([
      figuresByDay(ctx, range),
      planUsage(ctx),
      syncHealth(ctx),
    ]);
    return { found: { sums: totals(days), periods: grouped(days, range.step), plans, sync } };
  };
  const failure = 'Failed to load the figures';
  const empty = { found: null };
  return { range, ...(await orLoadError<{ found: Found | null }>(ctx, failure, read, empty)) };
}

type Range = ReturnType<typeof rangeOf>;
type Found = {
  sums: ReturnType<typeof totals>;
  periods: ReturnType<typeof grouped>;
  plans: Awaited<ReturnType<typeof planUsage>>;
  sync: Awaited<ReturnType<typeof syncHealth>>;
};

const tiles = ['sign-ups', 'active-people', 'uploads', 'analyses'] as const;

export default function AdminAnalytics({ loaderData }: Route.ComponentProps) {
  const { range, found, loadError } = loaderData;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Analytics' }]}
        title="Analytics"
        description="Counted from what this site stores itself, in days of UTC. Nobody is tracked."
        actions={
          <LinkButton to={`/admin/analytics/figures.csv?range=${range.days}`} reloadDocument prefetch="none">
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </LinkButton>
        }
      />
      <div className="mb-5">
        <LinkTabs
          label="Time"
          items={ranges.map(({ days, label }) => ({
            to: `?range=${days}`,
            label,
            current: days === range.days,
          }))}
        />
      </div>
      <SectionError error={loadError} />
      {found ? <Figures {...found} range={range} /> : null}
    </div>
  );
}

function Figures({ range, sums, periods, plans, sync }: Found & { range: Range }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-4">
        {tiles.map((name) => (
          <div key={name} className="bg-surface p-5">
            <dt className="text-ink-2">
              {figures[name].label}
              {figures[name].over === 'average' ? ' a day' : ''}
            </dt>
            <dd className="num mt-1 text-xl font-[640]">{sums[name].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-col gap-5">
        {charts.slice(0, 2).map((chart) => (
          <PeriodChart key={chart.title} chart={chart} periods={periods} step={range.step} />
        ))}
        <ScoreDistribution sums={sums} />
        <PlanUsageCard usages={plans} />
        {charts.slice(2).map((chart) => (
          <PeriodChart key={chart.title} chart={chart} periods={periods} step={range.step} />
        ))}
        <SyncHealthCard health={sync} />
      </div>
    </>
  );
}

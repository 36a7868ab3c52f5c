import type { PlanUsage } from '../../../shared/analytics/current-state.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';

const numbers = new Intl.NumberFormat('en');

const columns: Column<PlanUsage>[] = [
  { key: 'plan', header: 'Plan', primary: true, cell: ({ plan }) => plan },
  { key: 'people', header: 'People', align: 'end', cell: ({ people }) => numbers.format(people) },
  {
    key: 'limit',
    header: 'Analyses per person',
    align: 'end',
    cell: ({ jobsLimit }) => (jobsLimit === null ? '∞' : numbers.format(jobsLimit)),
  },
  { key: 'used', header: 'Analyses used', align: 'end', cell: ({ used }) => numbers.format(used) },
  {
    key: 'near',
    header: 'At 90% or more',
    align: 'end',
    cell: ({ jobsLimit, nearLimit }) => (jobsLimit === null ? '–' : numbers.format(nearLimit)),
  },
];

/** What people have used of their plans. */
export function PlanUsageCard({ usages }: { usages: PlanUsage[] }) {
  return (
    <Card>
      <CardHeader
        title="Usage against plans"
        description="In everyone’s current period, whatever time is chosen above."
        action={
          <TextLink to="/admin/analytics/figures.csv?of=plans" reloadDocument prefetch="none">
            Download CSV
          </TextLink>
        }
      />
      <Table caption="Usage against plans" columns={columns} rows={usages} rowKey={({ plan }) => plan} />
    </Card>
  );
}

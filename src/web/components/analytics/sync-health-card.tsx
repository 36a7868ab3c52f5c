import type { SyncHealth } from '../../../shared/analytics/current-state.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { LocalTime } from '../dates/local-time.tsx';

const counts = [
  ['boards', 'Boards'],
  ['healthy', 'Healthy'],
  ['failing', 'Failing'],
  ['overdue', 'Not tried for a day'],
] as const;

/** How the job boards are doing now. */
export function SyncHealthCard({ health }: { health: SyncHealth }) {
  return (
    <Card>
      <CardHeader
        title="Job boards now"
        description={
          health.lastRunAt ? (
            <>
              The last automated sync began <LocalTime at={health.lastRunAt} />.
            </>
          ) : (
            'No automated sync has run yet.'
          )
        }
        action={<TextLink to="/admin/job-boards">Job boards</TextLink>}
      />
      <CardBody>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {counts.map(([key, label]) => (
            <div key={key}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="num mt-1 text-lg font-[640]">{health[key].toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

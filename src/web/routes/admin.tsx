import { figuresOf } from '../../server/features/admin/figures.ts';
import { latestFeedback } from '../../server/features/feedback/feedback.ts';
import { PageHeader } from '../components/page-header.tsx';
import { RelativeTime } from '../components/relative-time.tsx';
import { contextOf } from '../lib/request.server.ts';
import { Card, CardHeader } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/admin';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [figures, feedback] = await Promise.all([figuresOf(ctx), latestFeedback(ctx)]);
  return { figures, feedback };
}

const labels = {
  users: 'Accounts',
  resumes: 'Résumés',
  analyses: 'Analyses',
  companies: 'Companies',
  jobs: 'Jobs',
} as const;

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width py-8">
      <PageHeader title="Admin" description="How this Rolefit is doing." />
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
          <Card key={key} className="p-5">
            <dt className="text-ink-2">{labels[key]}</dt>
            <dd className="num mt-1 text-xl font-[640]">{loaderData.figures[key].toLocaleString('en')}</dd>
          </Card>
        ))}
      </dl>
      <Card className="mt-5">
        <CardHeader title="Latest feedback" />
        {loaderData.feedback.length === 0 ? <EmptyState title="Nobody has said anything yet" /> : null}
        <ul>
          {loaderData.feedback.map(({ id, content, username, createdAt }) => (
            <li key={id} className="border-t px-5 py-3">
              <p className="whitespace-pre-wrap">{content}</p>
              <p className="mt-1 text-xs text-ink-3">
                {username} · <RelativeTime at={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

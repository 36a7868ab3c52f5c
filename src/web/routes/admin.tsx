import { figuresOf } from '../../server/features/admin/figures.ts';
import { PageHeader } from '../components/page-header.tsx';
import { contextOf } from '../lib/request.server.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/admin';

export async function loader({ context }: Route.LoaderArgs) {
  return figuresOf(contextOf(context));
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
            <dd className="num mt-1 text-xl font-[640]">{loaderData[key].toLocaleString('en')}</dd>
          </Card>
        ))}
      </dl>
    </div>
  );
}

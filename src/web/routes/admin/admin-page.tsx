import {
  ChartLine,
  CreditCard,
  Inbox,
  Mail,
  MessageSquare,
  Newspaper,
  ScrollText,
  Settings,
  SquareKanban,
  Users,
} from 'lucide-react';
import { adminFigures } from '../../../server/features/admin-figures/admin-figures.ts';
import { listFeedback } from '../../../server/features/feedback/feedback.ts';
import { AdminCard } from '../../components/admin/admin-card.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { contextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/admin-page';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [figures, { openCount }] = await Promise.all([
    adminFigures(ctx),
    listFeedback(ctx, { page: 1, resolved: false }),
  ]);
  return { figures, openCount };
}

const labels = {
  users: 'Accounts',
  resumes: 'Résumés',
  analyses: 'Analyses',
  companies: 'Companies',
  jobs: 'Jobs',
} as const;

export default function Admin({ loaderData: { figures, openCount } }: Route.ComponentProps) {
  return (
    <div className="page-width py-8">
      <PageHeader title="Admin" description="How this Rolefit is doing, and everything to run it." />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-5">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
          <div key={key} className="bg-surface p-5 max-md:last:col-span-2">
            <dt className="text-ink-2">{labels[key]}</dt>
            <dd className="num mt-1 text-xl font-[640]">{figures[key].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        <AdminCard to="/admin/email" icon={Mail} title="Email Management">
          Campaigns, templates and logs, and single emails.
        </AdminCard>
        <AdminCard to="/admin/blog" icon={Newspaper} title="Blog Management">
          Write posts, publish them and sort them into categories.
        </AdminCard>
        <AdminCard to="/admin/analytics" icon={ChartLine} title="Analytics">
          Sign-ups, analyses, scores, email and syncing over time.
        </AdminCard>
        <AdminCard to="/admin/settings" icon={Settings} title="System Settings">
          Name, sign-up, limits, email, files, boards and the narrator.
        </AdminCard>
      </ul>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <AdminCard to="/admin/users" icon={Users} title="Users">
          Roles, suspensions, plans and what people have used.
        </AdminCard>
        <AdminCard to="/admin/plans" icon={CreditCard} title="Plans">
          What’s sold here, at what price, and with which limits.
        </AdminCard>
        <AdminCard to="/admin/job-boards" icon={SquareKanban} title="Job boards">
          How job syncing is going, and which boards have problems.
        </AdminCard>
        <AdminCard
          to="/admin/feedback"
          icon={MessageSquare}
          title="Feedback"
          note={openCount > 0 ? `${openCount.toLocaleString('en')} open` : undefined}
        >
          What people said, and what’s been dealt with.
        </AdminCard>
        <AdminCard to="/admin/email/outbox" icon={Inbox} title="Outbox">
          The emails this site writes, and what happened to each.
        </AdminCard>
        <AdminCard to="/admin/record" icon={ScrollText} title="Record">
          What administrators did, and when. Nobody can change it.
        </AdminCard>
      </ul>
    </div>
  );
}

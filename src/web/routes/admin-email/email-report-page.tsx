import { campaignProgress } from '../../../server/features/campaign-sending/campaign-progress.ts';
import { findCampaign } from '../../../server/features/email-campaigns/email-campaigns.ts';
import { campaignReport } from '../../../server/features/email-tracking/campaign-report.ts';
import { CampaignProgressCard } from '../../components/email/campaigns/campaign-progress-card.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { leadTo } from '../../lib/email/email-answers.server.ts';
import { contextOf } from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/email-report-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const campaign = await findCampaign(ctx, params.campaignId).catch(
    leadTo('/admin/email', 'Failed to load campaign details'),
  );
  const [progress, report] = await Promise.all([
    campaignProgress(ctx, params.campaignId),
    campaignReport(ctx, params.campaignId),
  ]);
  return { campaign, progress, report };
}

const figures = [
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['opened', 'Opened'],
  ['clicked', 'Clicked'],
  ['bounced', 'Bounced'],
  ['complained', 'Complained'],
  ['unsubscribed', 'Unsubscribed'],
] as const;

export default function EmailReport({ loaderData: { campaign, progress, report } }: Route.ComponentProps) {
  const path = `/admin/email/campaigns/${campaign.id}`;
  const rate = (count: number) => (report.sent > 0 ? `${((100 * count) / report.sent).toFixed(1)} %` : '–');
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: 'Campaign', to: path },
          { label: 'Report' },
        ]}
        title={<span className="wrap-anywhere">{campaign.name}</span>}
        description="Opens and clicks are counted only for people who didn’t ask to be left alone, and some mail programs open every image themselves."
        actions={<LinkButton to={`/admin/email/logs?campaign=${campaign.id}`}>Logs</LinkButton>}
      />
      <CampaignProgressCard path={path} {...campaign} progress={progress} />
      <dl className="mb-5 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-4 lg:grid-cols-7">
        {figures.map(([key, label]) => (
          <div key={key} className="bg-surface p-4 max-lg:last:col-span-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num mt-1 text-xl font-[640]">{report[key].toLocaleString('en')}</dd>
            <dd className="num text-xs text-ink-3">{key === 'sent' ? 'emails' : rate(report[key])}</dd>
          </div>
        ))}
      </dl>
      <Card>
        <CardHeader title="Links" />
        <Table
          caption="Links"
          rows={report.links}
          rowKey={({ position }) => String(position)}
          columns={[
            {
              key: 'url',
              header: 'Link',
              primary: true,
              cell: ({ url }) => <span className="wrap-anywhere">{url}</span>,
            },
            {
              key: 'people',
              header: 'People',
              align: 'end',
              cell: ({ people }) => people.toLocaleString('en'),
            },
            {
              key: 'rate',
              header: 'Of all sent',
              align: 'end',
              cell: ({ people }) => <span className="whitespace-nowrap">{rate(people)}</span>,
            },
          ]}
          empty={
            <EmptyState title="No links">The email has no links, or it hasn’t been sent yet.</EmptyState>
          }
        />
      </Card>
    </div>
  );
}
